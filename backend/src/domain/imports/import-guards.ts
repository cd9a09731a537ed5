import { tenthsAsStars, tenthsPerStar } from '../scores/score.js';

/** The limits past which an import looks like a mistake and wants --accept-all. */
export const importGuards = {
  /** A score may move by this many tenths of a star. */
  scoreMoveTenths: tenthsPerStar,
  /** A count may fall by this share. */
  countFallShare: 0.2,
  /** This share of the known models may have a score move by more than the above. */
  movedModelsShare: 0.3,
  /** From this many models of one brand on, one identical rating for all of them is suspicious. */
  identicalRatingModels: 3,
} as const;

const move = `move by more than ${tenthsAsStars(importGuards.scoreMoveTenths)} stars or lose the score`;

/** What was counted over the whole file, per guard. */
export interface GuardTallies {
  /** Models of the file that the catalogue already had a score for. */
  knownModels: number;
  /** Known models whose score moves by more than `scoreMoveTenths`, or is cleared. */
  scoreMoves: number;
  /** Models whose count falls by more than `countFallShare`; a cleared one falls to 0. */
  countFalls: number;
  /** Brands of the file in which all of at least `identicalRatingModels` models have one rating. */
  identicalBrands: readonly string[];
}

export interface TrippedGuard {
  code: 'score-move' | 'count-fall' | 'many-moves' | 'identical-ratings';
  message: string;
}

/** The guards that the tallies trip, in a fixed order; empty when nothing is suspicious. */
export function trippedGuards(tallies: GuardTallies): TrippedGuard[] {
  const { knownModels, scoreMoves, countFalls, identicalBrands } = tallies;
  const tripped: TrippedGuard[] = [];
  if (scoreMoves > 0) {
    tripped.push({
      code: 'score-move',
      message: `${models(scoreMoves)} would ${move}.`,
    });
  }
  if (countFalls > 0) {
    tripped.push({
      code: 'count-fall',
      message: `${models(countFalls)} would lose more than ${percent(importGuards.countFallShare)} of the reviews.`,
    });
  }
  if (knownModels > 0 && scoreMoves / knownModels > importGuards.movedModelsShare) {
    tripped.push({
      code: 'many-moves',
      message: `${scoreMoves} of ${knownModels} known models would ${move}; more than ${percent(importGuards.movedModelsShare)} is suspicious.`,
    });
  }
  if (identicalBrands.length > 0) {
    const names = identicalBrands.slice(0, 5).join(', ');
    tripped.push({
      code: 'identical-ratings',
      message: `All models of ${names} have one identical rating.`,
    });
  }
  return tripped;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function models(count: number): string {
  return count === 1 ? '1 model' : `${count} models`;
}
