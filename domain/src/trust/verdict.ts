import { formatCount } from '../formats.js';
import { chanceAbove, type LikelyScore, versus } from './posterior.js';

/** A model of a comparison. */
export interface ComparedModel {
  /** How the comparison calls it: 'A'. */
  name: string;
  category: string;
  /** As shown: '4.5'; null when it is not rated. */
  shownScore: string | null;
  /** Unrounded, in stars. */
  score: number;
  reviews: number;
  priceCents: number | null;
  /** Null when it is not rated, or not assessed yet; `pool` is the id of the first model with its reviews. */
  likely: (LikelyScore & { pool: string }) | null;
}

/** Below this, one model has not clearly more reviews than another. */
const clearlyMore = 1.5;

/**
 * Compares the model with the highest score with each other one, a sentence for each; of equal scores the one with more
 * reviews comes first. Of an unrated model it says just that. Empty for models of different categories.
 */
export function verdicts(models: readonly ComparedModel[]): string[] {
  if (new Set(models.map(({ category }) => category)).size > 1) return [];
  const rated = models.filter(({ shownScore }) => shownScore !== null);
  const [best, ...others] = rated.toSorted((a, b) => b.score - a.score || b.reviews - a.reviews);
  const unrated = models.filter(({ shownScore }) => shownScore === null);
  return [
    ...(best ? others.map((other) => verdict(best, other)) : []),
    ...unrated.map(({ name }) => `${name} is not rated, so nothing can be said of it.`),
  ];
}

/** 'Same score. A has 3 times the reviews and costs $100 less. Too close to call (61%), the evidence leans to B.' */
function verdict(best: ComparedModel, other: ComparedModel): string {
  const facts = [reviewsText(best, other), priceText(best, other)].filter(Boolean);
  return [
    scoreText(best, other),
    ...(facts.length > 0 ? [`${best.name} ${facts.join(' and ')}.`] : []),
    surenessText(best, other),
  ].join(' ');
}

function scoreText(best: ComparedModel, other: ComparedModel): string {
  const between = `${best.name} and ${other.name}`;
  if (best.shownScore === other.shownScore) return `${between}: the same score, ${best.shownScore}.`;
  return `${best.name} scores ${best.shownScore}, ${other.name} ${other.shownScore}.`;
}

function reviewsText({ reviews }: ComparedModel, other: ComparedModel): string | null {
  const [more, fewer] = [Math.max(reviews, other.reviews), Math.min(reviews, other.reviews)];
  if (fewer === 0 || more < clearlyMore * fewer) return null;
  const ratio = more / fewer;
  const times = ratio < 10 ? ratio.toFixed(1).replace('.0', '') : formatCount(Math.round(ratio));
  return reviews > other.reviews
    ? `has ${times} times the reviews`
    : `has fewer reviews (${other.name}: ${times} times as many)`;
}

function priceText({ priceCents }: ComparedModel, other: ComparedModel): string | null {
  if (priceCents === null || other.priceCents === null || priceCents === other.priceCents) return null;
  const dollars = Math.round(Math.abs(priceCents - other.priceCents) / 100);
  if (dollars === 0) return null;
  return `costs $${formatCount(dollars)} ${priceCents < other.priceCents ? 'less' : 'more'}`;
}

/** Rounded down, so that no sentence is surer than the method. */
const percent = (chance: number) => `${Math.min(99, Math.floor(100 * chance))}%`;

/** How sure it is that owners rate the first above the second. */
function surenessText(first: ComparedModel, second: ComparedModel): string {
  if (first.likely === null || second.likely === null) return 'How sure that is has not been calculated yet.';
  if (first.likely.pool === second.likely.pool)
    return 'They share their reviews, so nothing tells them apart.';
  const chance = chanceAbove(first.likely, second.likely);
  switch (versus(chance)) {
    case 'ahead':
      return `We are ${percent(chance)} sure owners rate ${first.name} above ${second.name}.`;
    case 'behind':
      return `The score favours ${first.name}, the evidence favours ${second.name} (${percent(1 - chance)}).`;
    case 'tie':
      return tieText(first, second, chance);
  }
}

/** Below this chance the evidence leans to neither. */
const leastLean = 0.51;

/** Names the model that the percentage is for, which need not be the one with the higher score. */
function tieText(first: ComparedModel, second: ComparedModel, chance: number): string {
  const [likelier, larger] = chance < 0.5 ? [second, 1 - chance] : [first, chance];
  const lean = larger < leastLean ? '' : `, the evidence leans to ${likelier.name}`;
  return `Too close to call (${percent(larger)})${lean}.`;
}
