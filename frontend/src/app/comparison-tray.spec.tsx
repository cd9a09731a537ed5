import { afterEach, expect, test } from '@jest/globals';
import { click, control, show, shownText, shows, textsOf, until } from '../../test/render';
import { cardView } from '../../test/views';
import { serializeComparison } from '../shared/comparison/compared-models';
import { storeComparison } from '../shared/comparison/comparison-storage';
import { CompareToggle } from '../shared/ui/controls/compare-toggle';
import { ToastHost } from '../shared/ui/notices/toast-host';
import ComparisonTray from './comparison-tray';

afterEach(() => storeComparison(''));

const compared = (count: number) =>
  ['1', '2', '3', '4', '5'].slice(0, count).map((id) => cardView({ id: `a${id}`, model: `A${id}` }));

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
    expect(textsOf('.comparison-tray__room')).toEqual(room);
    expect(control(name).getAttribute('href')).toBe(href);
    expect(control(name).getAttribute('aria-disabled')).toBe(href === null ? 'true' : null);
    expect(textsOf('.comparison-tray__hint')).toEqual([hint]);
    expect(textsOf('.comparison-tray__name')).toHaveLength(count);
  },
);

test('The tray gives up its models one by one, and keeps the focus until it is gone', async () => {
  storeComparison(serializeComparison(compared(2)));
  await show(<ComparisonTray />);
  await click('Remove LG A1');
  expect(textsOf('.comparison-tray__name')).toEqual(['LG A2']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Comparison');
  await click('Clear');
  expect(shownText()).toBe('');
  expect(document.activeElement?.id).toBe('main');
});

test('The tray takes four models, says so to a fifth, and takes it once it has room', async () => {
  await show(
    <>
      {compared(5).map((card) => (
        <CompareToggle key={card.id} card={card} label="Compare" />
      ))}
      <ComparisonTray />
      <ToastHost />
    </>,
  );
  const isPicked = (number: number) =>
    control(`Compare LG A${number}`).getAttribute('aria-pressed') === 'true';
  for (const number of [1, 2, 3, 4]) {
    await click(`Compare LG A${number}`);
    await until(() => isPicked(number));
  }
  expect(control('Compare 4').getAttribute('href')).toBe('/compare?ids=a1,a2,a3,a4');
  await click('Compare LG A5');
  await shows('You can compare up to four models');
  expect(textsOf('.toast__root')).toEqual([
    'Comparison fullYou can compare up to four models. Remove one to add another.',
  ]);
  expect(isPicked(5)).toBe(false);
  await click('Remove LG A1');
  await click('Compare LG A5');
  await until(() => isPicked(5));
  expect(textsOf('.comparison-tray__name')).toEqual(['LG A2', 'LG A3', 'LG A4', 'LG A5']);
});
