import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { explainScore, type ScorePart } from '@appliance-index/domain/scores/explanation';
import type { MonthScore } from '@appliance-index/domain/scores/history';
import { formulaVersion, shownFraction, starsOf, totalReviews } from '@appliance-index/domain/scores/score';
import { datedScores, scoreShareView } from '../rankings/cards.js';
import type { ScoreExplanationView, ScorePartView } from '../rankings/score-views.js';
import type { DatedRetailerScoreView } from './appliance-views.js';

/** How a model's score is calculated. @param monthScores those in force, oldest first */
export function explanationView(
  appliance: Appliance,
  monthScores: readonly MonthScore[],
): ScoreExplanationView {
  const { id, brand, model } = appliance;
  const { parts, average, plainMean } = explainScore(appliance);
  const dated = datedScores(appliance, monthScores);
  return {
    id,
    brand,
    model,
    formula: formulaVersion,
    parts: parts.map((part) => scorePartView(part, dated)),
    leftOut: dated.filter(({ score }) => score === null),
    ...average,
    avgScore: starsOf(average),
    shownScore: shownFraction(average),
    plainMean: parts.length === 0 ? null : starsOf(plainMean),
    shownPlainMean: shownFraction(plainMean),
    totalReviews: totalReviews(appliance),
  };
}

function scorePartView(part: ScorePart, dated: readonly DatedRetailerScoreView[]): ScorePartView {
  const { slug } = part.retailer;
  return {
    ...scoreShareView(part),
    month: dated.find(({ retailer }) => retailer === slug)?.month ?? null,
    contribution: starsOf(part.contribution),
  };
}
