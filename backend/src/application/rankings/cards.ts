import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { categoryLabel, subcategoryLabel } from '@appliance-index/domain/catalogue/taxonomy';
import type { ScorePart } from '@appliance-index/domain/scores/explanation';
import type { MonthScore } from '@appliance-index/domain/scores/history';
import type { Month } from '@appliance-index/domain/scores/month';
import { type RetailerScores, type RetailerSlug, retailers } from '@appliance-index/domain/scores/retailers';
import {
  hasFewReviews,
  isRated,
  scoreFraction,
  shownFraction,
  starsOf,
  totalReviews,
} from '@appliance-index/domain/scores/score';
import type {
  CardView,
  DatedRetailerScoreView,
  ResultView,
  RetailerScoreView,
} from '../catalogue/appliance-views.js';
import type { FoundModel } from './ranking-ports.js';
import type { RankedResultView } from './ranking-views.js';
import type { ScoreShareView } from './score-views.js';
import type { EvidenceById } from './trust-ports.js';

/** A model on a ranking card. */
export function cardView(appliance: Appliance): CardView {
  const { reliabilityScore } = appliance;
  return { ...resultView(appliance), reliabilityScore, retailers: retailerScoreViews(appliance) };
}

/** A model in search results. */
export function resultView(found: FoundModel): ResultView {
  const { id, brand, model, category, subcategory, imageUrl, coverUrl, priceRange } = found;
  const score = scoreFraction(found);
  return {
    id,
    brand,
    model,
    category,
    categoryLabel: categoryLabel(category),
    subcategory,
    subcategoryLabel: subcategory === null ? null : subcategoryLabel(category, subcategory),
    imageUrl: imageUrl ?? coverUrl,
    priceRange,
    avgScore: starsOf(score),
    shownScore: shownFraction(score),
    isRated: isRated(found),
    totalReviews: totalReviews(found),
    hasFewReviews: hasFewReviews(found),
  };
}

/** How strong a model's evidence is; null until a new model has been assessed. */
export function shownEvidence(found: FoundModel, evidence: EvidenceById): RankedResultView['evidence'] {
  return isRated(found) ? (evidence.get(found.id) ?? null) : 'none';
}

/** Scores of all four retailers in the fixed order, or of those in `only`. */
export function retailerScoreViews(
  scores: RetailerScores,
  only?: readonly RetailerSlug[],
): RetailerScoreView[] {
  return retailers
    .filter(({ slug }) => only === undefined || only.includes(slug))
    .map(({ slug, name, scoreField, countField }) => ({
      retailer: slug,
      name,
      score: scores[scoreField],
      reviewCount: scores[countField],
    }));
}

/** A score is dated by the retailer's latest month score if that has the same values; else it was entered by staff. */
export function datedScores(
  scores: RetailerScores,
  monthScores: readonly MonthScore[],
): DatedRetailerScoreView[] {
  return retailerScoreViews(scores).map((shown) => {
    const newest = monthScores.findLast(({ retailer }) => retailer === shown.retailer);
    const isFromImport = newest?.score === shown.score && newest.reviewCount === shown.reviewCount;
    return { ...shown, month: isFromImport ? newest.month : null };
  });
}

/** The month of the newest score; null when one was entered by staff, or there is none. */
export function newestScoreMonth(scores: RetailerScores, monthScores: readonly MonthScore[]): Month | null {
  const shown = datedScores(scores, monthScores).filter(({ score }) => score !== null);
  const months = shown.flatMap(({ month }) => month ?? []).sort();
  return months.length < shown.length ? null : (months.at(-1) ?? null);
}

/** A score part without its contribution in stars. */
export function scoreShareView({
  retailer,
  score,
  reviewCount,
  weight,
  contribution,
}: ScorePart): ScoreShareView {
  const { slug, name } = retailer;
  return { retailer: slug, name, score, reviewCount, weight, weightedTenths: contribution.weightedTenths };
}
