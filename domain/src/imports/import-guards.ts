import { formatCount, pluralize } from '../formats.js';
import { tenthsAsStars, tenthsPerStar } from '../scores/score.js';

/** Thresholds above which an import looks like a mistake and needs --accept-all. */
export const importGuards = {
  /** Maximum change of a score, in tenths of a star. */
  scoreMoveTenths: tenthsPerStar,
  /** Maximum fall of a review count (share, 0 to 1). */
  countFallShare: 0.2,
  /** Maximum share (0 to 1) of known models whose score changes by more than `scoreMoveTenths`. */
  movedModelsShare: 0.3,
  /** Minimum number of models of a brand for identical ratings to be suspicious. */
  identicalRatingModels: 3,
} as const;

const largeMove = `change by more than ${tenthsAsStars(importGuards.scoreMoveTenths)} stars or be removed`;

/** Totals over the whole file that the guards look at. */
export interface GuardTallies {
  /** Models in the file that already had a score. */
  knownModels: number;
  /** Known models whose score changes by more than `scoreMoveTenths` or is cleared. */
  scoreMoves: number;
  /** The names of the first of them, at most `namedModels`. */
  moved: readonly string[];
  /** Models whose review count falls by more than `countFallShare`; clearing it counts as a fall to 0. */
  countFalls: number;
  /** The names of the first of them, at most `namedModels`. */
  fallen: readonly string[];
  /** Brands with at least `identicalRatingModels` models in the file, all with the same rating. */
  identicalBrands: readonly string[];
}

/** Number of models or brands that a guard names. */
export const namedModels = 5;

export interface TrippedGuard {
  code: 'score-move' | 'count-fall' | 'many-moves' | 'identical-ratings';
  /** With the first names: 'The review counts of 2 models would fall by more than 20%: LG A1, GE B2.' */
  message: string;
  /** The message without names, for lists that show them: 'The review counts of 2 models would fall by more than 20%' */
  problem: string;
  /** The first models or brands that it is about, at most `namedModels`; none if another guard names them. */
  names: string[];
  /** Number of models or brands. */
  total: number;
}

/** The tripped guards, in a fixed order; empty when nothing is suspicious. */
export function trippedGuards(tallies: GuardTallies): TrippedGuard[] {
  const { knownModels, scoreMoves, moved, countFalls, fallen, identicalBrands } = tallies;
  const tripped: TrippedGuard[] = [];
  if (scoreMoves > 0) {
    const problem = `The scores of ${pluralize(scoreMoves, 'model')} would ${largeMove}`;
    tripped.push(naming('score-move', problem, moved, scoreMoves));
  }
  if (countFalls > 0) {
    const problem = `The review counts of ${pluralize(countFalls, 'model')} would fall by more than ${percent(importGuards.countFallShare)}`;
    tripped.push(naming('count-fall', problem, fallen, countFalls));
  }
  if (knownModels > 0 && scoreMoves / knownModels > importGuards.movedModelsShare) {
    // The names are those of the first guard.
    const message = `${formatCount(scoreMoves)} of ${pluralize(knownModels, 'known model')} would move so; more than ${percent(importGuards.movedModelsShare)} is suspicious.`;
    tripped.push({ code: 'many-moves', message, problem: message, names: [], total: scoreMoves });
  }
  if (identicalBrands.length > 0) {
    const problem = 'All models of a brand have the same rating';
    tripped.push(
      naming('identical-ratings', problem, identicalBrands.slice(0, namedModels), identicalBrands.length),
    );
  }
  return tripped;
}

function naming(
  code: TrippedGuard['code'],
  problem: string,
  names: readonly string[],
  total: number,
): TrippedGuard {
  return { code, message: `${problem}: ${listed(names, total)}.`, problem, names: [...names], total };
}

/** 'LG WM5800HVA, GE JGBS66 and 12 more' */
function listed(names: readonly string[], total: number): string {
  const more = total - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
