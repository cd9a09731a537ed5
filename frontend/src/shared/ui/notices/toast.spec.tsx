import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { click, control, find, press, show, textsOf, toastShows } from '../../../../test/render';
import { toastError } from '../../toasts';
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
    expect(textsOf('.toast')).toEqual(['ErrorStill invalid']);
    await pressF8();
    expect(document.activeElement).toBe(find('.toasts'));
    await click('Dismiss');
    expect(textsOf('.toast')).toEqual([]);
  });

  test('restores the focus when dismissed, and the next one still disappears by itself', async () => {
    const dueLater: (() => void)[] = [];
    const { setTimeout } = window;
    const later = (run: () => void, ms: number) => (ms === 5_000 ? dueLater.push(run) : setTimeout(run, ms));
    Object.assign(window, { setTimeout: later });
    try {
      await toastWith('Invalid credentials');
      await toastShows('ErrorInvalid credentials');
      control('Password').focus();
      await pressF8();
      await press(document.activeElement ?? document.body, 'Escape');
      expect(textsOf('.toast')).toEqual([]);
      expect(document.activeElement).toBe(control('Password'));
      dueLater.length = 0;
      await toastWith('Still invalid');
      await toastShows('ErrorStill invalid');
      await act(async () => {
        for (const run of dueLater) run();
      });
      expect(textsOf('.toast')).toEqual([]);
    } finally {
      Object.assign(window, { setTimeout });
    }
  });
});
