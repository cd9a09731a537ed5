import { expect, test } from '@jest/globals';
import { count, enumOf, named, nullable, text, type ValueOf, view } from './shapes.js';

const Kettle = view('Kettle', { label: text, litres: nullable(count), note: text }, ['note']);
type Kettle = ValueOf<typeof Kettle>;

test('A shape is the schema of its type', () => {
  expect(Kettle).toEqual({
    $id: 'Kettle',
    type: 'object',
    required: ['label', 'litres'],
    properties: { label: text, litres: { type: 'integer', minimum: 0, nullable: true }, note: text },
  });
});

test('The types check refuses a value that its shape does not describe', () => {
  const values: Kettle[] = [
    { label: 'Copper', litres: null },
    { label: 'Steel', litres: 2, note: 'whistles' },
    // @ts-expect-error: not text
    { label: 1, litres: 2 },
    // @ts-expect-error: required
    { label: 'Copper' },
    // @ts-expect-error: not in the shape
    { label: 'Copper', litres: 2, colour: 'red' },
  ];
  expect(values).toHaveLength(5);
});

test('A shape that may be null lists null in its enum, and lacks the name of the shape that may not', () => {
  const Size = named('Size', enumOf(['small', 'large']));
  expect(nullable(Size)).toEqual({ type: 'string', nullable: true, enum: ['small', 'large', null] });
});
