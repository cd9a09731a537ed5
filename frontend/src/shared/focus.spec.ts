import { expect, test } from '@jest/globals';
import { focusIfLost, focusMain } from './focus';

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

test('the main content is named by the title of the page while it has the focus', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><button>Save</button></main>';
  document.title = 'How We Rank';
  const main = document.querySelector('main');
  focusMain();
  expect(document.activeElement).toBe(main);
  expect(main?.getAttribute('aria-label')).toBe('How We Rank');
  document.querySelector('button')?.focus();
  expect(main?.hasAttribute('aria-label')).toBe(false);
});
