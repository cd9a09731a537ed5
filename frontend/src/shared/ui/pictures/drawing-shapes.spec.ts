import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { categoryShapes, typeShapes } from './drawing-shapes';

const folder = `${__dirname}/../../../../public/illustrations`;

/** What a file draws, after its title, quoted as the shapes are. */
function drawingIn(file: string): string {
  const [, drawing = ''] = /<\/title>(.*)<\/svg>/s.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
  return drawing.replaceAll('"', "'");
}

test('The drawings that pages hold are those that addresses of pictures lead to', () => {
  const files = readdirSync(folder).map((file) => [file, drawingIn(file)]);
  const shapes = [
    ...Object.entries(typeShapes).map(([type, shape]) => [`${type}.svg`, shape]),
    ...Object.entries(categoryShapes).map(([category, shape]) => [`category-${category}.svg`, shape]),
  ];
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(shapes));
});
