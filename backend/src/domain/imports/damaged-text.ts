import type { WarnCell } from './score-file.js';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** What spreadsheets make of '1E5', '5304', '3-3' or '0:30' when they take them for numbers, dates or times. */
const rewrittenModel = new RegExp(
  [
    String.raw`\d(?:[.,]\d+)?E[+-]\d{2,}`,
    String.raw`\d+\.0+`,
    String.raw`\d{1,2}[-/. ](?:${months})(?:[-/. ]\d{2,4})?`,
    String.raw`(?:${months})[-/. ]\d{2,4}`,
    String.raw`(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?`,
    String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'i',
);

/** Warns of a model number that a spreadsheet has probably rewritten. */
export function warnOfRewrittenModel(cell: string, warn: WarnCell): void {
  const model = cell.trim();
  if (!rewrittenModel.test(model)) return;
  warn(
    'model-rewritten',
    `"${model.slice(0, 40)}" looks like a number, date or time that a spreadsheet made of a model number. If so, format the column as text and export the file again.`,
  );
}
