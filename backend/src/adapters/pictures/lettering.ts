import { display, type Letters, text } from './letters.js';

/** How a line of text is set. */
export interface Setting {
  letters: Letters;
  /** In pixels. */
  size: number;
}

export const displayAt = (size: number): Setting => ({ letters: display, size });
export const textAt = (size: number): Setting => ({ letters: text, size });

const unitsPerEm = 1_000;
const unknown = '?';
const cut = '…';

/** A line of text as outlines, its baseline's left end at x, y. Letters that the typeface lacks become their base letter, or '?'. */
export function lettered(line: string, { letters, size }: Setting, x: number, y: number): string {
  let place = 0;
  let shapes = '';
  for (const letter of spelled(line, letters)) {
    const { width, path } = glyph(letters, letter);
    if (path !== '') shapes += `<path transform="translate(${place} 0)" d="${path}"/>`;
    place += width;
  }
  const scale = size / unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;
}

/** How wide a line is, in pixels. */
export function widthOf(line: string, { letters, size }: Setting): number {
  const widths = spelled(line, letters).map((letter) => glyph(letters, letter).width);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / unitsPerEm;
}

/** The line, or as much of its beginning as fits, with an ellipsis. */
export function fitted(line: string, setting: Setting, width: number): string {
  if (widthOf(line, setting) <= width) return line;
  const kept = [...line];
  while (kept.length > 0 && widthOf(kept.join('') + cut, setting) > width) kept.pop();
  return kept.join('').trimEnd() + cut;
}

/** The text in lines that fit; a word that is wider than a line has one of its own. The last of `most` lines holds the rest. */
export function wrapped(text: string, setting: Setting, width: number, most = Infinity): string[] {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === most || widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function spelled(line: string, letters: Letters): string[] {
  return [...line.normalize('NFC')].map((letter) => {
    if (Object.hasOwn(letters, letter)) return letter;
    const base = letter.normalize('NFKD').charAt(0);
    return Object.hasOwn(letters, base) ? base : unknown;
  });
}

function glyph(letters: Letters, letter: string): { width: number; path: string } {
  const outline = letters[letter] ?? '0';
  const end = outline.indexOf(' ');
  if (end === -1) return { width: Number(outline), path: '' };
  return { width: Number(outline.slice(0, end)), path: outline.slice(end + 1) };
}
