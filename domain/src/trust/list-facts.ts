import { aYearBefore, type Month } from '../scores/month.js';
import { type EvidenceLabel, isWellFounded } from './trust.js';

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
  /** The month of its newest score; null when one was entered by staff. */
  scoreMonth: Month | null;
}

/** What can be said of a list as a whole. */
export interface ListFacts {
  /** Number of rated models. */
  rated: number;
  /** The newest month with a score; null when every model has one that was entered by staff. */
  newest: Month | null;
  /** Number of models with a score of that month. */
  inNewest: number;
  /** Number of models with a score that was entered by staff, which is of no month. */
  byHand: number;
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
export function listFacts(models: Iterable<ListedModel>, updated: Month | null): ListFacts {
  const facts: ListFacts = {
    rated: 0,
    newest: null,
    inNewest: 0,
    byHand: 0,
    overAYear: 0,
    couldBeBest: 0,
    firstProven: null,
  };
  for (const model of models) addTo(facts, model, updated);
  return facts;
}

function addTo(facts: ListFacts, model: ListedModel, updated: Month | null): void {
  const { id, brand, model: name, place, placeLow, evidence, scoreMonth } = model;
  facts.rated++;
  if (placeLow === 1) facts.couldBeBest++;
  if (scoreMonth === null) {
    facts.byHand++;
    return;
  }
  if (updated !== null && scoreMonth <= aYearBefore(updated)) facts.overAYear++;
  else if (isWellFounded(evidence)) facts.firstProven ??= { id, brand, model: name, place };
  if (facts.newest === null || scoreMonth > facts.newest) {
    facts.newest = scoreMonth;
    facts.inNewest = 0;
  }
  if (scoreMonth === facts.newest) facts.inNewest++;
}
