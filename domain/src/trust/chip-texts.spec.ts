import { expect, test } from '@jest/globals';
import { chipTexts, type Sureness } from './chip-texts.js';

const agreed = { storesDisagree: null, techsDisagree: null, pool: { size: 1 } };
const chipsOf = (
  trust: Partial<NonNullable<Sureness['trust']>>,
  newerReviews: Sureness['newerReviews'] = [],
) => chipTexts({ trust: { ...agreed, ...trust }, newerReviews });

test('nothing is said where all agree, or nothing is known', () => {
  expect(chipsOf({}, [{ name: "Lowe's", kind: 'too-few' }])).toEqual([]);
  expect(chipTexts({ trust: null, newerReviews: [] })).toEqual([]);
});

test('each chip has its reason, and none says more than the figures', () => {
  const fall = { name: "Lowe's", kind: 'shown', isLower: true, stars: 3.94, before: 4.6, newReviews: 1_080 };
  expect(
    chipsOf(
      {
        storesDisagree: { gap: 0.7, stores: ['lowes', 'best-buy'] },
        techsDisagree: 'owners',
        pool: { size: 3 },
      },
      [fall],
    ),
  ).toEqual([
    {
      text: 'Stores disagree',
      reason: "Reviewers at Lowe's and Best Buy differ by 0.7 stars, more than chance explains.",
    },
    {
      text: 'Technicians disagree',
      reason: 'Owners recommend it more often than verified technicians, by more than chance explains.',
    },
    {
      text: 'Newer reviews lower',
      reason:
        "1,080 newer reviews at Lowe's average 3.9, the score before was 4.6: more than chance explains, and more than is usual in the category.",
    },
    {
      text: 'Shares its reviews with 2 colours',
      reason: 'The retailer counts the reviews of these models as one, so all of them have the same score.',
    },
  ]);
});

test('technicians may be the ones who recommend it more, and a pool may be of two', () => {
  const [techs, pool] = chipsOf({ techsDisagree: 'technicians', pool: { size: 2 } });
  expect(techs?.reason).toMatch(/^Verified technicians recommend it more often than owners/);
  expect(pool?.text).toBe('Shares its reviews with 1 colour');
});
