import type { ComparedView } from '@appliance-index/backend/contract';
import { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import { describe, expect, test } from '@jest/globals';
import { comparedView, retailerScores, type Score } from '../../../test/views';
import { noVotes, type VotesUpdates, withUpdates } from '../../shared/votes/votes';
import { parseIds } from './api';
import { comparePath, countLeftOut, leftOutText } from './compare-link';
import { allEqual, bestOf, rowsOf } from './rows';

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
    expect(parseIds(five)).toHaveLength(maxCompared);
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
    comparedView({ id, reliabilityScore });
  const labels = (...models: ComparedView[]) => rowsOf(models, noVotes).map(({ label }) => label);
  const rowOf = (label: string, models: ComparedView[], votes: VotesUpdates = {}) =>
    rowsOf(models, { ...noVotes, votes: withUpdates({}, votes) }).find((each) => each.label === label);

  test('for reliability appears when at least one model has a score', () => {
    expect(labels(model('a'), model('b'))).not.toContain('Reliability');
    expect(labels(model('a', 45), model('b'))).toContain('Reliability');
  });

  test('for votes marks no best model while new votes are held back', () => {
    const votesOf = (upvotes: number, thumbsUpCount: number, isFrozen = false) => ({
      counts: 'known' as const,
      tallies: { 'overall/consumer': { upvotes, downvotes: 1, voteValue: 0 as const } },
      thumbsUp: { count: thumbsUpCount, voteValue: 0 as const, isSending: false },
      isFrozen,
    });
    const votes = { a: votesOf(5, 0), b: votesOf(9, 1) };
    const best = (label: string, known: VotesUpdates) => rowOf(label, [model('a'), model('b')], known)?.best;
    const frozen = { ...votes, a: votesOf(5, 0, true) };
    expect(best('Owners', votes)).toEqual([false, true]);
    expect(best('Owners', frozen)).not.toContain(true);
    expect(best('Technicians', votes)).toEqual([false, true]);
    expect(best('Technicians', frozen)).not.toContain(true);
  });

  test('for the score marks no better model among equal shown scores, and none that is not rated', () => {
    const scored = (...scores: Score[]) => comparedView({ retailers: retailerScores(...scores) });
    const best = (...models: ComparedView[]) => rowOf('Overall score', models)?.best;
    expect(best(scored([46, 1]), scored([46, 3], [45, 1]))).toEqual([false, false]);
    expect(best(scored([46, 1]), scored())).toEqual([false, false]);
    expect(best(scored([46, 1]), scored([45, 1]))).toEqual([true, false]);
  });

  const ranked = (rank: number, subcategory: string | null, score = 45) =>
    comparedView(
      { subcategory, retailers: retailerScores([score, 100]) },
      { rank: { rank, of: 40, movement: null } },
    );

  test('for the rank compares only models of one type', () => {
    const best = (...models: ComparedView[]) => rowOf('Rank in type', models)?.best;
    expect(best(ranked(1, 'french-door', 46), ranked(2, 'french-door'))).toEqual([true, false]);
    expect(best(ranked(1, 'french-door', 46), ranked(2, null))).toEqual([false, false]);
    expect(labels(ranked(1, null), ranked(2, null))).toContain('Rank in category');
  });

  test('for the rank marks no better model among those that show the highest score', () => {
    const best = (...models: ComparedView[]) => rowOf('Rank in type', models)?.best;
    const type = 'french-door';
    expect(best(ranked(8, type), ranked(9, type))).not.toContain(true);
    expect(best(ranked(8, type), ranked(9, type), ranked(30, type, 42))).not.toContain(true);
    expect(best(ranked(3, type, 46), ranked(8, type), ranked(9, type))).toEqual([true, false, false]);
  });

  test('for a retailer differs when only the numbers of reviews do', () => {
    const reviewed = (count: number) => comparedView({ retailers: retailerScores([46, count]) });
    expect(rowOf("Lowe's", [reviewed(1), reviewed(2)])?.isSame).toBe(false);
    expect(rowOf("Lowe's", [reviewed(1), reviewed(1)])?.isSame).toBe(true);
  });
});
