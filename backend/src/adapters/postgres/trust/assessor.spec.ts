import type { Assessment } from '@appliance-index/domain/trust/assessment';
import { expect, test } from '@jest/globals';
import { Assessor } from './assessor.js';
import type { AssessmentInputs } from './trust-inputs.js';

/** Nothing is calculated here. */
const answer = {} as Assessment;

const catalogue = (hash: string, length = 1) => ({ hash, models: { length } }) as AssessmentInputs;

function counting(assess: () => Assessment | Promise<Assessment> = () => answer) {
  const assessed: string[] = [];
  const assessor = new Assessor(({ hash }) => {
    assessed.push(hash);
    return assess();
  });
  return { assessed, assessor };
}

test('A catalogue that has been assessed lately is not assessed again', async () => {
  const { assessed, assessor } = counting();
  for (const hash of ['a', 'b', 'a', 'b']) expect(await assessor.assess(catalogue(hash))).toBe(answer);
  for (let time = 0; time < 2; time++) await assessor.assess(catalogue('empty', 0));
  expect(assessed).toEqual(['a', 'b', 'empty']);
});

test('The assessments that were not asked for lately are forgotten beyond 100,000 models, but never the last', async () => {
  const { assessed, assessor } = counting();
  for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) await assessor.assess(catalogue(hash, 50_000));
  expect(assessed).toEqual(['a', 'b', 'c', 'b']);
  for (const hash of ['large', 'large', 'a']) await assessor.assess(catalogue(hash, 100_001));
  expect(assessed.slice(4)).toEqual(['large', 'a']);
});

test('An assessment that failed is tried again', async () => {
  const { assessed, assessor } = counting(() => Promise.reject(new Error('The thread ended.')));
  await expect(assessor.assess(catalogue('a'))).rejects.toThrow('The thread ended.');
  await expect(assessor.assess(catalogue('a'))).rejects.toThrow('The thread ended.');
  expect(assessed).toEqual(['a', 'a']);
});
