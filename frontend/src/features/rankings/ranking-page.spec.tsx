import type { CardView, RankingView, TrustView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import {
  click,
  control,
  find,
  htmlOf,
  press,
  pressEnter,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../test/render';
import { serve } from '../../../test/requests';
import { cardView, listFacts, rankingView, retailerScores, trustView, unrated } from '../../../test/views';
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

const note = () => find('.ranking-toolbar__root [role=status]').textContent;

const ranks = () =>
  [...document.querySelectorAll('main article')].map((article) => article.getAttribute('aria-label'));

const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));
const three = () => rankingView(cards(3));

describe('A card of a ranking', () => {
  test('says from when the scores are, if they are old, and draws their place in outline', async () => {
    const dated = { scoreMonths: { a1: '2026-05', a2: '2021-07' }, oldScores: { a2: '2021-07' } };
    await open(rankingView([card(1), card(2)], dated));
    expect(textsOf('.rank-card__meta').map((text) => text?.includes('Scores of Jul 2021'))).toEqual([
      false,
      true,
    ]);
    expect(outlined()).toEqual([false, true]);
  });

  test('says how far the model has moved, and with what it compares', async () => {
    await open(three());
    expect(find('.rank-card__rank').textContent).toBe('Rank 1Up 3');
    expect(shownText()).toContain('3 models. Last updated May 2026. Arrows compare with April 2026;');
  });

  test('says when a model has moved because of others, without a score of its own', async () => {
    await open(rankingView([card(1), card(2)], { scoreMonths: { a1: '2026-05', a2: '2026-04' } }));
    expect(textsOf('.ui-movement')).toEqual(['Up 3', 'Up 3, because others moved']);
    expect(textsOf('.ui-movement--direction_up')).toHaveLength(1);
    expect(shownText()).toContain('grey arrows: only others moved');
  });

  test('says what is missing: a score, a retailer, a price', async () => {
    const partly = card(2, { retailers: retailerScores([46, 1], [44, null]) });
    await open(rankingView([card(1, unrated), partly], { updated: null, previous: null }));
    expect(shownText()).toContain('2 models. ');
    expect(textsOf('.rank-card__reviews')).toEqual(['Not rated yet', '1 review']);
    expect(textsOf('.rank-card__price')).toEqual(['N/A', '$1,999']);
    expect(textsOf('.card-retailers__sentence')).toEqual(['No score from any retailer yet']);
    expect(textsOf('.card-retailers__score')).toEqual(['4.6 1 review', '4.4 ', '–no score', '–no score']);
  });

  test('has one line for a single retailer, with the month of its score', async () => {
    const [home, lowes, unknown, none] = [
      card(1, { retailers: retailerScores([null, null], [47, 11_169]) }),
      card(2, { retailers: retailerScores([46, 6_654]) }),
      card(3, { retailers: retailerScores([46, null]) }),
      card(4, { retailers: retailerScores([46, 0]) }),
    ];
    const scoreMonths = { a1: '2026-01', a3: '2026-02', a4: '2026-02' };
    await open(
      rankingView([home, lowes, unknown, none], { scoreMonths, steps: { best: 4, worst: 2, loadMore: 1 } }),
    );
    expect(textsOf('.card-retailers__sentence')).toEqual([
      'Home Depot 4.7 from 11,169, Jan 2026; no score at the other three',
      "Lowe's 4.6 from 6,654, entered by staff; no score at the other three",
      "Lowe's 4.6, number of reviews not known, Feb 2026; no score at the other three",
      "Lowe's 4.6, number of reviews not known, Feb 2026; no score at the other three",
    ]);
  });

  test('separates a score from its review count, in its text', async () => {
    await open(rankingView([card(1, { retailers: retailerScores([46, 6_654], [44, 100]) })]));
    expect(textsOf('.card-retailers__score')[0]).toBe('4.6 6,654 reviews');
  });

  test('links to its model, and marks a score on few reviews', async () => {
    await open(rankingView([card(1, { hasFewReviews: true }), card(2)]));
    expect(['A1', 'A2'].map((name) => control(name).getAttribute('href'))).toEqual([
      '/appliance/a1',
      '/appliance/a2',
    ]);
    expect(textsOf('.rank-card__meta')).toEqual(['$1,999Few reviews', '$1,999']);
  });

  test('has no tab stop on its picture, which opens the model as its name does', async () => {
    await open(rankingView([card(1)]));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('article a')];
    expect(links.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual([
      'A1',
      'View Details',
    ]);
    expect(find('.rank-card__mediaLink').getAttribute('href')).toBe(control('A1').getAttribute('href'));
    expect(find('.rank-card__mediaLink').getAttribute('aria-hidden')).toBe('true');
  });

  test('has marks under its bar for two or more retailers', async () => {
    await open(rankingView([card(1), card(2, { retailers: retailerScores([46, 1]) })]));
    const marks = [...document.querySelectorAll('main article')].map(
      (article) => article.querySelectorAll('.score-bar__mark').length,
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

/** Whether the places of the cards are drawn in outline. */
const outlined = () =>
  [...document.querySelectorAll('.rank-card__number')].map(({ classList }) =>
    classList.contains('rank-card__uncertain'),
  );

/** The trust in A1, A2 and so on, which share no reviews unless told otherwise. */
const trust = (views: Partial<TrustView>[]) =>
  Object.fromEntries(
    views.map((view, index) => {
      const id = `a${index + 1}`;
      return [id, trustView({ place: index + 1, pool: { size: 1, first: id }, ...view })];
    }),
  );

describe('How sure a ranking is', () => {
  const sure = (more: Partial<RankingView> = {}) =>
    rankingView([card(1), card(2)], {
      trust: trust([
        { placeLow: 1, placeHigh: 1, evidence: 'high', versusNext: 'ahead' },
        { placeLow: 14, placeHigh: 39, outside: true, evidence: 'very low' },
      ]),
      ...more,
    });

  test('is said on each card: likely places, and the evidence with its reviews', async () => {
    await open(sure());
    expect(textsOf('.likely-places__root')).toEqual(['likely 1', 'Placed by few reviews; likely 14–39']);
    // The axis is read in their stead.
    expect(textsOf('.likely-places__root :not([aria-hidden])')).toEqual(['', '']);
    expect(
      [...document.querySelectorAll('.likely-places__axis')].map((axis) => axis.getAttribute('aria-label')),
    ).toEqual(['likely place 1 of 40', 'Placed by few reviews; likely between place 14 and 39 of 40']);
    expect(textsOf('.evidence-label__root')).toEqual([
      'High evidence · 400 reviews',
      'Very low evidence · 400 reviews',
    ]);
    expect(outlined()).toEqual([false, true]);
  });

  test('does not blame few reviews for the place of a model with much evidence', async () => {
    const places = { placeLow: 14, placeHigh: 39, outside: true };
    await open(
      sure({
        trust: trust([
          { ...places, evidence: 'high' },
          { ...places, evidence: 'low' },
        ]),
      }),
    );
    expect(textsOf('.likely-places__root')).toEqual(['likely 14–39', 'Placed by few reviews; likely 14–39']);
  });

  test('names the dot of a model that could be the best once, by its title', async () => {
    await open(sure());
    expect(find('[title="Could be the best"]').getAttribute('aria-label')).toBeNull();
  });

  test('says nothing of likely places where the list is not in their order', async () => {
    await open(sure());
    const places = () => textsOf('.likely-places__root').length;
    const dots = () => document.querySelectorAll('[role=img][title="Could be the best"]').length;
    expect([places(), dots()]).toEqual([2, 1]);
    await click('Price');
    expect([places(), dots()]).toEqual([0, 0]);
    await click('Overall');
    await sortBy('voted');
    expect([places(), dots()]).toEqual([0, 0]);
  });

  test('is said by a line before a model that the one above is surely ahead of, in the official order only', async () => {
    await open(sure());
    expect(textsOf('.rank-plate__step')).toHaveLength(1);
    expect(find('.rank-plate__step').closest('li')?.textContent).toContain('A2');
    await sortBy('voted');
    expect(textsOf('.rank-plate__step')).toHaveLength(0);
  });

  test('is said above the list: how many could be the best, who is first with good evidence, how many are old', async () => {
    const firstProven = { id: 'a2', brand: 'LG', model: 'A2', place: 2 };
    const facts = listFacts({
      rated: 40,
      newest: '2026-01',
      inNewest: 33,
      byHand: 1,
      overAYear: 6,
      couldBeBest: 7,
      firstProven,
    });
    await open(sure({ facts }));
    expect(shownText()).toContain(
      'Last updated January 2026. 33 of 40 scored in January 2026, 6 older, 1 entered by staff.',
    );
    expect(textsOf('.ranking-page__fact').slice(0, 3)).toEqual([
      'Any of these 7 could be the best',
      'First with good evidence and a score of the last year: LG A2, no. 2',
      '15% of the scores are older than a year',
    ]);
    expect(
      [...document.querySelectorAll('ol > li > .rank-plate__couldBeBest')].map(({ role }) => role),
    ).toEqual(['img']);
    await click('Worst 25');
    expect(textsOf('.ranking-page__facts')).toEqual([]);
  });

  test('does not say "any" of two models that could be the best', async () => {
    await open(sure({ facts: listFacts({ rated: 40, couldBeBest: 2 }) }));
    expect(textsOf('.ranking-page__fact')[0]).toBe('Either of these 2 could be the best');
  });

  test('is not said of a list with a single rated model', async () => {
    const only = { placeLow: 1, placeHigh: 1, of: 1, evidence: 'very low' } as const;
    await open(
      rankingView([card(1), card(2, unrated)], {
        trust: trust([only]),
        facts: listFacts({ rated: 1, couldBeBest: 1, overAYear: 1 }),
      }),
    );
    expect(textsOf('.likely-places__root, .ranking-page__fact, .rank-plate__couldBeBest')).toEqual([]);
  });

  test('changes nothing for a model that has not been assessed', async () => {
    await open(three());
    expect(textsOf('.likely-places__root')).toEqual([]);
    expect(textsOf('.rank-card__reviews')).toEqual(['400 reviews', '400 reviews']);
  });

  test('can be the order, which keeps the official places and says so', async () => {
    const asked: (string | undefined)[] = [];
    const byEvidence = sure({
      order: 'evidence',
      lists: { ...three().lists, overall: { best: places('a2', 'a1'), worst: places('a1', 'a2') } },
    });
    await show(
      <>
        <RankingPage />
        <Address report={(reported) => (address = reported)} />
      </>,
      {
        reads: {
          ranking: async (_category, _type, order) => {
            asked.push(order);
            return order === 'evidence' ? byEvidence : sure();
          },
        },
        path,
        route: '/category/:category/:subcategory',
      },
    );
    expect(ranks()).toEqual(['1. LG A1', '2. LG A2']);
    await click('Evidence-adjusted');
    await until(() => ranks()[0] === '2. LG A2');
    expect(ranks()).toEqual(['2. LG A2', '1. LG A1']);
    expect(shownText()).toContain('Order by likely true score. Our official ranking is Top Rated');
    expect(address).toBe(`${path}?order=evidence`);
    expect(asked).toEqual(['official', 'evidence']);
    await click('Evidence-adjusted');
    expect(address).toBe(path);
  });

  test('stays what it is until another order has been read, and is marked as outdated', async () => {
    const answer = Promise.withResolvers<RankingView>();
    await show(<RankingPage />, {
      reads: { ranking: async (_category, _type, order) => (order === 'evidence' ? answer.promise : sure()) },
      path,
      route: '/category/:category/:subcategory',
    });
    const isBusy = () => find('.ranking-page__list').getAttribute('aria-busy');
    expect([note(), isBusy()]).toEqual(['The 2 highest-rated', null]);
    await click('Evidence-adjusted');
    expect([note(), isBusy()]).toEqual(['The 2 highest-rated', 'true']);
    answer.resolve(sure({ order: 'evidence' }));
    await until(() => note() === 'The 2 highest by likely score');
    expect(isBusy()).toBe(null);
  });

  test('stays also when another order could not be read, and is exchanged by a retry', async () => {
    let fails = true;
    await show(<RankingPage />, {
      reads: {
        ranking: async (_category, _type, order = 'official') => {
          if (order === 'evidence' && fails) throw new Error();
          return sure({ order });
        },
      },
      path,
      route: '/category/:category/:subcategory',
    });
    await click('Evidence-adjusted');
    await shows('Your choice could not be loaded. The list is still the one before it.');
    expect([note(), ranks().length]).toEqual(['The 2 highest-rated', 2]);
    expect(find<HTMLInputElement>('[name=order]').checked).toBe(true);
    fails = false;
    await pressEnter('Try again');
    await until(() => note() === 'The 2 highest by likely score');
    expect([textsOf('[role=alert]'), document.activeElement?.id]).toEqual([[], 'main']);
  });

  test('orders by evidence only the overall ranking, and says so on its switch', async () => {
    await open(sure());
    const state = () => {
      const { disabled, checked } = find<HTMLInputElement>('[name=order]');
      return { disabled, checked };
    };
    await click('Evidence-adjusted');
    expect(state()).toEqual({ disabled: false, checked: true });
    await click('Price');
    expect(state()).toEqual({ disabled: true, checked: false });
    await click('Overall');
    expect(state()).toEqual({ disabled: false, checked: true });
  });

  test('shows models that share their reviews once, if a visitor wants it so', async () => {
    const pool = { size: 2, first: 'a1' };
    const ranking = rankingView([card(1), card(2, { priceRange: '$979' }), card(3)], {
      trust: trust([{ pool }, { pool }, {}]),
      steps: { best: 3, worst: 2, loadMore: 1 },
    });
    await open(ranking);
    expect(ranks()).toHaveLength(3);
    await click('One per family');
    expect(ranks()).toEqual(['1. LG A1', '3. LG A3']);
    expect(textsOf('.rank-plate__family')).toEqual(['Also as A2, same reviews, $979']);
    expect(control('A2').getAttribute('href')).toBe('/appliance/a2');
    expect(address).toBe(`${path}?family=one`);
    expect(textsOf('[role=status]')).toContain('Showing all 3 appliances');
  });

  test('is not said by reliability when nobody has a reliability score', async () => {
    await open(three());
    await click('Reliability');
    expect(find('.ui-alert').textContent).toContain('No model here has a reliability score yet');
  });
});

describe('A model that shares the reviews of the one before it', () => {
  const pool = { size: 2, first: 'a1' };
  const family = (more: Partial<CardView> = {}, ranking: Partial<RankingView> = {}) =>
    rankingView([card(1), card(2, { priceRange: '$979', ...more }), card(3)], {
      trust: trust([{ pool }, { pool }, {}]),
      steps: { best: 3, worst: 2, loadMore: 1 },
      ...ranking,
    });
  const attached = () => find('li[data-attached] article');

  test('is attached to it, with a place, a score, votes and links of its own', async () => {
    await open(family());
    expect(ranks()).toEqual(['1. LG A1', '2. LG A2', '3. LG A3']);
    expect(document.querySelectorAll('li[data-attached]')).toHaveLength(1);
    expect(attached().getAttribute('aria-label')).toBe('2. LG A2');
    expect(attached().querySelector('.variant-card__rank')?.textContent).toBe('Rank 2Up 3');
    expect(attached().querySelector('.variant-card__identity')?.textContent?.trim()).toBe(
      'Also as LG A2, same reviews, $979',
    );
    expect(attached().querySelector('.variant-card__score')?.textContent).toBe('4.6 out of 5.0');
    expect(attached().querySelector('.variant-card__picture')?.textContent).toBe('No image');
    for (const name of [
      'Upvote LG A2, 0 upvotes',
      'Downvote LG A2, 0 downvotes',
      'Verified Repair Technician Required. Tech vote for LG A2, 0 votes',
      'Compare LG A2',
    ])
      expect(attached().contains(control(name))).toBe(true);
    for (const name of ['LG A2', 'View Details, LG A2'])
      expect(control(name).getAttribute('href')).toBe('/appliance/a2');
    expect(shownText()).toContain('Showing all 3 appliances');
  });

  test('has what it shares folded away, under a name that says so', async () => {
    await open(family());
    const details = attached().querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe('Scores by retailer and evidence of LG A2');
    for (const text of ['4.6 300 reviews', 'Good evidence · 400 reviews', 'likely 2–7', 'Why 4.6?'])
      expect(details?.textContent).toContain(text);
  });

  test('says that it has no price, and its reliability in the order by that', async () => {
    await open(family({ priceRange: null, reliabilityScore: 43 }));
    await click('Reliability');
    expect(attached().querySelector('.variant-card__identity')?.textContent).toBe(
      'Also as LG A2, same reviews, N/A Reliability 4.3',
    );
  });

  test('gets the focus when it is the first that "Load More" adds', async () => {
    await open(family({}, { steps: { best: 1, worst: 2, loadMore: 1 } }));
    expect(document.querySelectorAll('li[data-attached]')).toHaveLength(0);
    await click('Load More');
    expect(document.activeElement).toBe(attached());
  });

  test('has a whole card in the order by votes', async () => {
    await open(family());
    await sortBy('voted');
    expect(ranks()).toEqual(['1. LG A1', '2. LG A2', '3. LG A3']);
    expect(document.querySelectorAll('li[data-attached]')).toHaveLength(0);
  });
});

test('The list by price says where another band of prices begins, in that order only', async () => {
  await open(rankingView(cards(2), { priceSteps: { a1: '$699 to $748', a2: 'No price given' } }));
  expect(textsOf('.rank-plate__step')).toEqual([]);
  await click('Price');
  expect(textsOf('.rank-plate__step')).toEqual(['$699 to $748', 'No price given']);
  await sortBy('voted');
  expect(textsOf('.rank-plate__step')).toEqual([]);
});

test('The list from the worst says which place each model has', async () => {
  await open(rankingView(cards(2), { trust: trust([{ of: 2 }, { of: 2 }]) }));
  expect(textsOf('.rank-card__standing')).toEqual([]);
  await click('Worst 25');
  expect(textsOf('.rank-card__standing')).toEqual(['no. 2 of 2', 'no. 1 of 2']);
});

const places = (...ids: string[]) => ids.map((appliance) => ({ appliance, movement: null }));

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
    expect(find('.ranking-toolbar__root [role=status]').textContent).toContain('sorted by votes');
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
    expect(textsOf('.card-votes__cells [role=status]')).toEqual(['Sign in to keep your vote']);
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
    expect(textsOf('.card-votes__cells').map((text) => text?.includes('New votes are under review'))).toEqual(
      [true, false],
    );
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
    expect(html).toContain('class="spinner__ring"');
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
