import type { SharePicture, SharePictureRow } from '../../application/ports.js';
import { productName } from '../../domain/product-name.js';
import { displayAt, fitted, lettered, type Setting, textAt, widthOf, wrapped } from './lettering.js';

export const shareSize = { width: 1_200, height: 630 } as const;

/** The site's colours by day. */
const colors = {
  canvas: '#f7f5f0',
  ink: '#15191b',
  muted: '#4b5356',
  hair: '#d8d4c9',
  accent: '#0e5a66',
  scores: ['#a8432e', '#ae6a22', '#877820', '#567c36', '#26734a'],
} as const;

const margin = 72;
const right = shareSize.width - margin;
const inner = right - margin;
/** Where its first line stands, in the sizes that leave room for rows. */
const titleLine = 216;
const titleSizes = { besideRows: [76, 64], alone: [112, 92, 76, 64], smallest: 52 } as const;
/** Below its first line, where nothing is ranked. */
const titleRoom = 300;
const lineHeight = 1.15;
const ruleWidth = 400;
const figureHeight = 42;
const maxStars = 5;

/** The picture as SVG: a masthead, the title, and each row's score as a place on a rule. No letter needs a font. */
export function shareDrawing({ title, note, rows }: SharePicture): string {
  const { width, height } = shareSize;
  const lines =
    rows.length > 0
      ? titleLines(title, titleSizes.besideRows, 0)
      : titleLines(title, titleSizes.alone, titleRoom);
  const fold = 262 + lines.height;
  const step = rowHeight(rows.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.canvas}"/>`,
    masthead(note),
    filled(colors.ink, lines.shapes),
    `<rect x="${margin}" y="${fold}" width="${inner}" height="3" fill="${colors.ink}"/>`,
    ...rows.map((row, index) => rowAt(row, 265 + index * step, step)),
    `<rect y="${height - 14}" width="${width}" height="14" fill="${colors.accent}"/>`,
    '</svg>',
  ].join('');
}

function filled(color: string, shapes: string): string {
  return `<g fill="${color}">${shapes}</g>`;
}

function masthead(note: string): string {
  const noteSetting = textAt(26);
  const shown = fitted(note, noteSetting, inner / 2);
  return [
    `<g transform="translate(${margin} 48) scale(1.25)" fill="none" stroke="${colors.accent}">${logo}</g>`,
    filled(colors.ink, lettered(productName, displayAt(38), margin + 76, 92)),
    filled(colors.muted, lettered(shown, noteSetting, right - widthOf(shown, noteSetting), 90)),
  ].join('');
}

/** The site's mark, on 48 units. */
const logo = [
  '<path d="M8.47 37.29A19.2 19.2 0 1 1 40.79 16.69" stroke-width="4.5"/>',
  '<path d="M43.06 23.66A19.2 19.2 0 0 1 39.53 37.29" stroke-width="4.5" stroke-opacity=".42"/>',
  `<path d="M38.74 21.21L45.87 18.89" stroke="${colors.ink}" stroke-width="3" stroke-linecap="round"/>`,
  `<circle cx="24" cy="26" r="11.5" fill="${colors.accent}" stroke="none"/>`,
  `<path d="M27.8 24.76L31.61 23.53" stroke="${colors.canvas}" stroke-width="3" stroke-linecap="round"/>`,
].join('');

interface Title {
  shapes: string;
  /** How much further down its last line stands than that of a title above rows. */
  height: number;
}

/** In the largest size in which it fits, and cut off if it fits in none. */
function titleLines(title: string, sizes: readonly number[], room: number): Title {
  const linesAt = (setting: Setting) =>
    wrapped(title, setting, inner, Math.floor(room / (setting.size * lineHeight)) + 1);
  const fits = (setting: Setting) => linesAt(setting).every((line) => widthOf(line, setting) <= inner);
  const setting = sizes.map(displayAt).find(fits) ?? displayAt(titleSizes.smallest);
  const lines = linesAt(setting);
  const step = setting.size * lineHeight;
  const first = Math.max(titleLine, 140 + setting.size);
  const shapes = lines.map((line, index) =>
    lettered(fitted(line, setting, inner), setting, margin, first + index * step),
  );
  return { shapes: shapes.join(''), height: first - titleLine + (lines.length - 1) * step };
}

/** Few rows stand as far apart as three would. */
function rowHeight(rowCount: number): number {
  return Math.floor(330 / Math.max(3, rowCount));
}

function rowAt({ name, stars, shown }: SharePictureRow, top: number, height: number): string {
  const nameSetting = textAt(34);
  const figure = stars === null ? textAt(28) : displayAt(58);
  const ruleLeft = right - 130 - ruleWidth;
  const bottom = top + height;
  // Low in a high row, in the middle of one that the figure fills.
  const baseline = bottom - Math.min(28, (height - figureHeight) / 2 + 6);
  return [
    filled(
      colors.ink,
      lettered(fitted(name, nameSetting, ruleLeft - margin - 30), nameSetting, margin, baseline),
    ),
    stars === null ? '' : rule(stars, scoreColor(Number(shown)), ruleLeft, baseline - 20),
    filled(
      stars === null ? colors.muted : colors.ink,
      lettered(shown, figure, right - widthOf(shown, figure), baseline + 6),
    ),
    `<rect x="${margin}" y="${bottom}" width="${inner}" height="1.5" fill="${colors.hair}"/>`,
  ].join('');
}

/** A score as its place on a scale from 0 to 5, cut at every star. */
function rule(stars: number, color: string, left: number, top: number): string {
  const length = (stars / maxStars) * ruleWidth;
  const cuts = [1, 2, 3, 4].map((star) => {
    const x = left + (star / maxStars) * ruleWidth - 1.5;
    return `<rect x="${x}" y="${top}" width="3" height="12" fill="${colors.canvas}"/>`;
  });
  return [
    `<rect x="${left}" y="${top}" width="${ruleWidth}" height="12" fill="${colors.hair}"/>`,
    `<rect x="${left}" y="${top}" width="${length}" height="12" fill="${color}"/>`,
    ...cuts,
    `<rect x="${left + length - 2}" y="${top - 9}" width="4" height="30" fill="${colors.ink}"/>`,
  ].join('');
}

/** The five steps of the scale, by the shown figure: below 3.0, 3.5, 4.0, 4.5, and up. */
function scoreColor(shown: number): string {
  const step = [3, 3.5, 4, 4.5].filter((threshold) => shown >= threshold).length;
  return colors.scores[step] ?? colors.ink;
}
