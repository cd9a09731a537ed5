import { expect, test } from '@jest/globals';
import { scoresOf } from '../../test/known-scores.js';
import { trustConstants } from './constants.js';
import { samplesOf } from './evidence.js';
import { learnNoise } from './learned-noise.js';

const few = samplesOf(scoresOf([48, 20], [40, 30], [null, null], [null, null]));
const many = samplesOf(scoresOf([45, 5_000], [44, 9_000], [null, null], [null, null]));
const { batchNoise: K, retailerNoise: F } = trustConstants;

test('Two pairs of retailers teach no noise, three do', () => {
  expect(learnNoise([few, many])).toEqual({ K, F, pairs: 2 });
  expect(learnNoise([few, many, many]).K).not.toBe(K);
});

test('Pairs that are all alike teach no noise', () => {
  expect(learnNoise([many, many, many, many])).toEqual({ K, F, pairs: 4 });
});
