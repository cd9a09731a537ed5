import { aYearBefore, type Month } from '../scores/month.js';
import type { EvidenceLabel } from './trust.js';

/** A rated model in its list. */
export interface ListedModel {
  id: string;
  brand: string;
  model: string;
  /** The official place, from 1. */
  place: number;
  /** The best of its likely places. */
  placeLow: number;
  evidence: EvidenceLabel;
  /** The month of its newest score; null when one was entered by hand. */
  scoreMonth: Month | null;
}

/** What can be said of a list as a whole. */
export interface ListFacts {
  /** Number of rated models. */
  rated: number;
  /** The newest month with a score; null when every model has one that was entered by hand. */
  newest: Month | null;
  /** Number of models with a score of that month. */
  inNewest: number;
  /** Number of models without a score of the year before the catalogue's newest month. */
  overAYear: number;
  /** Number of models whose likely places include the first. */
  couldBeBest: number;
  /** The first model with good or high evidence and a score of the year before the catalogue's newest month. */
  firstProven: { id: string; brand: string; model: string; place: number } | null;
}

/**
 * @param models in the official order
 * @param updated the catalogue's newest month with scores
 */
export function listFacts(models: readonly ListedModel[], updated: Month | null): ListFacts {
  const months = models.map(({ scoreMonth }) => scoreMonth);
  const newest = months.reduce<Month | null>((latest, month) => later(latest, month), null);
  const isOld = ({ scoreMonth }: ListedModel) =>
    scoreMonth !== null && updated !== null && scoreMonth <= aYearBefore(updated);
  const proven = models.find((model) => ['good', 'high'].includes(model.evidence) && !isOld(model));
  return {
    rated: models.length,
    newest,
    inNewest: newest === null ? 0 : months.filter((month) => month === newest).length,
    overAYear: models.filter(isOld).length,
    couldBeBest: models.filter(({ placeLow }) => placeLow === 1).length,
    firstProven: proven
      ? { id: proven.id, brand: proven.brand, model: proven.model, place: proven.place }
      : null,
  };
}

function later(a: Month | null, b: Month | null): Month | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
