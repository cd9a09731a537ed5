import { productName } from '@appliance-index/domain/product-name';
import type { SharePicture, SharePictureRow } from '../../application/rankings/ranking-ports.js';
import {
  bodyStyle,
  displayStyle,
  type TextStyle,
  textOutlines,
  textWidth,
  truncateText,
  wrapText,
} from './text-outlines.js';

export const sharePictureSize = { width: 1_200, height: 630 } as const;

/** The colours of the light theme. */
const colors = {
  canvas: '#f7f5f0',
  ink: '#15191b',
  muted: '#4b5356',
  hairline: '#d8d4c9',
  accent: '#0e5a66',
  scores: ['#a8432e', '#ae6a22', '#877820', '#567c36', '#26734a'],
} as const;

const margin = 72;
const contentRight = sharePictureSize.width - margin;
const contentWidth = contentRight - margin;
/** Baseline of the title's first line above rows. */
const titleBaseline = 216;
const titleSizes = { withRows: [76, 64], withoutRows: [112, 92, 76, 64], smallest: 52 } as const;
/** Height for further lines of the title in a picture without rows. */
const titleMaxHeight = 300;
const lineHeight = 1.15;
const barWidth = 400;
const scoreHeight = 42;
const maxStars = 5;

/** The picture as SVG: a masthead, the title, and one row per score with a bar. Text is drawn as outlines. */
export function sharePictureSvg({ title, note, rows }: SharePicture): string {
  const { width, height } = sharePictureSize;
  const titleLayout =
    rows.length > 0
      ? layOutTitle(title, titleSizes.withRows, 0)
      : layOutTitle(title, titleSizes.withoutRows, titleMaxHeight);
  const dividerY = 262 + titleLayout.extraHeight;
  const rowStep = rowHeight(rows.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.canvas}"/>`,
    masthead(note),
    fillGroup(colors.ink, titleLayout.shapes),
    `<rect x="${margin}" y="${dividerY}" width="${contentWidth}" height="3" fill="${colors.ink}"/>`,
    ...rows.map((row, index) => drawRow(row, 265 + index * rowStep, rowStep)),
    `<rect y="${height - 14}" width="${width}" height="14" fill="${colors.accent}"/>`,
    '</svg>',
  ].join('');
}

function fillGroup(color: string, shapes: string): string {
  return `<g fill="${color}">${shapes}</g>`;
}

function masthead(note: string): string {
  const noteStyle = bodyStyle(26);
  const shortNote = truncateText(note, noteStyle, contentWidth / 2);
  return [
    `<g transform="translate(${margin} 48) scale(1.25)" fill="none" stroke="${colors.accent}">${logo}</g>`,
    fillGroup(colors.ink, textOutlines(productName, displayStyle(38), margin + 76, 92)),
    fillGroup(
      colors.muted,
      textOutlines(shortNote, noteStyle, contentRight - textWidth(shortNote, noteStyle), 90),
    ),
  ].join('');
}

/** The site's logo in a 48 x 48 view box. */
const logo = [
  '<path d="M8.47 37.29A19.2 19.2 0 1 1 40.79 16.69" stroke-width="4.5"/>',
  '<path d="M43.06 23.66A19.2 19.2 0 0 1 39.53 37.29" stroke-width="4.5" stroke-opacity=".42"/>',
  `<path d="M38.74 21.21L45.87 18.89" stroke="${colors.ink}" stroke-width="3" stroke-linecap="round"/>`,
  `<circle cx="24" cy="26" r="11.5" fill="${colors.accent}" stroke="none"/>`,
  `<path d="M27.8 24.76L31.61 23.53" stroke="${colors.canvas}" stroke-width="3" stroke-linecap="round"/>`,
].join('');

interface TitleLayout {
  shapes: string;
  /** How far the last baseline is below `titleBaseline`, in pixels. */
  extraHeight: number;
}

/** Uses the largest size that fits; truncates the title if none does. */
function layOutTitle(title: string, sizes: readonly number[], maxHeight: number): TitleLayout {
  const linesAt = (candidate: TextStyle) =>
    wrapText(title, candidate, contentWidth, Math.floor(maxHeight / (candidate.size * lineHeight)) + 1);
  const fits = (candidate: TextStyle) =>
    linesAt(candidate).every((line) => textWidth(line, candidate) <= contentWidth);
  const style = sizes.map(displayStyle).find(fits) ?? displayStyle(titleSizes.smallest);
  const lines = linesAt(style);
  const step = style.size * lineHeight;
  const firstBaseline = Math.max(titleBaseline, 140 + style.size);
  const shapes = lines.map((line, index) =>
    textOutlines(truncateText(line, style, contentWidth), style, margin, firstBaseline + index * step),
  );
  return { shapes: shapes.join(''), extraHeight: firstBaseline - titleBaseline + (lines.length - 1) * step };
}

/** One or two rows are spaced like three. */
function rowHeight(rowCount: number): number {
  return Math.floor(330 / Math.max(3, rowCount));
}

function drawRow({ name, stars, shown }: SharePictureRow, top: number, height: number): string {
  const nameStyle = bodyStyle(34);
  const scoreStyle = stars === null ? bodyStyle(28) : displayStyle(58);
  const barLeft = contentRight - 130 - barWidth;
  const bottom = top + height;
  // Near the bottom of a high row; centred when the score fills the row.
  const baseline = bottom - Math.min(28, (height - scoreHeight) / 2 + 6);
  return [
    fillGroup(
      colors.ink,
      textOutlines(truncateText(name, nameStyle, barLeft - margin - 30), nameStyle, margin, baseline),
    ),
    stars === null ? '' : drawScoreBar(stars, scoreColor(Number(shown)), barLeft, baseline - 20),
    fillGroup(
      stars === null ? colors.muted : colors.ink,
      textOutlines(shown, scoreStyle, contentRight - textWidth(shown, scoreStyle), baseline + 6),
    ),
    `<rect x="${margin}" y="${bottom}" width="${contentWidth}" height="1.5" fill="${colors.hairline}"/>`,
  ].join('');
}

/** A bar from 0 to 5 with a gap at every star and a marker at the score. */
function drawScoreBar(stars: number, color: string, left: number, top: number): string {
  const filledWidth = (stars / maxStars) * barWidth;
  const starGaps = [1, 2, 3, 4].map((star) => {
    const x = left + (star / maxStars) * barWidth - 1.5;
    return `<rect x="${x}" y="${top}" width="3" height="12" fill="${colors.canvas}"/>`;
  });
  return [
    `<rect x="${left}" y="${top}" width="${barWidth}" height="12" fill="${colors.hairline}"/>`,
    `<rect x="${left}" y="${top}" width="${filledWidth}" height="12" fill="${color}"/>`,
    ...starGaps,
    `<rect x="${left + filledWidth - 2}" y="${top - 9}" width="4" height="30" fill="${colors.ink}"/>`,
  ].join('');
}

/** The colour for the displayed score: below 3.0, 3.5, 4.0, 4.5, or higher. */
function scoreColor(shown: number): string {
  const level = [3, 3.5, 4, 4.5].filter((threshold) => shown >= threshold).length;
  return colors.scores[level] ?? colors.ink;
}
