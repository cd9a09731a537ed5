import { expect, test } from '@jest/globals';
import { priceLimit } from './price-limit.js';

test.each([
  ['front load under 900', 'front load', 900],
  ['Front Load  UNDER $900', 'Front Load', 900],
  ['fridge up to 1,200', 'fridge', 1_200],
  ['under $ 1200 lg washer', 'lg washer', 1_200],
  ['dryer below $899.99 white', 'dryer white', 899.99],
  ['stove less than 700 dollars', 'stove', 700],
  ['up to 500$', '', 500],
])('%j names the highest price', (text, rest, dollars) => {
  expect(priceLimit(text)).toEqual({ rest, dollars });
});

test.each([
  '',
  'under',
  'under the counter fridge',
  '900',
  'thunder 900',
  'fridge under 36 inches',
  'fridge under 36-inch',
  'fridge under 36"',
  'dishwasher below 44 dB',
  'washer under 0',
  'washer under 900x',
])('%j names none', (text) => expect(priceLimit(text)).toBeNull());
