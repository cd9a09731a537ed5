import fonts from './fonts.json' with { type: 'json' };

/**
 * Glyph outlines of one cut of the site's typeface, so that pictures look the same on machines without fonts. Maps each
 * character to its advance width and SVG path, in thousandths of an em with the baseline at 0.
 */
export type Font = Readonly<Record<string, string>>;

/** The font and size of a line of text. */
export interface TextStyle {
  font: Font;
  /** In pixels. */
  size: number;
}

/** For headings and scores: semibold, narrow. */
export const displayStyle = (size: number): TextStyle => ({ font: fonts.display, size });
/** For body text: medium, full width. */
export const bodyStyle = (size: number): TextStyle => ({ font: fonts.body, size });

const unitsPerEm = 1_000;
const replacementCharacter = '?';
const ellipsis = '…';

/** SVG outlines of a line whose baseline starts at x, y. Characters missing from the font become their base letter or '?'. */
export function textOutlines(line: string, { font, size }: TextStyle, x: number, y: number): string {
  let advance = 0;
  let shapes = '';
  for (const character of toFontCharacters(line, font)) {
    const { width, path } = glyph(font, character);
    if (path !== '') shapes += `<path transform="translate(${advance} 0)" d="${path}"/>`;
    advance += width;
  }
  const scale = size / unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;
}

/** The width of a line, in pixels. */
export function textWidth(line: string, { font, size }: TextStyle): number {
  const widths = toFontCharacters(line, font).map((character) => glyph(font, character).width);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / unitsPerEm;
}

/** Truncates the line with an ellipsis if it is wider than `width`. */
export function truncateText(line: string, style: TextStyle, width: number): string {
  if (textWidth(line, style) <= width) return line;
  const kept = [...line];
  while (kept.length > 0 && textWidth(kept.join('') + ellipsis, style) > width) kept.pop();
  return kept.join('').trimEnd() + ellipsis;
}

/** Wraps between words; a word wider than `width` gets a line of its own. The last of `maxLines` lines holds the rest. */
export function wrapText(text: string, style: TextStyle, width: number, maxLines = Infinity): string[] {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const extended = `${lines.at(-1)} ${word}`;
    if (lines.length === maxLines || textWidth(extended, style) <= width) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}

function toFontCharacters(line: string, font: Font): string[] {
  return [...line.normalize('NFC')].map((character) => {
    if (Object.hasOwn(font, character)) return character;
    const base = character.normalize('NFKD').charAt(0);
    return Object.hasOwn(font, base) ? base : replacementCharacter;
  });
}

function glyph(font: Font, character: string): { width: number; path: string } {
  const outline = font[character] ?? '0';
  const end = outline.indexOf(' ');
  if (end === -1) return { width: Number(outline), path: '' };
  return { width: Number(outline.slice(0, end)), path: outline.slice(end + 1) };
}
