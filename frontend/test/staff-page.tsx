import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { httpReads } from '../src/shared/api-client';
import { ToastHost } from '../src/shared/ui/notices/toast-host';
import { fillNamed, find, show, textsOf, until } from './render';

/** Each a task of its own: jsdom runs those of a frame without the microtasks between them, in which Chakra changes its state. */
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);

/** jsdom has no layout, and the list renders as many rows as fit on the screen, or in its pane. */
for (const name of ['offsetHeight', 'clientHeight'])
  Object.defineProperty(HTMLElement.prototype, name, { get: () => 33 });
window.scrollTo = () => undefined;

/** Shows pages of the staff panel to an administrator, with toasts. */
export const openStaffPage = (pages: ReactElement, path: string) =>
  show(
    <>
      {pages}
      <Address />
      <ToastHost />
    </>,
    { account: { isAdmin: 1 }, reads: httpReads, path },
  );

function Address() {
  const { pathname, search } = useLocation();
  return <output data-address={pathname + search} />;
}

/** The address of the open page. */
export const address = () => find('[data-address]').dataset.address;

/** Waits until a toast has this text, with its button. */
export const toasted = (text: string) => until(() => textsOf('.toast__root').includes(text));

/** The text of the row of a model. */
export function rowOf(model: string): string {
  const row = [...document.querySelectorAll('tbody tr')].find(
    (each) => each.querySelector('th b')?.textContent === model,
  );
  if (!row) throw new Error(`${model} is not listed.`);
  return row.textContent ?? '';
}

/** Replaces the text of a field, in the open dialog if there is one. */
export const type = (name: string, text: string) =>
  fillNamed(name, text, document.querySelector('[role=dialog]') ? '[role=dialog]' : 'body');

/** What is in a field. */
export const fieldValue = (name: string) =>
  find<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`).value;
