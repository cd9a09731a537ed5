import type { FileWarning } from '../score-file.js';
import { type AdviceWords, adviseIn } from './advice.js';

/** Rows with the same problem. */
export interface ProblemGroup {
  /** The first of them; all of a group have its column and code. */
  first: FileWarning;
  /** 'Line 4' or '27 rows' */
  where: string;
  /** The message, in the words of the surface. */
  reason: string;
  /** 'line 4 LG WM5800HVA' for each row of a larger group, in the order of the file. */
  rows: string[];
}

/** What rows have in common whose own messages differ by the model that they name, said of 'it' or 'them'. */
const commonReasons: Readonly<Record<string, (words: AdviceWords, pronoun: string) => string>> = {
  'unknown-model': ({ createMissing }, pronoun) =>
    `not in the catalogue; to add ${pronoun}, ${createMissing}`,
  duplicate: () => 'listed before; only the first row of a model is used',
  'unknown-id': () => 'no model in the catalogue has this id',
};

/** Groups problems with equal reasons, in the order in which they first occur. `words` are those of the surface. */
export function groupProblems(problems: readonly FileWarning[], words: AdviceWords): ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ column, code, message }) =>
    [column, code, code in commonReasons ? '' : message].join('\n'),
  );
  return [...groups.values()].map((group) => toGroup(group, words));
}

function toGroup(group: readonly FileWarning[], words: AdviceWords): ProblemGroup {
  const [first] = group as [FileWarning];
  const isOne = group.length === 1;
  const common = commonReasons[first.code]?.(words, isOne ? 'it' : 'them');
  return {
    first,
    where: isOne ? `Line ${first.line}` : `${group.length} rows`,
    reason: common ?? adviseIn(words, first.message),
    rows: isOne ? [] : group.map(({ line, model }) => `line ${line} ${model}`.trim()),
  };
}
