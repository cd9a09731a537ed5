import type {
  ApplianceDetailView,
  CardView,
  ComparedView,
  HistoryPointView,
  ListFactsView,
  RankingView,
  RetailerScoreView,
  ScoreExplanationView,
  SearchView,
  TrustView,
} from '@appliance-index/backend/contract';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { answerText, changeText, likelyScoreText } from '@appliance-index/domain/scores/standing-sentences';
import { chipTexts, evidenceTexts } from '@appliance-index/domain/trust/chip-texts';
import { calculateScore } from '../src/shared/score-calculation';

/** In tenths of a star; null for a missing one. */
export type Score = readonly [score: number | null, reviewCount: number | null];

/** The four retailers' scores; retailers not listed have none. */
export function retailerScores(...scores: Score[]): RetailerScoreView[] {
  return retailers.map(({ slug, name }, index) => {
    const [score, reviewCount] = scores[index] ?? [null, null];
    return { retailer: slug, name, score, reviewCount };
  });
}

/** A French-door fridge, LG A1, with the score that its retailers give it. */
export function cardView(view: Partial<CardView> = {}): CardView {
  const { retailers: scores = retailerScores([46, 300], [44, 100]) } = view;
  const { avgScore, shownScore, terms } = calculateScore(scores);
  return {
    id: 'a1',
    brand: 'LG',
    model: 'A1',
    category: 'fridges',
    categoryLabel: 'Fridges',
    subcategory: 'french-door',
    subcategoryLabel: 'French Door',
    imageUrl: null,
    priceRange: '$1,999',
    avgScore,
    shownScore,
    isRated: terms.length > 0,
    totalReviews: scores.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0),
    hasFewReviews: false,
    reliabilityScore: null,
    retailers: scores,
    ...view,
  };
}

/** A search without results. */
export function searchView(view: Partial<SearchView> = {}): SearchView {
  return {
    query: 'lg',
    total: 0,
    results: [],
    wordMatches: [],
    wordTotal: 0,
    closeMatches: [],
    knownWords: null,
    categories: [],
    category: null,
    page: 1,
    pages: 0,
    priceOffers: [],
    suggestions: [],
    ...view,
  };
}

export const unrated = { retailers: retailerScores(), priceRange: null } satisfies Partial<CardView>;

/** A month of a score history. */
export function monthOf(month: string, avgScore: number): HistoryPointView {
  return {
    ...{ month, avgScore, shownScore: avgScore.toFixed(1), totalReviews: 1_200 },
    ...{ rank: 3, places: null, retailers: [] },
  };
}

export function detailView(
  card: Partial<CardView> = {},
  more: Partial<ApplianceDetailView> = {},
): ApplianceDetailView {
  const shown = cardView(card);
  const view: Omit<ApplianceDetailView, 'sentences' | 'chips'> = {
    appliance: {} as ApplianceDetailView['appliance'],
    card: shown,
    retailers: shown.retailers.map((each) => ({ ...each, month: each.score === null ? null : '2026-05' })),
    history: [],
    newerReviews: [],
    margins: [],
    enteredByHand: [],
    ratedHigher: [],
    media: [],
    rank: null,
    trust: null,
    updated: '2026-05',
    previous: '2026-04',
    ...more,
  };
  const sentences = {
    answer: answerText(view),
    change: changeText(view),
    likelyScore: likelyScoreText(view),
    evidence: view.trust && evidenceTexts[view.trust.evidence],
  };
  return { ...view, sentences, chips: chipTexts(view) };
}

export function comparedView(card: Partial<CardView> = {}, more: Partial<ComparedView> = {}): ComparedView {
  const { retailers: scores, history, rank, trust, card: shown } = detailView(card);
  return { card: shown, retailers: scores, history, rank, trust, priceCents: null, ...more };
}

/** The explanation of the score of LG A1 from these parts, of which the first is of June 2026. */
export function explanationView(...scores: Score[]): ScoreExplanationView {
  const all = retailerScores(...scores).map((each, index) => ({
    ...each,
    month: index === 0 ? '2026-06' : null,
  }));
  const { weight, weightedTenths, avgScore, shownScore, plainMean } = calculateScore(all);
  const parts = all.flatMap((each) => {
    if (each.score === null) return [];
    const weightOf = each.reviewCount || 1;
    const weighted = { weight: weightOf, weightedTenths: each.score * weightOf, contribution: 0 };
    return [{ ...each, score: each.score, ...weighted }];
  });
  return {
    ...{ id: 'a1', brand: 'LG', model: 'A1', formula: 'x', weight, weightedTenths, avgScore, shownScore },
    ...{ parts, leftOut: all.filter(({ score }) => score === null), plainMean, shownPlainMean: '4.5' },
    totalReviews: all.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0),
  };
}

/** What a list as a whole says of itself. */
export function listFacts(facts: Partial<ListFactsView> = {}): ListFactsView {
  return {
    ...{ rated: 0, newest: null, inNewest: 0, byHand: 0, overAYear: 0, couldBeBest: 0, firstProven: null },
    ...facts,
  };
}

/** A model at place 3 of 40 with good evidence. */
export function trustView(view: Partial<TrustView> = {}): TrustView {
  return {
    ...{ place: 3, placeLow: 2, placeHigh: 7, of: 40, outside: false },
    ...{ score: 4.6, adjusted: 4.5, sd: 0.1, low: 4.34, high: 4.66, margin: 0.3, evidence: 'good' },
    ...{ sureAboveNext: 0.6, versusNext: 'tie', pool: { size: 1, first: 'a1' } },
    ...{ storesDisagree: null, techsDisagree: null },
    ...view,
  };
}

/** A ranking in which each model is three places higher than a month ago. */
export function rankingView(appliances: CardView[], more: Partial<RankingView> = {}): RankingView {
  const best = appliances.map(({ id }) => ({ appliance: id, movement: 3 }));
  const worst = best.filter(({ appliance }) =>
    appliances.some(({ id, isRated }) => id === appliance && isRated),
  );
  const list = { best, worst: worst.toReversed() };
  const { category, categoryLabel, subcategory, subcategoryLabel } = cardView();
  return {
    ...{ category, categoryLabel, subcategory, subcategoryLabel },
    total: appliances.length,
    updated: '2026-05',
    previous: '2026-04',
    steps: { best: 2, worst: 2, loadMore: 1 },
    order: 'official',
    appliances,
    trust: {},
    scoreMonths: {},
    facts: listFacts({ rated: appliances.length, newest: '2026-05', inNewest: appliances.length }),
    oldScores: {},
    lists: { overall: list, reliability: list, price: list },
    filtered: null,
    bands: [],
    priceSteps: {},
    ...more,
  };
}
