import { expect, test } from '@jest/globals';
import { focusIfLost } from './focus';

test('the focus moves to what replaced its element, but is not taken from elsewhere', () => {
  document.body.innerHTML = '<button>Save</button><p tabindex="-1">Saved</p>';
  const [button, note] = document.querySelectorAll<HTMLElement>('button, p');
  button?.focus();
  focusIfLost(note ?? null);
  expect(document.activeElement).toBe(button);
  button?.remove();
  focusIfLost(note ?? null);
  expect(document.activeElement).toBe(note);
});
