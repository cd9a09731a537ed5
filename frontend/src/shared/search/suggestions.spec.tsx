import type { SuggestionsView } from '@appliance-index/backend/contract';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { find, press, show, shows, until } from '../../../test/render';
import { serve } from '../../../test/requests';
import { fetchSuggestions } from './fetch-suggestions';
import Suggestions from './suggestions';

const model = (name: string) => ({
  id: name,
  brand: 'LG',
  model: name,
  typeLabel: 'Front Load',
  shownScore: '4.5',
});
const suggested = (...names: string[]): SuggestionsView => ({ rankings: [], models: names.map(model) });
const path = (text: string) => `/api/suggestions?q=${text}`;

const box = () => find('#box') as HTMLInputElement;
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const announced = () => find('[role=status]').textContent;
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

async function type(text: string): Promise<void> {
  await act(async () => {
    box().value = text;
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const openBox = () =>
  show(
    <form onSubmit={(event) => event.preventDefault()}>
      <input id="box" />
      <Suggestions inputId="box" />
    </form>,
  );

describe('The suggestions', () => {
  beforeEach(openBox);
  afterEach(() => void jest.useRealTimers());

  test('turn the search box into a combobox without suggestions of the browser', () => {
    const names = ['role', 'aria-autocomplete', 'autocomplete', 'aria-expanded'];
    expect(names.map((name) => box().getAttribute(name))).toEqual(['combobox', 'list', 'off', 'false']);
    expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
  });

  test('are those of the text now in the box, even when an older answer arrives later', async () => {
    const older = Promise.withResolvers<SuggestionsView>();
    const newer = Promise.withResolvers<SuggestionsView>();
    const requested = serve({ [path('a')]: older.promise, [path('ab')]: newer.promise });
    await type('a');
    await until(() => requested.includes(path('a')));
    await type('ab');
    await until(() => requested.includes(path('ab')));
    newer.resolve(suggested('NEW1', 'NEW2'));
    await shows('NEW1');
    older.resolve(suggested('OLD'));
    await act(() => fetchSuggestions('a')); // Takes as long as the older answer.
    expect(announced()).toMatch(/^2 suggestions/);
  });

  test('are asked for once for a word typed quickly', async () => {
    const requested = serve({ [path('bosch')]: suggested('B1') });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
    for (const text of ['b', 'bo', 'bos', 'bosc', 'bosch']) {
      await type(text);
      await wait(100);
    }
    expect(requested).toEqual([]);
    await wait(50);
    jest.useRealTimers();
    await shows('B1');
    expect(requested).toEqual([path('bosch')]);
  });

  test('start with none chosen whenever they change', async () => {
    serve({ [path('a')]: suggested('A1', 'A2'), [path('ab')]: suggested('B1', 'B2') });
    await type('a');
    await shows('A1');
    await press(box(), 'ArrowDown');
    expect(chosen()).toBe('LG A1 Front Load4.5');
    expect(find('[aria-selected=true]').tabIndex).toBe(-1);
    await type('ab');
    await shows('B1');
    expect(chosen()).toBeNull();
  });

  test('are no longer chosen once the text changes, so that Enter searches for the new text', async () => {
    serve({ [path('a')]: suggested('A1') });
    await type('a');
    await shows('A1');
    await press(box(), 'ArrowDown');
    await type('ab');
    expect(chosen()).toBeNull();
  });

  test('stay chosen when the answer to the last letters, which comes later, has them, too', async () => {
    const late = Promise.withResolvers<SuggestionsView>();
    serve({ [path('a')]: suggested('A1', 'A2'), [path('ab')]: late.promise });
    await type('a');
    await shows('A1');
    await type('ab');
    await press(box(), 'ArrowDown');
    await press(box(), 'ArrowDown');
    late.resolve(suggested('A2', 'B1'));
    await shows('B1');
    expect(chosen()).toBe('LG A2 Front Load4.5');
  });

  test('open again by arrow key at either end', async () => {
    serve({ [path('a')]: suggested('A1', 'A2', 'A3') });
    await type('a');
    await shows('A1');
    for (const [key, name] of [
      ['ArrowUp', 'See all results'],
      ['ArrowDown', 'LG A1 Front Load4.5'],
    ] as const) {
      await press(box(), 'Escape');
      expect([isOpen(), announced()]).toEqual([false, '']);
      await press(box(), key);
      expect([isOpen(), chosen()]).toEqual([true, name]);
    }
  });

  test('announce that there are none, without an empty list', async () => {
    serve({ [path('zz')]: suggested() });
    await type('zz');
    await shows('No suggestions');
    expect(isOpen()).toBe(false);
    expect(find('[role=listbox]').hidden).toBe(true);
  });

  test('leave Escape to the browser while they are closed', () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    box().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test.each(['blur', 'submit'])('close on %s', async (event) => {
    serve({ [path('a')]: suggested('A1') });
    await type('a');
    await shows('A1');
    expect(isOpen()).toBe(true);
    const target = event === 'blur' ? box() : box().form;
    await act(async () => target?.dispatchEvent(new Event(event, { cancelable: true })));
    expect(isOpen()).toBe(false);
  });
});
