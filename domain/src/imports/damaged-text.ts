import type { RejectCell } from './rating-scales.js';
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
    String.raw`(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?`,
    String.raw`\d{1,2}/\d{1,2}/\d{2}`,
    String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'i',
);

/** Rejects a model number that a spreadsheet has rewritten: what it was before cannot be known. */
export function rejectRewrittenModel(cell: string, reject: RejectCell): void {
  const model = cell.trim();
  if (!rewrittenModel.test(model)) return;
  reject(
    'model-rewritten',
    `"${model.slice(0, 40)}" looks like a number, date or time that a spreadsheet made of a model number. Format the column as text, and enter the model number again.`,
  );
}

/** The text within the quotation marks that a word processor made of the straight ones around a cell; other texts as they are. */
export function withoutCurlyQuotes(cell: string): string {
  return cell < '“' ? cell : cell.replace(/^[“„]([^“”„]*)[”“]$/, '$1');
}

const beyondAscii = /[^\0-\x7f]/;

/**
 * Text read in the wrong encoding: replacement characters; the accented letters of old Macs in Windows-1252, as 'CafŽ' for
 * 'Café'; those of UTF-8, as 'CafÃ©'.
 */
const garbledText =
  /\ufffd|[\x80-\x9f]|\p{Ll}[ŠŒŽŸÕ¨ª]|\p{L}[ŠŒŽŸ]\p{Ll}|\p{L}[ƒ‡ˆ‰‹]|ƒ\p{L}|[ÂÃ][\xa0-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/u;

/** Warns of letters that come from reading the text in the wrong encoding, here or in a program before. */
export function warnOfGarbledText(cell: string, warn: WarnCell): void {
  if (!beyondAscii.test(cell) || !garbledText.test(cell)) return;
  warn(
    'text-garbled',
    `"${cell.trim().slice(0, 40)}" has letters that are probably wrong, as in a file from an old Mac program. If so, save the file as UTF-8 and import it again.`,
  );
}
