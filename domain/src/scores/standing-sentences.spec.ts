import { describe, expect, test } from '@jest/globals';
import { answerText, byHandText, changeText, likelyScoreText, type Standing } from './standing-sentences.js';

type Score = Standing['retailers'][number];

const score = (
  name: string,
  tenths: number | null,
  reviewCount: number | null,
  month: string | null = '2026-05',
) => ({ name, retailer: name, score: tenths, reviewCount, month }) satisfies Score;

const point = (month: string, shownScore: string, rank: number | null, ...retailers: Score[]) => ({
  ...{ month, avgScore: Number(shownScore), shownScore, rank, retailers },
});

const [then, now] = [
  point('2021-07', '4.7', 4, score('Home Depot', 47, 3_420)),
  point('2026-05', '4.5', 8, score('Home Depot', 45, 10_626)),
];

/** A front load washer in place 8 of 39, with good evidence from one retailer. */
const standing = (more: Partial<Standing> = {}): Standing => ({
  card: { categoryLabel: 'Washers', subcategoryLabel: 'Front Load', shownScore: '4.5' },
  retailers: [score("Lowe's", null, null, null), score('Home Depot', 45, 10_626)],
  enteredByHand: [],
  history: [then, now],
  rank: { rank: 8, of: 39, movement: -4 },
  trust: { evidence: 'high', outside: false, low: 3.66, high: 4.44 },
  ...{ updated: '2026-05', previous: '2026-01', ...more },
});

const unrated = { rank: null, retailers: [], history: [] };
const typed = { retailers: [score('Best Buy', 45, 46, null)], history: [] };
const place = (rank: number, of: number) => ({
  rank: { rank, of, movement: null },
  trust: { evidence: 'good' as const, outside: false, low: 3.66, high: 4.44 },
});

describe('The answer', () => {
  test.each<[string, Partial<Standing>, string]>([
    [
      'one retailer',
      {},
      'Better than 31 of 39 front load washers. 4.5 from 10,626 reviews at one retailer, May 2026. Was 4.7 and rank 4 in July 2021.',
    ],
    [
      'several retailers of different months',
      { retailers: [score("Lowe's", 44, 1_000, '2021-07'), score('Best Buy', 46, 1)] },
      'Better than 31 of 39 front load washers. 4.5 from 1,001 reviews at 2 retailers, July 2021 to May 2026. Was 4.7 and rank 4 in July 2021.',
    ],
    [
      'an unrated model',
      unrated,
      'No retailer has a score for this model, so it has no place among front load washers.',
    ],
    [
      'no history before the newest month',
      { history: [now] },
      'Better than 31 of 39 front load washers. 4.5 from 10,626 reviews at one retailer, May 2026.',
    ],
    [
      'a score entered by staff',
      { ...typed, enteredByHand: [{ retailer: 'Best Buy', at: '2026-11-25T23:00:00.000Z' }] },
      'Better than 31 of 39 front load washers. 4.5 from 46 reviews at one retailer, entered by staff, 25 Nov 2026.',
    ],
    [
      'one model in the type, without a review count',
      { ...place(1, 1), history: [], retailers: [score('Best Buy', 45, null)] },
      'The only one of the front load washers with a score. 4.5 at one retailer, May 2026.',
    ],
    [
      'the last place',
      { ...place(39, 39), history: [] },
      'Last of 39 front load washers. 4.5 from 10,626 reviews at one retailer, May 2026.',
    ],
    [
      'a place beyond the models that were assessed',
      { ...place(39, 39), rank: { rank: 40, of: 40, movement: null }, history: [] },
      'Last of 40 front load washers. 4.5 from 10,626 reviews at one retailer, May 2026.',
    ],
    [
      'little evidence',
      { trust: { evidence: 'low', outside: false, low: 3.66, high: 4.44 }, history: [] },
      'Placed above 31 of 39 front load washers, on little evidence. 4.5 from 10,626 reviews at one retailer, May 2026.',
    ],
    [
      'a place that has not been assessed yet',
      { trust: null, history: [] },
      'Placed above 31 of 39 front load washers. 4.5 from 10,626 reviews at one retailer, May 2026.',
    ],
    [
      'a place that much evidence makes unlikely',
      { trust: { evidence: 'high', outside: true, low: 3.66, high: 4.44 }, history: [] },
      'Placed above 31 of 39 front load washers. 4.5 from 10,626 reviews at one retailer, May 2026.',
    ],
  ])('for %s', (_, more, text) => {
    expect(answerText(standing(more))).toBe(text);
  });

  test.each([
    ['Stoves', 'Electric Stove', 'electric stoves'],
    ['Fridges', 'French Door', 'French door fridges'],
    ['Fridges', '42-Inch Fridge', '42-inch fridges'],
    ['Microwaves', 'OTR Microwave', 'OTR microwaves'],
    ['Washers', null, 'washers'],
  ])('names the models of %s, %s: %s', (categoryLabel, subcategoryLabel, models) => {
    const card = { categoryLabel, subcategoryLabel, shownScore: '4.5' };
    expect(answerText(standing({ card }))).toContain(`Better than 31 of 39 ${models}.`);
  });
});

describe('What changed', () => {
  const moved = (movement: number | 'new' | null) => ({ rank: { rank: 8, of: 39, movement } });
  const entered = point('2026-05', '4.5', 8, score('Best Buy', 45, 1), score("Lowe's", 44, 3_931));

  test.each<[string, Partial<Standing>, string | null]>([
    [
      'retailers came in',
      { ...moved(-15), history: [then, entered] },
      "Fell 15 places since January 2026: Lowe's 3,931 reviews at 4.4 and Best Buy's 1 review at 4.5 came in.",
    ],
    ['a score fell', moved(-4), 'Fell 4 places since January 2026: Home Depot went from 4.7 to 4.5.'],
    [
      'only others changed, and it moved up',
      { ...moved(1), history: [then] },
      'Rose 1 place since January 2026: only others moved.',
    ],
    [
      'one of its retailers has more reviews than before, and weighs more',
      {
        ...moved(3),
        history: [
          { ...then, avgScore: 4.5 },
          { ...now, avgScore: 4.6, retailers: then.retailers },
        ],
      },
      'Rose 3 places since January 2026: its numbers of reviews changed.',
    ],
    [
      'its score is the same, and equal scores are ordered by their numbers of reviews',
      { ...moved(2), history: [{ ...then, avgScore: 4.5 }, now] },
      'Rose 2 places since January 2026: numbers of reviews changed, or scores of others.',
    ],
    [
      'its score went the other way',
      { ...moved(-4), history: [{ ...then, avgScore: 4.4 }, now] },
      'Fell 4 places since January 2026: others moved more.',
    ],
    ['nothing changed', { ...moved(0), history: [then] }, 'Kept its place since January 2026.'],
    [
      'a score was entered by staff',
      { ...moved(2), ...typed },
      'Rose 2 places since January 2026: a score was entered by staff.',
    ],
    [
      'a score was entered by staff in the month before',
      { ...moved(2), ...typed, enteredByHand: [{ retailer: 'Best Buy', at: '2026-01-31T23:00:00.000Z' }] },
      'Rose 2 places since January 2026: only others moved.',
    ],
    ['it is new', moved('new'), null],
    ['there is one month', { ...moved(null), previous: null }, null],
    ['it is unrated', unrated, null],
  ])('when %s', (_, more, text) => {
    expect(changeText(standing(more))).toBe(text);
  });
});

test('the likely score is a range, never a verdict', () => {
  const likely = (tenths: number, reviewCount: number | null, more: Partial<Standing> = {}) => {
    const retailers = [score("Lowe's", tenths, reviewCount)];
    const card = { categoryLabel: 'Washers', subcategoryLabel: null, shownScore: '4.9' };
    return likelyScoreText(standing({ card, retailers, ...more }));
  };
  expect(likely(49, 14)).toBe(
    'Stores show 4.9 from 14 reviews. Models like this usually settle between 3.7 and 4.4.',
  );
  expect(likely(49, null)).toMatch(/^Stores show 4\.9\. Models/);
  expect(likely(49, 14, { trust: null })).toBeNull();
});

test('a score entered by staff may have no day', () => {
  expect(byHandText(undefined)).toBe('entered by staff');
});
