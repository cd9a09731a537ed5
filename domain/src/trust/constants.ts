/** Identifies the method and its constants. Stored with every result, so that old figures can be explained. */
export const trustVersion = 'trust/1';

/**
 * The constants of the method, as /methodology prints them. Changing one is a new `trustVersion`. Variances are in stars
 * squared; scores and margins in stars.
 */
export const trustConstants = {
  /** Share of the largest variance, (mean - 1)(5 - mean), that the stars of single reviews have. */
  spread: 0.5,
  /** Reviews come in batches: counts far below this are independent, counts far above are not. */
  batch: 30,
  /** Noise of batches before the catalogue teaches it, and its limits. */
  batchNoise: 2.25,
  batchNoiseLimits: [0, 6],
  /** Variance between retailers that no number of reviews removes, before the catalogue teaches it, and its limits. */
  retailerNoise: 0.0044,
  retailerNoiseLimits: [0.002, 0.04],
  /** The two noises above weigh as much as this many pairs of retailers, and fewer pairs than `fewestPairs` teach nothing. */
  priorPairs: 100,
  fewestPairs: 3,
  /** A pair's squared difference counts as at most this many times the expected one. */
  largestSurprise: 9,
  /** The mean inside the variance is pulled to `centre` by `centreReviews` reviews, and then cut to the limits. */
  centre: 4.2,
  centreReviews: 200,
  meanLimits: [1.5, 4.9],
  /** Variance of the true scores inside a type before the catalogue teaches it, and its limits. */
  priorVariance: 0.05,
  priorVarianceLimits: [0.005, 0.5],
  /** Variance of the types' means around their category's. */
  typeVariance: 0.01,
  /** Limits of the slope, in stars per tenfold reviews; lines are centred on `slopeCentre`, in log10(reviews). */
  slopeLimits: [0, 0.3],
  slopeCentre: 2,
  /** Limits of log10(reviews). */
  log10ReviewsLimits: [0, 4],
  /** Categories with fewer pieces of evidence borrow from the whole catalogue. */
  smallestGroup: 8,
  /** From this many reviews on, identical evidence is one piece of evidence. */
  poolReviews: 10,
  /** Share of the ranges that hold the truth, and the standard deviations to both sides that hold it. */
  level: 0.9,
  levelDeviations: 1.6448536269514722,
  /** Number of values of a model's true score at which its place is calculated. */
  nodes: 33,
  /** Places are exact in lists up to this length, approximate in longer ones. */
  longestExactList: 100,
  /** From this chance on a model is ahead of another. */
  aheadFrom: 0.9,
  /** The largest margin of each label; above the last the evidence is very low. */
  largestMargins: { high: 0.2, good: 0.35, low: 0.6 },
  /** When the chip 'stores disagree' is shown. The standard deviations are those of a 99 % interval. */
  retailersDisagree: { reviews: 20, gap: 0.5, surelyAbove: 0.1, deviations: 2.576 },
  /** When the chip 'technicians disagree' is shown. */
  techniciansDisagree: { owners: 10, technicians: 5, gap: 0.2, deviations: 2.576 },
  /** When an import of one retailer's new figures looks wrong. Scores and their moves are in tenths of a star. */
  importChecks: {
    countFallShare: 0.05,
    roundingSlack: 0.05,
    fivesReviews: 20,
    fivesMean: 4.95,
    jumpTenths: 3,
    jumpDeviations: 2.576,
    pooledFrom: 10,
    pooledTimes: 10,
    pooledReviews: 500,
    sharedReviews: 100,
    sharedCountShare: 0.1,
    sharedTenths: 1,
  },
} as const;
