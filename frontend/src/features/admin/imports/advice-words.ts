import type { AdviceWords } from '@appliance-index/domain/imports/plans/advice';

/** How messages about a file name the fields of the form. */
export const adviceWords: AdviceWords = {
  createMissing: "choose Add for 'Unknown models'",
  scale: "set 'Rating scale' to",
  roundedCounts: "tick 'Read rounded counts'",
};
