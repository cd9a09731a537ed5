import type { RetailerScores } from './retailers.js';
import { hasFewReviews, isRated, shownScore } from './score.js';

/** A model with its scores; prices are in cents. */
type Priced = RetailerScores & { priceCents: number | null };

/** How far about the same price may be, as a share of it. */
const priceTolerance = 0.1;

/** The models that show a higher score from enough reviews, and cost about the same; in the given order. */
export function ratedHigher<M extends Priced>(models: readonly M[], own: Priced): M[] {
  const { priceCents } = own;
  if (priceCents === null || !isRated(own)) return [];
  return models.filter(
    (other) =>
      Number(shownScore(other)) > Number(shownScore(own)) &&
      !hasFewReviews(other) &&
      other.priceCents !== null &&
      Math.abs(other.priceCents - priceCents) <= priceCents * priceTolerance,
  );
}
