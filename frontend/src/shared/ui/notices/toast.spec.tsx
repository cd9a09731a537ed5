import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { click, control, find, press, show, textsOf, toastShows, until } from '../../../../test/render';
import { toast, toastError } from '../../toasts';
import { ToastHost } from './toast-host';

const toastWith = (text: string) => act(async () => void toastError(text));
const pressF8 = () => press(document.body, 'F8', { code: 'F8' });

describe('A toast', () => {
  beforeEach(() =>
    show(
      <>
        <input aria-label="Password" />
        <ToastHost />
      </>,
    ),
  );

  test('is shown alone, focused by F8 and dismissed by its button', async () => {
    await toastWith('Invalid credentials');
    await toastShows('ErrorInvalid credentials');
    await toastWith('Still invalid');
    expect(textsOf('.toast__root')).toEqual(['ErrorStill invalid']);
    await pressF8();
    expect(document.activeElement).toBe(find('.toast__viewport'));
    await click('Dismiss');
    expect(textsOf('.toast__root')).toEqual([]);
  });

  test('is announced with spaces between its title, its text and its button', async () => {
    const undo = { label: 'Undo', run: () => undefined };
    await act(async () => void toast({ title: 'Success', description: '11 cells saved', action: undo }));
    await until(() => textsOf('[role=status]').join() === 'Notification Success 11 cells saved Undo');
  });

  test('that is pressed gives the focus back', async () => {
    control('Password').focus();
    await toastWith('Invalid credentials');
    await toastShows('ErrorInvalid credentials');
    await act(async () => control('Dismiss').focus());
    await click('Dismiss');
    expect(textsOf('.toast__root')).toEqual([]);
    expect(document.activeElement).toBe(control('Password'));
  });

  test.each([
    ['by Escape, which restores the focus,', dismissAndReturn],
    ['by Escape, with no focus to restore,', dismissByEscape],
    ['by its button under the pointer', dismissByPointer],
  ])('dismissed %s lets the next one disappear by itself', async (_, dismiss) => {
    const due: (() => void)[] = [];
    const { setTimeout } = window;
    const later = (run: () => void, ms: number) => (ms === 5_000 ? due.push(run) : setTimeout(run, ms));
    Object.assign(window, { setTimeout: later });
    try {
      await toastWith('Invalid credentials');
      await toastShows('ErrorInvalid credentials');
      await dismiss();
      expect(textsOf('.toast__root')).toEqual([]);
      due.length = 0;
      await toastWith('Still invalid');
      await toastShows('ErrorStill invalid');
      await act(async () => {
        for (const run of due) run();
      });
      expect(textsOf('.toast__root')).toEqual([]);
    } finally {
      Object.assign(window, { setTimeout });
    }
  });

  async function dismissAndReturn(): Promise<void> {
    control('Password').focus();
    await dismissByEscape();
    expect(document.activeElement).toBe(control('Password'));
  }

  async function dismissByEscape(): Promise<void> {
    await pressF8();
    await press(find('.toast__viewport'), 'Escape');
  }

  async function dismissByPointer(): Promise<void> {
    await act(async () => find('.toast__root').dispatchEvent(new Event('pointermove', { bubbles: true })));
    await click('Dismiss');
  }
});
