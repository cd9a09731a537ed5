import type { PlaceView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { cardView, rankingView, trustView } from '../../../test/views';
import {
  counterText,
  filteredNote,
  listedModels,
  listNote,
  parseView,
  topVoted,
  withFilter,
  withParam,
} from './ranking-list';

const places: PlaceView[] = ['a', 'b', 'c', 'd'].map((appliance) => ({ appliance, movement: null }));
const ids = (list: readonly PlaceView[]) => list.map(({ appliance }) => appliance).join('');

describe('The counter of a ranking', () => {
  test('shows how many of the total are listed', () => {
    expect(counterText(10, 25)).toBe('Showing 10 of 25 appliances');
  });

  test('shows that all are listed', () => {
    expect(counterText(25, 25)).toBe('Showing all 25 appliances');
  });
});

describe('Top Voted', () => {
  test('puts the higher net vote first and keeps ties in order', () => {
    const netVotes: Record<string, number> = { c: 2, a: -1 };
    expect(ids(topVoted(places, (id) => netVotes[id] ?? 0))).toBe('cbda');
  });

  test('changes nothing without votes', () => {
    expect(ids(topVoted(places, () => 0))).toBe('abcd');
  });
});

describe('A model is listed as a variant of the one right before it', () => {
  const letters = ['a', 'b', 'c', 'd'];
  const pools = { a: 'b', b: 'b', c: 'b', d: 'd' };
  const ranking = rankingView(
    letters.map((id) => cardView({ id })),
    {
      trust: Object.fromEntries(
        Object.entries(pools).map(([id, first]) => [id, trustView({ pool: { size: 3, first } })]),
      ),
      priceSteps: { a: '$699 to $748', c: '$999' },
    },
  );
  /** The ids of the listed models, those of variants in capitals. */
  const listed = (search: string) =>
    listedModels(ranking, parseView(new URLSearchParams(search)), () => 0)
      .map(({ card, isVariant }) => (isVariant ? card.id.toUpperCase() : card.id))
      .join('');

  test('if both share their reviews', () => {
    expect(listed('')).toBe('aBCd');
    expect(listed('tab=worst')).toBe('dcBA');
  });

  test('but not in the order by votes, where a press can part them', () => {
    expect(listed('sort=voted')).toBe('abcd');
  });

  test('but not where another band of prices begins', () => {
    expect(listed('by=price')).toBe('aBcd');
  });

  test('but not where each family is shown once', () => {
    expect(listed('family=one')).toBe('ad');
  });

  test('but not for want of an assessment', () => {
    const unknown = listedModels({ ...ranking, trust: {} }, parseView(new URLSearchParams()), () => 0);
    expect(unknown.map(({ isVariant }) => isVariant)).toEqual([false, false, false, false]);
  });
});

describe('The URL of a ranking', () => {
  test('leaves out default choices', () => {
    const worst = withParam(new URLSearchParams('by=price'), 'tab', 'worst');
    expect(worst.toString()).toBe('by=price&tab=worst');
    expect(withParam(worst, 'tab', 'best').toString()).toBe('by=price');
  });

  test('sets every choice', () => {
    const view = { end: 'worst', by: 'price', sort: 'voted', showsAll: true, showsFilters: true };
    const given = 'tab=worst&by=price&sort=voted&show=all&order=evidence&family=one&filters=open';
    expect(parseView(new URLSearchParams(given))).toEqual({
      ...view,
      ...{ order: 'evidence', onePerFamily: true },
    });
    expect(parseView(new URLSearchParams('by=reliability')).by).toBe('reliability');
  });

  test('falls back to the defaults for unknown values', () => {
    const view = { end: 'best', by: 'overall', sort: 'rated', showsAll: false, showsFilters: false };
    const given = 'tab=middle&by=colour&sort=9&show=&order=x&family=2';
    expect(parseView(new URLSearchParams(given))).toEqual({
      ...view,
      ...{ order: 'official', onePerFamily: false },
    });
  });
});

test('another filter leaves the rest of the URL as it is', () => {
  const search = new URLSearchParams('by=price&brand=LG&brand=GE&max-price=900&filters=open');
  expect(withFilter(search, 'brand=Bosch').toString()).toBe('by=price&brand=Bosch');
  expect(withFilter(search, '').toString()).toBe('by=price');
});

test('the note of a filtered list says how many fit, and that places are official', () => {
  expect(filteredNote('The 25 highest-rated', 25, 31, 40)).toBe(
    'The 25 highest-rated. Showing 25 of the 31 that fit, with their places among all 40.',
  );
  expect(filteredNote('The 9 highest-rated', 9, 9, 1_040)).toBe(
    'The 9 highest-rated. All 9 that fit, with their places among all 1,040.',
  );
  expect(filteredNote('The highest-rated', 1, 1, 40)).toBe(
    'The highest-rated. The only one that fits, with its place among all 40.',
  );
  expect(filteredNote('No models in this list yet', 0, 0, 40)).toBe('None of the 40 models fits');
  expect(filteredNote('The highest-rated', 1, 1, 1)).toBe('The highest-rated.');
  expect(filteredNote('No models in this list yet', 0, 0, 1)).toBe('The only model does not fit');
  expect(filteredNote('No models in this list yet', 0, 2, 40)).toBe('No models in this list yet.');
});

type Note = Parameters<typeof listNote>;

const noteOf = (
  by: Note[0]['by'],
  end: Note[0]['end'],
  sort: Note[0]['sort'],
  listed: Note[1],
  hasVotes?: boolean,
) => listNote({ by, end, sort, order: 'official' }, listed, hasVotes);

test('the note under the tabs counts no model for what it lacks', () => {
  const unrated = { isRated: false, reliabilityScore: null, priceRange: 'N/A' };
  expect(noteOf('overall', 'best', 'rated', [...cards(3, 0), unrated])).toBe(
    'The 3 highest-rated, then 1 without data',
  );
  expect(noteOf('price', 'best', 'rated', [...cards(3, 0), unrated])).toBe(
    'The 3 cheapest, similar prices ordered by score, then 1 without data',
  );
  expect(noteOf('price', 'worst', 'rated', [unrated])).toBe('No prices yet, shown in overall order');
  expect(noteOf('overall', 'best', 'rated', [unrated])).toBe('No scores yet');
  expect(noteOf('overall', 'best', 'voted', [...cards(3, 0), unrated])).toBe(
    'The 3 highest-rated and 1 without data, sorted by votes',
  );
  expect(noteOf('overall', 'best', 'voted', [...cards(3, 0), unrated], false)).toBe(
    'The 3 highest-rated and 1 without data. None has votes yet to sort by',
  );
});

test('the note under the tabs says that nothing is listed', () => {
  expect(noteOf('price', 'worst', 'voted', [])).toBe('No models in this list yet');
});

test('the note under the tabs names the sort and the end shown', () => {
  expect(noteOf('overall', 'worst', 'rated', cards(10, 0))).toBe('The 10 lowest-rated');
  expect(noteOf('price', 'best', 'rated', cards(1, 0))).toBe('The cheapest');
  expect(noteOf('price', 'worst', 'rated', cards(10, 0))).toBe('The 10 most expensive');
});

test('the note under the tabs does not call models rated that the evidence puts there', () => {
  const view = { by: 'overall', end: 'worst', sort: 'rated', order: 'evidence' } as const;
  expect(listNote(view, cards(10, 0))).toBe('The 10 lowest by likely score');
  expect(listNote({ ...view, end: 'best' }, cards(25, 0))).toBe('The 25 highest by likely score');
  expect(listNote({ ...view, by: 'price' }, cards(10, 0))).toBe('The 10 most expensive');
});

test('the note under the tabs says why the cheapest are not exactly in order of price', () => {
  const note = 'The 10 cheapest, similar prices ordered by score';
  expect(noteOf('price', 'best', 'rated', cards(10, 0))).toBe(note);
  expect(noteOf('price', 'best', 'voted', cards(10, 0))).toBe('The 10 cheapest, sorted by votes');
});

test('the note under the tabs counts only models with a reliability score as reliable', () => {
  expect(noteOf('reliability', 'best', 'rated', cards(3, 3))).toBe('The 3 most reliable');
  expect(noteOf('reliability', 'worst', 'rated', cards(3, 1))).toBe(
    'The least reliable, then 2 without data',
  );
  expect(noteOf('reliability', 'best', 'rated', cards(3, 0))).toBe(
    'No reliability scores yet, shown in overall order',
  );
});

/** `count` rated cards with a price, of which the first `figures` have a reliability score. */
function cards(count: number, figures: number) {
  return Array.from({ length: count }, (_, index) => ({
    isRated: true,
    reliabilityScore: index < figures ? 45 : null,
    priceRange: '$999',
  }));
}
