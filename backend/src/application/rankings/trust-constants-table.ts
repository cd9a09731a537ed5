import { trustConstants as c } from '@appliance-index/domain/trust/constants';
import type { Table } from './chapters.js';

const range = ([low, high]: readonly [number, number]) => `${low} to ${high}`;

/** Every constant that a likely score or place follows from; those of chips and labels are in their own chapters. */
export const constantsTable: Table = {
  caption: 'Constants of the method',
  columns: ['Constant', 'Value', 'Meaning'],
  rows: [
    ['Spread', c.spread, 'Share of the largest possible variance that single reviews have'],
    ['Batch', c.batch, 'Reviews in a wave; far fewer are independent, far more are not'],
    [
      'K at first',
      c.batchNoise,
      `Noise of waves before the catalogue teaches it; ${range(c.batchNoiseLimits)}`,
    ],
    [
      'F at first',
      c.retailerNoise,
      `Variance between stores before the catalogue teaches it; ${range(c.retailerNoiseLimits)}`,
    ],
    ['Weight of both', c.priorPairs, `In pairs of stores; fewer pairs than ${c.fewestPairs} teach nothing`],
    ['Largest surprise', c.largestSurprise, "Times the expected square that one pair's counts at most"],
    [
      'Centre',
      c.centre,
      `Stars that a mean is pulled to by ${c.centreReviews} reviews, inside the variance only`,
    ],
    ['Limits of that mean', range(c.meanLimits), 'Stars'],
    [
      'A at first',
      c.priorVariance,
      `Variance of true scores in a type before the catalogue teaches it; ${range(c.priorVarianceLimits)}`,
    ],
    ['Types', c.typeVariance, "Variance of the means of types around their category's"],
    [
      'Slope',
      range(c.slopeLimits),
      `Stars for ten times the reviews; a type's mean is that at ${10 ** c.slopeCentre} reviews`,
    ],
    ['Digits of reviews', range(c.log10ReviewsLimits), 'Limits of the logarithm of the number of reviews'],
    ['Smallest group', c.smallestGroup, 'Categories with fewer models borrow from the whole catalogue'],
    ['Shared from', c.poolReviews, 'Reviews from which identical evidence counts once'],
    [
      'Level',
      c.level,
      `Chance that a range holds the truth: ${c.levelDeviations.toFixed(3)} deviations to both sides`,
    ],
    ['Nodes', c.nodes, "Values of a true score at which a model's place is worked out"],
    ['Exact up to', c.longestExactList, 'Models in a list; longer ones are approximated'],
    ['Ahead from', c.aheadFrom, 'Chance from which a model is ahead of another'],
  ].map((row) => row.map(String)),
};
