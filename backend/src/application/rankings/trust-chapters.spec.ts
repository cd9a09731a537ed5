import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import { simulationResults } from '@appliance-index/domain/trust/simulation-results';
import { describe, expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { InMemoryTrust } from '../../../test/fakes/in-memory-trust.js';
import type { ChapterView } from './chapters.js';
import { recomputeScript, trustChapters } from './trust-chapters.js';

/** A model that leads with three reviews, among well reviewed ones. */
const lucky = appliance({ brand: 'LG', model: 'Lucky', lowesScore: 50, lowesReviewCount: 3 });
const models = [
  lucky,
  ...Array.from({ length: 12 }, (_, index) =>
    appliance({ lowesScore: 39 + (index % 5), lowesReviewCount: 400 + index }),
  ),
];
const trust = new InMemoryTrust(models);

async function chapters(withExample = true): Promise<ChapterView[]> {
  const stored = (await trust.trustOf([lucky.id])).get(lucky.id);
  const example = withExample && stored ? { appliance: lucky, trust: stored.trust } : null;
  return trustChapters(await trust.model(), '2026-05', example);
}

async function find(anchor: string): Promise<ChapterView> {
  const found = (await chapters()).find((each) => each.anchor === anchor);
  if (!found) throw new Error(`No chapter ${anchor}`);
  return found;
}

const textOf = (value: unknown) => JSON.stringify(value);

describe('What the method page says of the ranking being sure', () => {
  test('has an anchor of its own for each part', async () => {
    const anchors = (await chapters()).map(({ anchor }) => anchor);
    expect(anchors).toEqual([
      ...['ranges', 'evidence', 'method', 'learned', 'worked-range', 'simulation'],
      ...['constants', 'limits', 'versions'],
    ]);
    expect((await chapters(false)).map(({ anchor }) => anchor)).not.toContain('worked-range');
  });

  test('writes all percentages in one way', async () => {
    expect(textOf(await chapters())).toContain('90% certainty');
    expect(textOf(await chapters())).not.toMatch(/\d %/);
  });

  test('states the labels with their margins', async () => {
    const [table] = (await find('evidence')).tables;
    expect(table?.rows.map(([label, margin]) => [label, margin])).toEqual([
      ['High', 'up to 0.20'],
      ['Good', 'up to 0.35'],
      ['Low', 'up to 0.60'],
      ['Very low', 'over 0.60'],
    ]);
  });

  test('states what the catalogue taught, as it is', async () => {
    const { K, F, pairs, slope, typeMean } = await trust.model();
    const { paragraphs, tables } = await find('learned');
    expect(paragraphs[0]).toContain('up to May 2026');
    expect(tables[0]?.rows.map(([, value]) => value)).toEqual([
      ...[K.toFixed(2), F.toFixed(4), `${Math.sqrt(F).toFixed(2)} stars`, String(pairs), slope.toFixed(2)],
    ]);
    expect(tables[1]?.rows).toHaveLength(Object.keys(typeMean).length);
  });

  test('leads from the scores of a model to the places that are stored of it', async () => {
    const own = (await trust.trustOf([lucky.id])).get(lucky.id)?.trust;
    const steps = new Map(
      (await find('worked-range')).tables[0]?.rows.map(([step, result]) => [step, result]),
    );
    expect(steps.get("Lowe's")).toBe('5.0 from 3 reviews');
    expect(steps.get('Evidence')).toBe('very low');
    const [share, mean] = [steps.get('Weight of its own score'), steps.get('Similar models')];
    const weight = Number.parseInt(share ?? '', 10) / 100;
    expect(weight * 5 + (1 - weight) * Number(mean)).toBeCloseTo(own?.adjusted ?? 0, 1);
    expect(steps.get('Likely score')).toBe(own?.adjusted.toFixed(2));
    const { placeLow, placeHigh, of } = own?.inCategory ?? {};
    expect(steps.get('Likely places')).toBe(`${placeLow} to ${placeHigh} of ${of}`);
  });

  test('lists every scenario of the simulation, and marks those in which the goal is missed', async () => {
    const { tables } = await find('simulation');
    const { scenarios } = simulationResults;
    expect(tables.map(({ rows }) => rows.length)).toEqual([scenarios.length, scenarios.length]);
    const marked = tables[0]?.rows.filter(([name]) => name?.includes('misses our goal'));
    expect(marked).toHaveLength(scenarios.filter(({ missesGoal }) => missesGoal).length);
    const [sample] = scenarios;
    const { mean } = sample?.coverage.places.all ?? { mean: 0 };
    expect(tables[0]?.rows[0]?.[1]).toContain(`${(100 * mean).toFixed(1)}\u00a0±`);
    expect(textOf(await find('limits'))).toContain('In the tests that miss our goal');
  });

  test.each([
    trustConstants.spread,
    trustConstants.batchNoise,
    trustConstants.retailerNoise,
    trustConstants.priorPairs,
    trustConstants.centre,
    trustConstants.priorVariance,
    trustConstants.nodes,
  ])('prints the constant %d', async (value) => {
    const [table] = (await find('constants')).tables;
    expect(table?.rows.map(([, shown]) => shown)).toContain(String(value));
  });

  test('names its version, and leads to the figures and to a script that is served', async () => {
    const { tables, links } = await find('versions');
    expect(tables[0]?.rows[0]?.[0]).toBe('trust/1');
    expect(links.map(({ address }) => address)).toEqual(['/api/trust', recomputeScript]);
    expect(existsSync(resolve(`frontend/public${recomputeScript}`))).toBe(true);
  });

  test('names each row and column of a table differently', async () => {
    for (const { tables } of await chapters()) {
      for (const { columns, rows } of tables) {
        const names = rows.map(([name]) => name);
        expect([new Set(columns).size, new Set(names).size]).toEqual([columns.length, names.length]);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
  });
});
