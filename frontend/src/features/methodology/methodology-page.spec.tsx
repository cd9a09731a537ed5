import type { MethodologyView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { control, find, show, shownText, textsOf } from '../../../test/render';
import { cardView, retailerScores } from '../../../test/views';
import MethodologyPage from './methodology-page';

/** Rules unlike those in force, so that no number on the page can be its own. */
const rules: MethodologyView = {
  formula: 'another-mean/9',
  maxScoreTenths: 50,
  tenthsPerStar: 10,
  weightWithoutCount: 1,
  fewReviewsBelow: 1_300,
  orderSteps: ['rated', 'brand', 'id'],
  rankings: ['overall'],
  limits: { best: 31, worst: 17 },
  priceBandCents: 4_250,
  votes: {
    aspects: ['overall', 'price'],
    sides: [],
    burst: { votes: 1_900, windowMinutes: 7, freezeHours: 11 },
  },
  guards: { scoreMoveTenths: 13, countFallShare: 0.45, movedModelsShare: 0.035, identicalRatingModels: 23 },
  retailers: [
    { retailer: 'lowes', name: "Lowe's", month: '2026-05', models: 1_204 },
    { retailer: 'best-buy', name: 'Best Buy', month: null, models: 0 },
  ],
  updated: '2026-05',
  previous: '2026-04',
  example: null,
  trust: [],
};

const open = (view: Partial<MethodologyView> = {}) =>
  show(<MethodologyPage />, { reads: { methodology: async () => ({ ...rules, ...view }) } });

describe('How we rank', () => {
  test.each([
    'The latest are from May 2026. Arrows in a ranking compare with April 2026.',
    "Each model's page shows the month of its scores, or says that our staff entered them.",
    'A score without a review count is weighted as one review.',
    'from 0.0 to 5.0 and rounded to one decimal, is multiplied',
    'Nothing else is rounded along the way.',
    'fewer than 1,300 reviews is marked "Few reviews"',
    'This formula is called another-mean/9.',
    'lists the 31 best models of a type or category, and the 17 lowest-rated.',
    'less than $42.50 above the cheapest',
    'vote up or down on overall and price,',
    'More than 1,900 votes on one model within 7 minutes count as a burst. They are saved but not shown for 11 hours',
    'moves by more than 1.3 stars',
    'falls by more than 45%',
    'more than 3.5% of known models',
    'when there are 23 or more.',
  ])('states the rules in force: %s', async (text) => {
    await open();
    expect(shownText()).toContain(text);
  });

  test('lists the order of a ranking and the month of each retailer', async () => {
    await open();
    expect(textsOf('ol li').map((text) => text?.split(/[ ,]/)[0])).toEqual(['Models', 'Then', 'Finally']);
    expect(textsOf('caption')).toEqual(["Month of each retailer's latest scores"]);
    expect(textsOf('tbody tr')).toEqual(["Lowe'sMay 20261,204", 'Best BuyNone yet0']);
  });

  test('says how sure the ranking is, with an anchor for each part', async () => {
    const table = { caption: 'Values', columns: ['What', 'Value'], rows: [['K', '3.02']] };
    const links = [{ label: 'As data', address: '/api/trust' }];
    const chapter = { points: [], paragraphs: [], tables: [], links: [] };
    await open({
      trust: [
        { ...chapter, anchor: 'ranges', title: 'Ranges', paragraphs: ['A sample.'], points: ['Not all.'] },
        { ...chapter, anchor: 'learned', title: 'Learned', tables: [table], links },
      ],
    });
    expect(textsOf('#ranges p, #ranges li')).toEqual(['A sample.', 'Not all.']);
    expect(textsOf('#learned caption, #learned tr')).toEqual(['Values', 'WhatValue', 'K3.02']);
    expect(control('As data').getAttribute('href')).toBe('/api/trust');
    const anchors = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(anchors).toEqual(['#score', '#order', '#votes', '#ranges', '#learned']);
    for (const anchor of anchors) expect(find(anchor ?? '').tagName).toBe('SECTION');
  });

  test('has no contents before the first assessment', async () => {
    await open();
    expect(document.querySelector('nav')).toBeNull();
  });

  test('leaves out comparisons and examples before there are any', async () => {
    await open({ updated: null, previous: null });
    expect(shownText()).not.toMatch(/The latest are from|Arrows|worked example/);
  });

  test('calculates an example step by step', async () => {
    const card = cardView({ retailers: retailerScores([46, 300], [44, null]) });
    const share = { weight: 300, weightedTenths: 13_800, reviewCount: 300, score: 46 };
    await open({
      example: {
        card,
        shares: [
          { ...share, retailer: 'lowes', name: "Lowe's" },
          {
            retailer: 'home-depot',
            name: 'Home Depot',
            score: 44,
            reviewCount: null,
            weight: 1,
            weightedTenths: 44,
          },
        ],
        weightedTenths: 13_844,
        weight: 301,
        avgScore: 13_844 / 3_010,
      },
    });
    expect(textsOf('article tr').slice(1)).toEqual([
      "Lowe's4.63001,380.0over 99%",
      'Home Depot4.4none, counts as 14.4under 1%',
      'Total3011,384.4',
    ]);
    expect(control('A1').getAttribute('href')).toBe('/appliance/a1');
    expect(textsOf('.worked-example__sum')).toEqual(['1,384.4 ÷ 301 = 4.599, shown as 4.6']);
  });
});
