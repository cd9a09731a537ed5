import { afterEach, expect, test } from '@jest/globals';
import { click, control, show, shownText, textsOf } from '../../test/render';
import { cardView } from '../../test/views';
import { serializeComparison } from '../shared/comparison/compared-models';
import { storeComparison } from '../shared/comparison/comparison-storage';
import ComparisonTray from './comparison-tray';

afterEach(() => storeComparison(''));

const compared = (count: number) =>
  ['1', '2', '3', '4'].slice(0, count).map((id) => cardView({ id: `a${id}`, model: `A${id}` }));

test.each([
  [1, ['Add one to three more'], 'Add 1 more', ['Compare: add one more model first', null]],
  [2, ['Add up to two more'], '2 of 4 models', ['Compare 2', '/compare?ids=a1,a2']],
  [3, ['Add up to one more'], '3 of 4 models', ['Compare 3', '/compare?ids=a1,a2,a3']],
  [4, [], '4 of 4 models', ['Compare 4', '/compare?ids=a1,a2,a3,a4']],
] as const)(
  'The tray with %s of four models says what can be done',
  async (count, room, hint, [name, href]) => {
    storeComparison(serializeComparison(compared(count)));
    await show(<ComparisonTray />);
    expect(textsOf('.slot')).toEqual(room);
    expect(control(name).getAttribute('href')).toBe(href);
    expect(control(name).getAttribute('aria-disabled')).toBe(href === null ? 'true' : null);
    expect(textsOf('.hint')).toEqual([hint]);
    expect(textsOf('.name')).toHaveLength(count);
  },
);

test('The tray gives up its models one by one, and keeps the focus until it is gone', async () => {
  storeComparison(serializeComparison(compared(2)));
  await show(<ComparisonTray />);
  await click('Remove LG A1');
  expect(textsOf('.name')).toEqual(['LG A2']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Comparison');
  await click('Clear');
  expect(shownText()).toBe('');
  expect(document.activeElement?.id).toBe('main');
});
