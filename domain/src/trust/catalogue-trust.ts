import { bestFirst } from '../scores/ranking.js';
import { avgScore, isRated, totalReviews } from '../scores/score.js';
import { assess, trustAt } from './assessment.js';
import { RatedModelsBuilder } from './rated-models.js';
import { type CatalogueTrust, type ModelTrust, type TrustInput, unrated } from './trust.js';

/**
 * Says how sure the place of each model is, in its type and in its category.
 * @param models the whole catalogue, in its order; ids are unique
 */
export function assessCatalogue(models: readonly TrustInput[]): CatalogueTrust {
  const rated = models.filter(isRated);
  const builder = new RatedModelsBuilder();
  for (const model of rated) builder.add(model);
  const columns = builder.build();
  const assessment = assess(columns, officialOrder(rated));
  const trusts = new Map<string, ModelTrust>(models.map(({ id }) => [id, unrated]));
  for (const [index, { id }] of rated.entries()) {
    trusts.set(
      id,
      trustAt(columns, assessment, index, (other) => rated[other]?.id ?? id),
    );
  }
  return { model: assessment.model, models: trusts };
}

/** The indexes of models by `bestFirst`, whose first steps are taken from figures that need not be calculated for each pair. */
function officialOrder(models: readonly TrustInput[]): Int32Array {
  const keyed = models.map((model, index) => {
    return { model, index, score: avgScore(model), total: totalReviews(model) };
  });
  keyed.sort((a, b) => b.score - a.score || b.total - a.total || bestFirst(a.model, b.model));
  return Int32Array.from(keyed, ({ index }) => index);
}
