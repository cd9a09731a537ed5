import { describe, expect, test } from '@jest/globals';
import { scoresOf } from '../../test/known-scores.js';
import { known, vectors } from '../../test/trust/vectors.js';
import { retailerSlugs } from '../scores/retailers.js';
import { shareDifference, storesDisagree, techniciansDisagree } from './chips.js';

const tally = (upvotes: number, votes: number) => ({ upvotes, downvotes: votes - upvotes });

describe('The chips', () => {
  test.each(vectors.storesDisagree)('say whether the stores disagree on $stores', ({ stores, expected }) => {
    const slugs = expected?.stores.map((index) => retailerSlugs[index]);
    const chip = expected && { ...expected, stores: slugs };
    expect(storesDisagree(scoresOf(...stores))).toEqual(known(chip));
  });

  test('name the first of two equally different pairs of stores', () => {
    const chip = storesDisagree(scoresOf([48, 500], [40, 500], [48, 500], [null, null]));
    expect(chip?.stores).toEqual(['lowes', 'home-depot']);
  });

  test('need twenty reviews at both stores', () => {
    const gapOf = (count: number) =>
      storesDisagree(scoresOf([50, count], [20, 500], [null, null], [null, null]))?.gap;
    expect([gapOf(19), gapOf(20)]).toEqual([undefined, 3]);
  });

  test.each(vectors.techsDisagree)(
    'say whether $techUp of $techs technicians and $ownerUp of $owners owners disagree',
    ({ ownerUp, owners, techUp, techs, expected: { chip, ...limits } }) => {
      expect(techniciansDisagree(tally(ownerUp, owners), tally(techUp, techs))).toBe(chip);
      expect(shareDifference(tally(ownerUp, owners), tally(techUp, techs))).toEqual(known(limits));
    },
  );

  test('need ten owners and a difference of 20 points', () => {
    expect(techniciansDisagree(tally(9, 9), tally(0, 50))).toBeNull();
    expect(techniciansDisagree(tally(0, 0), tally(0, 0))).toBeNull();
    expect(techniciansDisagree(tally(700, 1000), tally(501, 1000))).toBeNull();
    expect(techniciansDisagree(tally(700, 1000), tally(500, 1000))).toBe('owners');
  });
});
