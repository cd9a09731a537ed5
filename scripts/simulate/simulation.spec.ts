import { type SimulatedScenario, simulationResults } from '@appliance-index/domain/trust/simulation-results';
import { describe, expect, test } from '@jest/globals';
import { measuresOf } from './measures.js';
import { orders } from './orders.js';
import { Random } from './random.js';
import { readSample } from './sample.js';
import { scenarios } from './scenarios.js';
import { simulate } from './simulation.js';
import { sourceOf } from './source.js';

/** What an independent implementation of the same simulation found for the sample. */
const known = {
  'evidence-adjusted': { ndcg: 0.948, regret: 0.031, tau: 0.714, precision: 0.801 },
  official: { ndcg: 0.907, regret: 0.124, tau: 0.666, precision: 0.765 },
};

function expectKnown({ orders, coverage }: SimulatedScenario): void {
  for (const [name, measures] of Object.entries(known)) {
    const order = orders.find((each) => each.name === name);
    const distances = Object.entries(measures).map(([measure, value]) => {
      const estimate = order?.[measure as keyof typeof measures];
      return [
        measure,
        estimate ? Math.abs(estimate.mean - value) / estimate.standardError : Number.NaN,
      ] as const;
    });
    expect({ name, far: distances.filter(([, distance]) => !(distance <= 3)) }).toEqual({ name, far: [] });
  }
  for (const { mean } of [coverage.score, coverage.places.all]) {
    expect(mean).toBeGreaterThanOrEqual(0.88);
    expect(mean).toBeLessThanOrEqual(0.92);
  }
}

const source = sourceOf(readSample());

function simulated(name: string, replications: number): SimulatedScenario {
  const scenario = scenarios.find((each) => each.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  return simulate(source, scenario, { replications, seed: 1 });
}

describe('The simulation', () => {
  test('finds for the sample what is known of it', () => {
    expectKnown(simulated('sample', 10));
  });

  test('finds the same for a seed', () => {
    expect(simulated('skewed-stores', 1)).toEqual(simulated('skewed-stores', 1));
  });

  test('stored its results for every scenario and order, also where the method misses its goal', () => {
    expect(simulationResults.scenarios.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
    for (const { orders: measured } of simulationResults.scenarios) {
      expect(measured.map(({ name }) => name)).toEqual(orders.map(({ name }) => name));
    }
    const missed = simulationResults.scenarios.filter(({ missesGoal }) => missesGoal);
    expect(missed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['independent', 'noisy', 'different']),
    );
  });

  test('stored what is known of the sample', () => {
    const [sample] = simulationResults.scenarios;
    expect(sample?.name).toBe('sample');
    if (sample) expectKnown(sample);
  });
});

describe('The measures of an order', () => {
  const inOrder = (truths: number[]) => truths.map((truth, index) => ({ truth, value: -index }));

  test('are best for the true order, and worst for its reverse', () => {
    const truths = Array.from({ length: 20 }, (_, index) => 5 - index / 10);
    expect(measuresOf(inOrder(truths))).toEqual({ ndcg: 1, regret: 0, tau: 1, precision: 1 });
    expect(measuresOf(inOrder(truths.toReversed()))).toMatchObject({
      regret: expect.closeTo(1.9),
      tau: -1,
      precision: 0,
    });
  });

  test('weigh the first places most', () => {
    // Of four models the truly best has a gain of 15, the others 3, 1 and 0.
    const { ndcg, tau } = measuresOf(inOrder([3, 5, 4, 2]));
    const best = 15 + 3 / Math.log2(3) + 1 / 2;
    const found = 1 + 15 / Math.log2(3) + 3 / 2;
    expect(ndcg).toBeCloseTo(found / best);
    expect(tau).toBeCloseTo(2 / 6);
  });

  test('do not count pairs that tie', () => {
    const tied = [
      { truth: 3, value: 1 },
      { truth: 2, value: 1 },
      { truth: 1, value: 0 },
    ];
    expect(measuresOf(tied).tau).toBeCloseTo(2 / Math.sqrt(3 * 2));
  });
});

describe('Random numbers', () => {
  const draw = (next: (random: Random) => number) => {
    const random = new Random(1);
    return Array.from({ length: 20_000 }, () => next(random));
  };
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test.each<[string, (random: Random) => number, number, number]>([
    ['uniform', (random) => random.uniform(), 1 / 2, 1 / 12],
    ['normal', (random) => random.normal(), 0, 1],
    ['gamma', (random) => random.gamma(3), 3, 3],
    ["Student's t", (random) => random.studentOfFour(), 0, 2],
  ])('have the mean and the variance of their distribution: %s', (_, next, expected, variance) => {
    const values = draw(next);
    expect(Math.abs(mean(values) - expected)).toBeLessThan(4 * Math.sqrt(variance / values.length));
    expect(mean(values.map((value) => (value - expected) ** 2)) / variance).toBeCloseTo(1, 1);
  });

  test('differ between the streams of a seed', () => {
    const streams = [0, 1, 2].map((stream) => new Random(1, stream).uniform());
    expect(new Set(streams).size).toBe(3);
  });
});
