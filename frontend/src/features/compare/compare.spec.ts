import type { ComparedView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { limits } from '../../shared/limits';
import { cardVoteKey, emptyVotes, type Votes, voteId } from '../../shared/votes/votes';
import { parseIds } from './api';
import { allEqual, bestOf } from './best';
import { comparePath, countLeftOut, leftOutText } from './compare-link';
import { rowsOf } from './rows';

const id = (digit: number) => `${digit}0000000-0000-4000-8000-00000000000a`;
const noneLeftOut = { malformed: 0, repeated: 0, surplus: 0 };

describe('The URL of a comparison', () => {
  test('lists models in the given order', () => {
    expect(parseIds(`${id(2)},${id(1)}`)).toEqual([id(2), id(1)]);
    expect(parseIds(null)).toEqual([]);
    expect(countLeftOut(`${id(2)}, ${id(1)}`)).toEqual(noneLeftOut);
  });

  test('counts the parts that cannot be shown', () => {
    const loose = `${id(1)},none,${id(1).toUpperCase()},,${id(2)}`;
    expect(parseIds(loose)).toEqual([id(1), id(2)]);
    expect(countLeftOut(loose)).toEqual({ malformed: 1, repeated: 1, surplus: 0 });
    const five = [1, 2, 3, 4, 5].map(id).join(',');
    expect(parseIds(five)).toHaveLength(limits.comparedModels);
    expect(countLeftOut(five)).toEqual({ ...noneLeftOut, surplus: 1 });
  });

  test('always has the same form', () => {
    expect(comparePath([id(1), id(2)], false)).toBe(`/compare?ids=${id(1)},${id(2)}`);
    expect(comparePath([id(1)], true)).toBe(`/compare?ids=${id(1)}&only=differences`);
  });
});

describe('The note about parts left out', () => {
  test('gives each reason in a sentence', () => {
    expect(leftOutText({ malformed: 1, repeated: 2, surplus: 1 }, 1)).toBe(
      'Left out: 1 model in this link is not in the catalogue. 1 part of this link is not valid. ' +
        '2 models were listed more than once. You can compare up to 4 models; 1 more is not shown.',
    );
  });

  test('is null when nothing was left out', () => {
    expect(leftOutText(noneLeftOut, 0)).toBeNull();
  });
});

describe('The best of a row', () => {
  test.each([
    { values: [4.4, 4.5, 3.9], better: 'high', best: [false, true, false] },
    { values: [149900, 179900, null], better: 'low', best: [true, false, false] },
    { values: [4.5, 4.5, 3.9], better: 'high', best: [true, true, false] },
    { values: [0, 1], better: 'high', best: [false, true] },
    { values: [4.5, 4.5], better: 'high', best: [false, false] },
    { values: [4.5, null, null], better: 'high', best: [false, false, false] },
    { values: [null, null], better: 'low', best: [false, false] },
  ] as const)('of $values is $best', ({ values, better, best }) => {
    expect(bestOf(values, better)).toEqual(best);
  });

  test('equal values are equal, even when all are missing', () => {
    expect(allEqual([null, null])).toBe(true);
    expect(allEqual([null, 4.5])).toBe(false);
  });
});

describe('A row', () => {
  const model = (id: string, reliabilityScore: number | null = null) =>
    ({ card: { id, retailers: [], reliabilityScore }, rank: null }) as unknown as ComparedView;
  const labels = (...models: ComparedView[]) => rowsOf(models, emptyVotes).map(({ label }) => label);

  test('for reliability appears when at least one model has a score', () => {
    expect(labels(model('a'), model('b'))).not.toContain('Reliability');
    expect(labels(model('a', 45), model('b'))).toContain('Reliability');
  });

  test('for votes marks no best model while new votes are held back', () => {
    const vote = (id: string, upvotes: number) =>
      [voteId(cardVoteKey(id)), { upvotes, downvotes: 1, userVote: 'none' }] as const;
    const votes = {
      ...emptyVotes,
      counted: new Set(['a', 'b']),
      byId: new Map([vote('a', 1), vote('b', 9)]),
    };
    const owners = (known: Votes) =>
      rowsOf([model('a'), model('b')], known).find(({ label }) => label === 'Owners')?.best;
    expect(owners(votes)).toEqual([false, true]);
    expect(owners({ ...votes, frozen: new Set(['a']) })).not.toContain(true);
  });
});
