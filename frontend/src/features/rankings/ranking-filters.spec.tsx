import type { RankingView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { click, control, find, show, shownText, shows, textsOf, until } from '../../../test/render';
import { cardView, listFacts, rankingView, unrated } from '../../../test/views';
import RankingPage from './ranking-page';

const path = '/category/fridges/french-door';
const route = '/category/:category/:subcategory';

const options = {
  ...{ category: [], type: [], unrated: [], family: [], fresh: [], techs: [], newer: [] },
  brand: [
    { value: 'Bosch', count: 3 },
    { value: 'LG', count: 9 },
  ],
  price: [{ value: '-499.99', count: 2 }],
  ...{ 'min-reviews': [{ value: '100', count: 5 }], evidence: [], stores: [] },
};

/** A ranking of 40 models, of which two fit. */
const narrowed = (filtered: Partial<NonNullable<RankingView['filtered']>> = {}): RankingView => {
  const cards = [cardView({ id: 'a1', model: 'A1' }), cardView({ id: 'a2', model: 'A2' })];
  const places = { best: [7, 12], worst: [2, 5] };
  return {
    ...rankingView(cards, { total: 40, facts: listFacts({ rated: 38, couldBeBest: 7 }) }),
    filtered: {
      ...{ query: 'brand=LG', total: 2, options, without: [] },
      places: { overall: places, reliability: places, price: places },
      ...filtered,
    },
  };
};
const whole = rankingView([cardView()], { total: 40, facts: listFacts({ rated: 38, couldBeBest: 7 }) });

/** Answers with the ranking that fits for any filter, and with the whole one without. Returns the filters asked for. */
async function open(query: string, ranking = narrowed()): Promise<string[]> {
  const asked: string[] = [];
  const answer: RankingReads = async (_category, _type, _order, filter = '') => {
    asked.push(filter);
    return filter === '' ? whole : ranking;
  };
  await show(<RankingPage />, { reads: { ranking: answer }, path: path + query, route });
  return asked;
}

type RankingReads = (...asked: [string, string | null, string?, string?]) => Promise<RankingView>;

const note = () => find('.ranking-toolbar__root [role=status]').textContent;

test('A filtered ranking keeps the official places, and says among how many they are', async () => {
  await open('?brand=LG');
  expect(textsOf('.rank-card__rank')).toEqual(['Rank 7of 40Up 3', 'Rank 12of 40Up 3']);
  expect(note()).toBe('The 2 highest-rated. All 2 that fit, with their places among all 40.');
  expect(shownText()).not.toContain('could be the best');
  await click('Worst 25');
  expect(textsOf('.rank-card__standing')).toEqual(['of 38', 'of 38']);
});

test('Where only unrated models fit, the worst end says that they are under the best', async () => {
  const only = rankingView([cardView(unrated)], { total: 40, facts: listFacts({ rated: 38 }) });
  await open('?brand=LG&tab=worst', { ...only, filtered: narrowed({ total: 1 }).filtered });
  expect(note()).toBe('No models in this list yet.');
  expect(shownText()).toContain('No rated model fitsModels without a score never appear under Worst 25.');
});

test('What can be chosen shows with its counts before it is, and applies at once', async () => {
  const asked = await open('');
  expect(textsOf('form[aria-label=Filters]')).toEqual([]);
  await click('Filter');
  await shows('Bosch');
  expect(textsOf('fieldset label')).toContain('Bosch3 models');
  await click('Bosch3 models');
  await until(() => asked.length === 3);
  expect(asked).toEqual(['', 'filters=open', 'brand=Bosch&filters=open']);
  expect(control('Remove Bosch').getAttribute('href')).toBe(`${path}?filters=open`);
  await click('Hide filters');
  expect(textsOf('form[aria-label=Filters]')).toEqual([]);
  expect(control('Remove Bosch').getAttribute('href')).toBe(path);
});

test('A ranking that nothing fits says which choice to drop', async () => {
  const nothing = narrowed({ total: 0, without: [{ group: 'price', count: 12 }] });
  await open('?brand=LG&max-price=1&by=price', { ...nothing, appliances: [], lists: emptyLists });
  expect(note()).toBe('None of the 40 models fits');
  expect(control('Without Up to $1: 12 models').getAttribute('href')).toBe(`${path}?by=price&brand=LG`);
});

const empty = { best: [], worst: [] };
const emptyLists = { overall: empty, reliability: empty, price: empty };

test('A ranking by price links to its parts', async () => {
  const bands = [{ text: 'Best under $500', query: 'max-price=499.99' }];
  const ranking = { ...whole, bands };
  await show(<RankingPage />, { reads: { ranking: async () => ranking }, path: `${path}?by=price`, route });
  expect(control('Best under $500').getAttribute('href')).toBe('?max-price=499.99');
});

test('Without scripts the form sends along what else the address says', async () => {
  const asked = '?by=price&tab=worst&brand=LG&filters=open';
  await open(asked);
  const form = find<HTMLFormElement>('form[aria-label=Filters]');
  expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`).join('&')).toContain(
    'by=price&tab=worst&filters=open&brand=LG',
  );
  expect(
    [...new FormData(find<HTMLFormElement>('form.ranking-toolbar__root'))].map(([name]) => name),
  ).toEqual(expect.arrayContaining(['tab', 'brand', 'filters', 'by', 'sort']));
});
