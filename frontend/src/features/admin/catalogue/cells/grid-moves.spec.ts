import { expect, test } from '@jest/globals';
import { keyOpening, keyTarget, nextCell } from './grid-moves';

const size = { rows: 30, columns: 15 };
const key = (name: string, modifiers: object = {}) => ({
  ...{ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...modifiers,
});
const ctrl = { ctrlKey: true };

test.each([
  ['ArrowDown', {}, [3, 4]],
  ['ArrowUp', {}, [1, 4]],
  ['ArrowLeft', {}, [2, 3]],
  ['ArrowRight', {}, [2, 5]],
  ['Home', {}, [2, 0]],
  ['End', {}, [2, 14]],
  ['Home', ctrl, [0, 0]],
  ['End', ctrl, [29, 14]],
  ['PageDown', {}, [17, 4]],
  ['PageUp', {}, [0, 4]],
  ['ArrowDown', ctrl, [29, 4]],
  ['ArrowRight', { metaKey: true }, [2, 14]],
])('%s with %j leads from row 2, column 4 to %j', (name, modifiers, [row, column]) => {
  expect(keyTarget({ row: 2, column: 4 }, key(name, modifiers), size)).toEqual({ row, column });
});

test('Other keys do not move', () => {
  expect(keyTarget({ row: 0, column: 0 }, key('a'), size)).toBeNull();
});

test.each([
  ['Enter', {}, [2, 14], [3, 14]],
  ['Enter', {}, [29, 3], [29, 3]],
  ['Enter', { shiftKey: true }, [2, 3], [1, 3]],
  ['Tab', {}, [2, 14], [3, 0]],
  ['Tab', {}, [29, 14], [29, 14]],
  ['Tab', { shiftKey: true }, [1, 0], [0, 14]],
  ['Tab', { shiftKey: true }, [0, 0], [0, 0]],
])('%s with %j leads from a saved cell at %j to %j', (name, modifiers, from, to) => {
  const [row = 0, column = 0] = from;
  expect(nextCell({ row, column }, key(name, modifiers), size)).toEqual({ row: to[0], column: to[1] });
});

test.each([
  ['Enter', {}, {}],
  ['F2', {}, {}],
  ['Delete', {}, { text: '' }],
  ['7', {}, { text: '7' }],
  [' ', {}, null],
  ['c', ctrl, null],
  ['Shift', {}, null],
  ['Escape', {}, null],
])('%s with %j opens a cell with %j', (name, modifiers, opening) => {
  expect(keyOpening(key(name, modifiers))).toEqual(opening);
});
