import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { sharePictureSize, sharePictureSvg } from './share-picture-svg.js';
import { SharpPictures } from './sharp-pictures.js';
import { displayStyle, textOutlines, textWidth, truncateText, wrapText } from './text-outlines.js';

const style = displayStyle(50);

test('a line that does not fit is truncated with an ellipsis', () => {
  expect(truncateText('LG', style, 500)).toBe('LG');
  const cut = truncateText('A very long name of a very small machine', style, 300);
  expect(cut).toMatch(/^A very.*…$/);
  expect(textWidth(cut, style)).toBeLessThanOrEqual(300);
});

test('characters missing from the font become their base letter or a question mark', () => {
  expect(textOutlines('Ångström', style, 0, 0)).toBe(textOutlines('Angstrom', style, 0, 0));
  expect(textOutlines('😀', style, 0, 0)).toBe(textOutlines('?', style, 0, 0));
});

test('a title is wrapped between words, and drawn in full in a picture without rows', () => {
  const title = 'How to read a rating with few reviews, and when not to';
  const lines = wrapText(title, style, 400);
  expect(lines.join(' ')).toBe(title);
  expect(Math.max(...lines.map((line) => textWidth(line, style)))).toBeLessThanOrEqual(400);
  const end = textOutlines('not', style, 0, 0).match(/ d="[^"]+"/g) ?? [];
  const drawn = sharePictureSvg({ title, note: '', rows: [] }).match(/ d="[^"]+"/g) ?? [];
  expect(drawn).toEqual(expect.arrayContaining(end));
  expect(drawn.filter((path) => path === textOutlines('…', style, 0, 0).match(/ d="[^"]+"/)?.[0])).toEqual(
    [],
  );
});

const rows = [
  { name: 'Best </svg><text>', stars: 4.58, shown: '4.6' },
  { name: 'Unrated', stars: null, shown: 'Not rated yet' },
];

test('names never become markup, and no text needs a font', () => {
  const drawing = sharePictureSvg({ title: '<b>&"', note: '', rows });
  expect(drawing).not.toMatch(/<text|<b>|font/);
  expect(drawing.match(/<\/svg>/g)).toHaveLength(1);
});

test.each([0, 1, 3, 5])('a picture with %i rows is a PNG of the size that sites expect', async (count) => {
  const many = Array.from({ length: count }, (_, index) => rows[index % 2] ?? rows[0]).flatMap(
    (row) => row ?? [],
  );
  const png = await new SharpPictures().render({
    title: 'French Door Rankings',
    note: '40 models',
    rows: many,
  });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...sharePictureSize });
});

test('the score of a low row is vertically centred between its lines', async () => {
  const row = { name: 'Retailer', stars: 5, shown: '5.0' };
  const png = await new SharpPictures().render({ title: 'Model', note: '', rows: Array(5).fill(row) });
  const between = { left: 1_050, top: 267, width: 78, height: 62 };
  const score = await sharp(png).extract(between).toBuffer();
  const { info } = await sharp(score).trim().toBuffer({ resolveWithObject: true });
  const above = -(info.trimOffsetTop ?? 0);
  const below = between.height - info.height - above;
  expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
});
