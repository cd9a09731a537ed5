import type { AccountView, PublicReads } from '@appliance-index/backend/contract';
import { afterEach } from '@jest/globals';
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { ReadsContext } from '../src/shared/reads';
import { sessionQuery } from '../src/shared/session';
import { SessionProvider } from '../src/shared/session-provider';
import { dismissToast, toast } from '../src/shared/toasts';
import { LinkProvider } from '../src/shared/ui/link';
import { unsavedVotes } from '../src/shared/votes/unsaved-votes';
import { type VotesUpdates, votesQuery, withUpdates } from '../src/shared/votes/votes';
import { requireTranslatableTexts } from './translators';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
requireTranslatableTexts();

// jsdom does not know the element `search`.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
// It has no layout, and so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

interface Surroundings {
  reads?: Partial<PublicReads>;
  /** The URL, and the pattern of the route that it matches. */
  path?: string;
  route?: string;
  /** What the page knows of votes. */
  votes?: VotesUpdates;
  /** The signed-in account; 'unknown' until the server is asked. */
  account?: Partial<AccountView> | null | 'unknown';
}

/** Goes to a path, or by a number of steps through the history, and waits for its data, or for a text before that. */
type Visit = (target: string | number, text?: string) => Promise<void>;

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Shows a part of the site, with what it needs around it, once its data is loaded. */
export async function show(part: ReactElement, surroundings: Surroundings = {}): Promise<Visit> {
  let navigate: NavigateFunction | undefined;
  const navigator = <Navigator receive={(received) => (navigate = received)} />;
  const { site, queries } = surround(part, surroundings, navigator);
  const main = document.body.appendChild(document.createElement('main'));
  Object.assign(main, { id: 'main', tabIndex: -1 });
  const root = createRoot(main);
  cleanUps.push(async () => {
    await act(async () => {
      root.unmount();
      dismissToast(toast({ title: '' }));
    });
    main.remove();
  });
  const settle = () => until(() => queries.isFetching({ predicate: isOfPage }) === 0);
  await act(async () => root.render(site));
  await settle();
  return async (target, text) => {
    await act(async () => navigate?.(target as string));
    await (text === undefined ? settle() : shows(text));
  };
}

/** Pages wait neither for votes nor for the session. */
const isOfPage = ({ queryKey: [subject] }: Query) => subject !== 'votes' && subject !== 'session';

/** The HTML of a part of the site, as visitors without scripts get it. */
export function htmlOf(part: ReactElement, surroundings: Surroundings = {}): string {
  return renderToString(surround(part, surroundings).site);
}

function Navigator({ receive }: { receive: (navigate: NavigateFunction) => void }) {
  receive(useNavigate());
  return null;
}

function surround(
  part: ReactElement,
  { reads = {}, path = '/', route = '*', votes, account = null }: Surroundings,
  navigator?: ReactElement,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  if (account !== 'unknown') queries.setQueryData(sessionQuery.queryKey, account as AccountView | null);
  if (votes) queries.setQueryData(votesQuery.queryKey, withUpdates({}, votes));
  unsavedVotes.clear();
  const site = (
    <QueryClientProvider client={queries}>
      <ReadsContext value={reads as PublicReads}>
        <SessionProvider>
          <MemoryRouter initialEntries={['/before', path]} useTransitions={false}>
            <LinkProvider>
              <Suspense>
                <Routes>
                  <Route path={route} element={part} />
                  <Route path="*" element={null} />
                </Routes>
              </Suspense>
            </LinkProvider>
            {navigator}
          </MemoryRouter>
        </SessionProvider>
      </ReadsContext>
    </QueryClientProvider>
  );
  return { site, queries };
}

/** Waits until the text is on the page. */
export async function shows(text: string): Promise<void> {
  await until(() => shownText().includes(text));
}

/** Waits until the condition holds. @throws Error with the text of the page after 30 seconds */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  do {
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    if (Date.now() > deadline) throw new Error(`The page still shows: ${shownText()}`);
  } while (!holds());
}

/** The text on the page, with single spaces. */
export const shownText = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');

/** The text of each element that matches a selector. */
export const textsOf = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The element that matches a selector. @throws Error when there is none */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** The description in the head. */
export const description = () => find('meta[name=description]').getAttribute('content');

/** The link, button or field with this accessible name. @throws Error when there is none */
export function control(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')];
  const found = all.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`There is no "${name}", only: ${all.map(nameOf).join('; ')}`);
  return found;
}

/** The accessible name of a link, button or field. */
export function nameOf(element: HTMLElement): string {
  const text = (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent;
  return element.getAttribute('aria-label') ?? (text ?? '').trim().replace(/\s+/g, ' ');
}

export const click = (name: string) => act(async () => control(name).click());

/** Types over what is in the field with this name, within a part of the page. */
export const fillNamed = (name: string, value: string, part = 'body') =>
  act(async () => {
    const field = find(`${part} :is(input, textarea)[name=${name}]`);
    // The field's own setter would keep the change from React.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Chooses an option of the select with this name, within a part of the page. */
export const choose = (name: string, value: string, part = 'body') =>
  act(async () => {
    const select = Object.assign(find(`${part} select[name=${name}]`), { value });
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  });

/** Presses a button or link that has the focus. */
export const pressEnter = (name: string) => {
  control(name).focus();
  return click(name);
};

export const focusedName = () => document.activeElement?.getAttribute('aria-label');

export const focusedText = () => document.activeElement?.textContent;

/** Clicks the link, button or field as a keyboard does, which focuses it first. */
export async function activate(target: HTMLElement): Promise<void> {
  target.focus();
  await act(async () => target.click());
}

/** Types over what is in the field with this label. */
export const fill = (label: string, value: string) =>
  act(async () => {
    const field = Object.assign(control(label), { value });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const typedIn = (label: string) => (control(label) as HTMLInputElement).value;

/** Waits until the only toast has this text: its title and its description. */
export const toastShows = (text: string) => until(() => textsOf('.toast__root').join() === text);

export const press = (target: Element, key: string, modifiers: KeyboardEventInit = {}) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers })));
