import { priceBandCents } from '@appliance-index/domain/catalogue/price';
import { importGuards } from '@appliance-index/domain/imports/import-guards';
import { voteBurst } from '@appliance-index/domain/people/vote';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { orderSteps, rankingLimits } from '@appliance-index/domain/scores/ranking';
import {
  avgScore,
  fewReviewsBelow,
  formulaVersion,
  scoreFraction,
  shownScore,
  tenthsPerStar,
} from '@appliance-index/domain/scores/score';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MethodologyView } from '../src/application/rankings/score-views.js';
import { TestSite } from './test-site.js';

let site: TestSite;
let rules: MethodologyView;
let page: string;

beforeAll(async () => {
  site = await TestSite.start();
  rules = (await site.agent().get('/api/methodology').expect(200)).body;
  page = textOf((await site.agent().get('/methodology').expect(200)).text);
});
afterAll(() => site.stop());

/** The visible text, with whitespace collapsed. */
function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const words = main.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');
  return words
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}

const count = (value: number) => value.toLocaleString('en-US');
const stars = (tenths: number) => (tenths / tenthsPerStar).toFixed(1);

describe('The methodology page', () => {
  test.each([
    `This formula is called ${formulaVersion}`,
    `fewer than ${fewReviewsBelow} reviews`,
    `lists the ${rankingLimits.best} best models`,
    `the ${rankingLimits.worst} lowest-rated`,
    `less than $${priceBandCents / 100} above`,
    `More than ${voteBurst.votes} votes on one model within ${voteBurst.windowMinutes} minutes`,
    `not shown for ${voteBurst.freezeHours} hours`,
    `moves by more than ${stars(importGuards.scoreMoveTenths)} stars`,
    `falls by more than ${100 * importGuards.countFallShare}%`,
    `more than ${100 * importGuards.movedModelsShare}% of known models`,
    `when there are ${importGuards.identicalRatingModels} or more`,
  ])('states "%s", from the rules in force', (text) => {
    expect(page).toContain(text);
  });

  test('names every tie-break and the months of the data', () => {
    expect(rules.orderSteps).toEqual(orderSteps);
    expect(page.match(/Each rule breaks the ties[\s\S]*?Best and worst/)?.[0]).toContain('more reviews');
    for (const { name, month } of rules.retailers)
      expect(page).toContain(`${name} ${month === null ? 'None yet' : monthLabel(month)}`);
  });

  test('works through a real model with the same result as the domain', async () => {
    const { example } = rules;
    if (!example) throw new Error('There is no example.');
    const { body: model } = await site.agent().get(`/api/appliances/${example.card.id}`).expect(200);
    const { weightedTenths, weight } = scoreFraction(model);
    expect(example).toMatchObject({ weightedTenths, weight, avgScore: avgScore(model) });
    let sum = 0;
    for (const share of example.shares) {
      expect(share.weightedTenths).toBe(share.score * share.weight);
      sum += share.weightedTenths;
      expect(page).toContain(`${share.name} ${stars(share.score)} ${count(share.weight)}`);
    }
    expect(sum).toBe(weightedTenths);
    expect(example.shares.length).toBeGreaterThan(1);
    const product = (weightedTenths / tenthsPerStar).toLocaleString('en-US', { minimumFractionDigits: 1 });
    const result = `= ${avgScore(model).toFixed(3)}, shown as ${shownScore(model)}`;
    expect(page).toContain(`${product} ÷ ${count(weight)} ${result}`);
  });
});
