import { DomainError } from '../errors.js';

/*
 * Patterns that people write to take texts out of cells. They are regular expressions of a subset that cannot run long: see
 * docs/decisions/column-mapping.md.
 */

const maxPatternLength = 100;
/** In longer cells nothing is looked for; no field that needs a pattern takes as many characters. */
const maxCellLength = 200;
/** Of `*`, `+` and `{...}`. A search that may begin anywhere counts as one. */
const maxRepeats = 2;
/** Of `?` and `|`. */
const maxChoices = 4;

/** A repeat, with what follows it, which would make it lazy or is wrong. */
const repeat = /^(?:[*+]|\{\d{1,2}(?:,\d{0,2})?\})/;
/** An escaped sign or class, a set, a group's beginning, or any other sign. */
const part = /^(?:\\[dDwWsSb\-^$\\.*+?()[\]{}|/]|\[\^?(?:\\[^pPbBkcux\d]|[^\]\\])+\]|\((?:\?:)?|[^\\[])/u;

/** A function that takes the match of the pattern out of a cell. @throws invalid/mapping for a pattern outside of the subset */
export function stripper(pattern: string): (cell: string) => string {
  if (pattern.length > maxPatternLength)
    throw refused(pattern, `is longer than ${maxPatternLength} characters`);
  requireQuick(pattern);
  const expression = compiled(pattern);
  return (cell) => (cell.length > maxCellLength ? cell : cell.replace(expression, ''));
}

function compiled(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    const { message } = error as Error;
    throw refused(pattern, `is not a regular expression (${message.replace(/^.*\/u?: /, '')})`);
  }
}

/** Refuses what makes an expression try many ways: repeated groups, references, looking around, many repeats and choices. */
function requireQuick(pattern: string): void {
  let [repeats, choices, depth] = [0, 0, 0];
  let isAnchored = pattern.startsWith('^');
  let previous = '';
  for (let rest = pattern; rest !== ''; rest = rest.slice(previous.length)) {
    const found = repeat.exec(rest)?.[0] ?? part.exec(rest)?.[0];
    if (found === undefined || (previous.startsWith('(') && found === '?'))
      throw refused(pattern, `has "${rest.slice(0, 4)}", which is not supported`);
    const isRepeat = repeat.test(found);
    if ((isRepeat || found === '?') && previous === ')')
      throw refused(pattern, 'repeats a group, which is not supported');
    if (isRepeat) repeats++;
    if (found === '?' || found === '|') choices++;
    if (found === '|' && depth === 0) isAnchored = false;
    depth += found.startsWith('(') ? 1 : found === ')' ? -1 : 0;
    previous = found;
  }
  if (repeats + (isAnchored ? 0 : 1) > maxRepeats)
    throw refused(pattern, 'repeats too much; use one * or +, or two if the pattern begins with ^');
  if (choices > maxChoices) throw refused(pattern, `has more than ${maxChoices} signs ? and |`);
}

function refused(pattern: string, problem: string): DomainError {
  return new DomainError('invalid', 'mapping', `The pattern "${pattern.slice(0, 40)}" ${problem}.`);
}
