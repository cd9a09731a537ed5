import { expect, test } from '@jest/globals';
import { typeShapes } from '../../shared/ui/pictures/drawing-shapes';
import { articleDrawing } from './article-drawing';

test.each([
  ['Where dryer lint goes, and why it matters', 'dryers-front-load'],
  ['Leveling a washer that shakes', 'washers-front-load'],
  ['Two hidden drains in the kitchen', 'dishwashers-standard-dishwasher'],
  ['A fridge beside an oven', 'fridges-french-door'],
  ['Dishwashers and their drains', 'dishwashers-standard-dishwasher'],
])('"%s" is illustrated with %s', (title, name) => {
  expect(articleDrawing({ title })).toBe(name);
});

test('the excerpt decides when the title names no appliance', () => {
  expect(articleDrawing({ title: 'It hums', excerpt: 'A microwave that hums.' })).toBe(
    'microwaves-otr-microwave',
  );
});

test('every article has a drawing, the same each time', () => {
  for (const title of ['', 'Four things people mean by reliable', 'What a price band leaves out', '🧺']) {
    const name = articleDrawing({ title });
    expect(Object.keys(typeShapes)).toContain(name);
    expect(articleDrawing({ title, excerpt: null })).toBe(name);
  }
});
