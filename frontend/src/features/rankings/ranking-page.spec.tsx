import type { CardView, RankingView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import {
  click,
  control,
  find,
  htmlOf,
  press,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../test/render';
import { serve } from '../../../test/requests';
import { cardView, rankingView, retailerScores, unrated } from '../../../test/views';
import type { ModelVotes, VotesUpdates } from '../../shared/votes/votes';
import RankingPage from './ranking-page';

const path = '/category/fridges/french-door';
const card = (number: number, view: Partial<CardView> = {}) =>
  cardView({ id: `a${number}`, model: `A${number}`, ...view });

interface Options {
  query?: string;
  /** What is known besides that the models' counts are. */
  votes?: VotesUpdates;
  isSignedIn?: boolean;
}

let address = '';

const open = (ranking: RankingView, { query = '', votes = {}, isSignedIn = false }: Options = {}) =>
  show(
    <>
      <RankingPage />
      <Address report={(reported) => (address = reported)} />
    </>,
    {
      reads: { ranking: async () => ranking },
      path: path + query,
      route: '/category/:category/:subcategory',
      votes: Object.fromEntries(ranking.appliances.map(({ id }) => [id, { counts: 'known', ...votes[id] }])),
      account: isSignedIn ? { email: 'ann@example.org' } : null,
    },
  );

const sorting = () => find('label[for=sort] + select') as HTMLSelectElement;

const sortBy = (value: string) =>
  act(async () => {
    sorting().value = value;
    sorting().dispatchEvent(new Event('change', { bubbles: true }));
  });

const note = () => find('.toolbar [role=status]').textContent;

const ranks = () =>
  [...document.querySelectorAll('main article')].map((article) => article.getAttribute('aria-label'));

const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));
const three = () => rankingView(cards(3));

describe('A card of a ranking', () => {
  test('says from when the scores are, if they are old', async () => {
    await open(rankingView([card(1), card(2)], { oldScores: { a2: '2021-07' } }));
    expect(textsOf('.meta').map((text) => text?.includes('Scores of Jul 2021'))).toEqual([false, true]);
  });

  test('says how far the model has moved, and with what it compares', async () => {
    await open(three());
    expect(find('.rank').textContent).toBe('Rank 1Up 3');
    expect(shownText()).toContain('3 models. Last updated May 2026. Arrows compare with April 2026;');
  });

  test('says what is missing: a score, a retailer, a price', async () => {
    const partly = card(2, { retailers: retailerScores([46, 1], [44, null]) });
    await open(rankingView([card(1, unrated), partly], { updated: null, previous: null }));
    expect(shownText()).toContain('2 models. ');
    expect(textsOf('.rev')).toEqual(['Not rated yet', '1 review']);
    expect(textsOf('.price')).toEqual(['N/A', '$1,999']);
    expect(textsOf('.cell dd, .cells dd').slice(4)).toEqual([
      '4.6 1 review',
      '4.4 ',
      '–no score',
      '–no score',
    ]);
  });

  test('separates a score from its review count, in its text', async () => {
    await open(rankingView([card(1, { retailers: retailerScores([46, 6_654]) })]));
    expect(textsOf('.cells dd')[0]).toBe('4.6 6,654 reviews');
  });

  test('links to its model, and marks a score on few reviews', async () => {
    await open(rankingView([card(1, { hasFewReviews: true }), card(2)]));
    expect(['A1', 'A2'].map((name) => control(name).getAttribute('href'))).toEqual([
      '/appliance/a1',
      '/appliance/a2',
    ]);
    expect(textsOf('.meta')).toEqual(['$1,999Few reviews', '$1,999']);
  });

  test('has no tab stop on its picture, which opens the model as its name does', async () => {
    await open(rankingView([card(1)]));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('article a')];
    expect(links.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual([
      'A1',
      'View Details',
    ]);
    expect(find('.onmedia').getAttribute('href')).toBe(control('A1').getAttribute('href'));
    expect(find('.onmedia').getAttribute('aria-hidden')).toBe('true');
  });

  test('has marks under its bar for two or more retailers', async () => {
    await open(rankingView([card(1), card(2, { retailers: retailerScores([46, 1]) })]));
    const marks = [...document.querySelectorAll('main article')].map(
      (article) => article.querySelectorAll('.rulebar u').length,
    );
    expect(marks).toEqual([2, 0]);
  });

  test('shows the reliability score only in the order by reliability', async () => {
    await open(rankingView([card(1, { reliabilityScore: 43 }), card(2)]));
    expect(shownText()).not.toContain('Reliability 4.3');
    await click('Reliability');
    expect(shownText()).toContain('Reliability 4.3');
  });
});

describe('The votes of a ranking', () => {
  const tally = (upvotes: number, downvotes: number): Partial<ModelVotes> => ({
    tallies: { 'overall/consumer': { upvotes, downvotes, voteValue: 0 } },
  });
  const unknown = Object.fromEntries(
    three().appliances.map(({ id }) => [id, { counts: 'unknown' }] as const),
  );

  test('are cast, switched and removed', async () => {
    await open(three());
    const [up, down] = [control('Upvote LG A1, 0 upvotes'), control('Downvote LG A1, 0 downvotes')];
    const states = () => [up, down].map((each) => [each.textContent, each.getAttribute('aria-pressed')]);
    await act(async () => up.click());
    expect(states()).toEqual([
      ['1', 'true'],
      ['0', 'false'],
    ]);
    await act(async () => down.click());
    expect(states()).toEqual([
      ['0', 'false'],
      ['1', 'true'],
    ]);
    await act(async () => down.click());
    expect(states()).toEqual([
      ['0', 'false'],
      ['0', 'false'],
    ]);
  });

  test("re-sort a list by 'Top Voted', and not by 'Top Rated'", async () => {
    await open(three());
    await click('Upvote LG A2, 0 upvotes');
    expect(ranks()).toEqual(['1. LG A1', '2. LG A2']);
    await sortBy('voted');
    expect(ranks()).toEqual(['1. LG A2', '2. LG A1']);
    await sortBy('rated');
    expect(ranks()).toEqual(['1. LG A1', '2. LG A2']);
  });

  test('count downvotes against a model, and show no movement in their order', async () => {
    const votes = { a1: tally(9, 8), a2: tally(3, 0) };
    await open(three(), { query: '?sort=voted', votes });
    expect(ranks()).toEqual(['1. LG A2', '2. LG A1']);
    expect(shownText()).not.toContain('Up 3');
  });

  test('are the order that a visitor chooses', async () => {
    await open(three(), { votes: { a1: tally(1, 0), a2: tally(3, 0) } });
    const sort = find('#sort') as HTMLSelectElement;
    await act(async () => {
      sort.value = 'voted';
      sort.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(ranks()).toEqual(['1. LG A2', '2. LG A1']);
    expect(find('.toolbar [role=status]').textContent).toContain('sorted by votes');
  });

  test('are said to be missing when no model can be sorted by them', async () => {
    await open(three(), { query: '?sort=voted' });
    expect(note()).toBe('The 3 highest-rated. None has votes yet to sort by');
    await click('Upvote LG A2, 0 upvotes');
    expect(note()).toBe('The 3 highest-rated, sorted by votes');
  });

  test('ask a visitor to sign in, on the card of the latest vote', async () => {
    await open(three());
    await click('Upvote LG A1, 0 upvotes');
    await click('Upvote LG A2, 0 upvotes');
    expect(textsOf('.vcells [role=status]')).toEqual(['Sign in to keep your vote']);
    expect(control('Upvote LG A2, 1 upvote').closest('article')?.textContent).toContain('Sign in');
  });

  test('do not ask a member to sign in', async () => {
    serve({ '/api/votes': new Promise(() => undefined) });
    await open(three(), { isSignedIn: true });
    await click('Upvote LG A1, 0 upvotes');
    expect(control('Upvote LG A1, 1 upvote').getAttribute('aria-pressed')).toBe('true');
    expect(shownText()).not.toContain('Sign in');
  });

  test("are without the visitor's saved ones once the session has ended, and keep the latest for a sign-in", async () => {
    const cards = [1, 2].map((number) => ({
      applianceId: `a${number}`,
      upvotes: 5,
      downvotes: 0,
      thumbsUpCount: 0,
      isFrozen: false,
    }));
    serve({
      '/api/votes?ids=a1,a2': cards,
      '/api/votes/mine?ids=a1,a2': [{ applianceId: 'a1', userVote: 1, techVote: null }],
      '/api/votes': Response.json({ message: 'Sign in first.' }, { status: 401 }),
    });
    await open(rankingView([card(1), card(2)]), { isSignedIn: true });
    const isPressed = (name: string) => control(name).getAttribute('aria-pressed') === 'true';
    await until(() => shownText().includes('100% of 5') && isPressed('Upvote LG A1, 5 upvotes'));
    await click('Upvote LG A2, 5 upvotes');
    await until(() => !isPressed('Upvote LG A1, 5 upvotes'));
    expect(isPressed('Upvote LG A2, 6 upvotes')).toBe(true);
  });

  test('are marked while they are held back', async () => {
    await open(three(), { votes: { a1: { isFrozen: true } } });
    expect(textsOf('.vcells').map((text) => text?.includes('New votes are under review'))).toEqual([
      true,
      false,
    ]);
  });

  test('show a vote cast before the others are loaded', async () => {
    serve({ '/api/votes?ids=a1,a2,a3': new Promise(() => undefined) });
    await open(three(), { votes: unknown });
    await click('Upvote LG A1');
    expect(control('Upvote LG A1, 1 upvote').textContent).toBe('1');
    expect(control('Upvote LG A2').textContent).toBe('–');
  });

  test('are shown as unavailable when they could not be loaded', async () => {
    serve({});
    await open(three(), { votes: unknown });
    await shows('OwnersUnavailable');
  });
});

describe('The list of a ranking', () => {
  test('announces how many models it shows', async () => {
    await open(three());
    await click('Load More');
    expect(textsOf('[role=status]')).toContain('Showing all 3 appliances');
    expect(textsOf('h2')).toEqual(['Best 25']);
  });

  test('loads more at a time, and focuses the first new card', async () => {
    await open(rankingView(cards(5), { steps: { best: 2, worst: 2, loadMore: 2 } }));
    expect(textsOf('[role=status]')).toContain('Showing 2 of 5 appliances');
    await click('Load More');
    expect(textsOf('[role=status]')).toContain('Showing 4 of 5 appliances');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('3. LG A3');
    await click('Load More');
    expect(textsOf('[role=status]')).toContain('Showing all 5 appliances');
    expect(() => control('Load More')).toThrow();
  });

  test('starts anew on the other tab', async () => {
    await open(three());
    await click('Load More');
    await click('Worst 25');
    expect(textsOf('[role=status]')).toContain('Showing 2 of 3 appliances');
  });

  const tabs = () =>
    [...document.querySelectorAll<HTMLElement>('[role=tab]')].map(
      ({ textContent, ariaSelected, tabIndex }) => [textContent, ariaSelected, tabIndex],
    );
  const bestSelected = [
    ['Best 25', 'true', 0],
    ['Worst 25', 'false', -1],
  ];
  const worstSelected = [
    ['Best 25', 'false', -1],
    ['Worst 25', 'true', 0],
  ];

  test('has only its selected tab in the tab order', async () => {
    await open(three(), { query: '?tab=worst' });
    expect(tabs()).toEqual(worstSelected);
  });

  test('moves between its tabs by arrow keys, Home and End, and keeps the tab in the URL', async () => {
    await open(three());
    control('Best 25').focus();
    for (const [key, states, query] of [
      ['ArrowRight', worstSelected, '?tab=worst'],
      ['Home', bestSelected, ''],
      ['End', worstSelected, '?tab=worst'],
      ['ArrowLeft', bestSelected, ''],
    ] as const) {
      await press(document.activeElement as Element, key);
      expect(tabs()).toEqual(states);
      expect(document.activeElement?.ariaSelected).toBe('true');
      expect(address).toBe(path + query);
    }
    await press(document.activeElement as Element, 'End');
    expect(note()).toBe('The 3 lowest-rated');
    expect(textsOf('[role=status]')).toContain('Showing 2 of 3 appliances');
  });

  test('stays on its tab on Alt and an arrow key, which is a browser shortcut', async () => {
    await open(three());
    await press(control('Best 25'), 'ArrowRight', { altKey: true });
    expect(tabs()).toEqual(bestSelected);
    expect(address).toBe(path);
  });

  test('announces which models another order shows', async () => {
    await open(three());
    await click('Reliability');
    expect(note()).toBe('No reliability scores yet, shown in overall order');
    await click('Price');
    expect(note()).toMatch(/^The 3 cheapest/);
  });

  test('has its tab, order and sorting in a URL that can be shared', async () => {
    await open(three());
    await click('Price');
    await sortBy('voted');
    await click('Worst 25');
    expect(address).toBe(`${path}?by=price&sort=voted&tab=worst`);
  });

  test('is shown as the URL says', async () => {
    await open(three(), { query: '?by=price&sort=voted&tab=worst' });
    expect(note()).toMatch(/^The 3 most expensive/);
    expect((control('Price') as HTMLInputElement).checked).toBe(true);
    expect(sorting().value).toBe('voted');
    expect(tabs()).toEqual(worstSelected);
  });

  test('says why no model is among the worst', async () => {
    await open(rankingView([card(1, unrated)]), { query: '?tab=worst' });
    expect(shownText()).toContain('No rated models yet');
    expect(shownText()).toContain('Models without a score never appear under Worst 25.');
    expect(textsOf('[role=status]')).toEqual(['No models in this list yet', 'Showing all 0 appliances']);
  });

  test('says that a type has no models, without comparing months', async () => {
    await open(rankingView([]));
    expect(find('[role=tabpanel]').textContent).toContain('No appliances yet');
    expect(shownText()).not.toContain('Arrows');
  });

  test('of an unknown category leads to all categories', async () => {
    await open(rankingView([], { category: 'fridges', subcategoryLabel: null, categoryLabel: 'Toasters' }));
    expect(find('h1').textContent).toBe('Toasters Rankings');
    expect(control('See all categories').getAttribute('href')).toBe('/categories');
  });

  test('keeps its controls when a type has no models', async () => {
    await open(rankingView([]), { query: '?tab=worst' });
    expect(shownText()).toContain('No appliances yet');
    expect(textsOf('[role=tab]')).toEqual(['Best 25', 'Worst 25']);
    expect(textsOf('label[for=sort] + select option')).toEqual(['Top Rated', 'Top Voted']);
    expect(textsOf('[role=status]')).toContain('Showing all 0 appliances');
    expect(document.querySelectorAll('ol')).toHaveLength(0);
  });

  test('is that of the type in the URL', async () => {
    const other = rankingView([card(4)], { subcategory: 'top-bottom', subcategoryLabel: 'Top & Bottom' });
    const visit = await show(<RankingPage />, {
      reads: { ranking: async (_, subcategory) => (subcategory === 'top-bottom' ? other : three()) },
      path,
      route: '/category/:category/:subcategory',
    });
    expect(find('h1').textContent).toBe('French Door Rankings');
    await visit('/category/fridges/top-bottom');
    expect(find('h1').textContent).toBe('Top & Bottom Rankings');
    expect(ranks()).toEqual(['1. LG A4']);
  });

  test('is not loaded anew when Enter is pressed in its toolbar', async () => {
    await open(three());
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => find('form').dispatchEvent(submit));
    expect(submit.defaultPrevented).toBe(true);
  });

  test('adds nothing to the history when its view changes', async () => {
    const visit = await open(three());
    await click('Price');
    await click('Worst 25');
    expect(textsOf('[role=status]')).toContain('The 3 most expensive');
    expect(textsOf('h2')).toEqual(['Worst 25']);
    expect(document.title).toBe('French Door Rankings, Fridges: Worst 25 · Appliance Index');
    await visit(-1);
    expect(shownText()).toBe('');
  });

  test('announces that it is loading, with a spinner', () => {
    const ranking = () => new Promise<never>(() => undefined);
    const html = htmlOf(<RankingPage />, { reads: { ranking } });
    expect(html).toMatch(/role="status"[^>]*><span class="sr">Loading rankings/);
    expect(html).toContain('class="spinner ');
  });
});

test('A link that writes a ranking in another way leads to its own address, with its query', async () => {
  const visited: string[] = [];
  await show(
    <>
      <RankingPage />
      <Address report={(address) => visited.push(address)} />
    </>,
    {
      reads: { ranking: async () => rankingView([card(1)]) },
      path: '/category/Fridges/French%20Door?tab=worst#main',
      route: '/category/:category/:subcategory',
    },
  );
  expect(visited.at(-1)).toBe(`${path}?tab=worst#main`);
  expect(shownText()).toContain('French Door Rankings');
});

function Address({ report }: { report: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  report(pathname + search + hash);
  return null;
}
