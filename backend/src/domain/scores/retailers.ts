/** The four retailers whose review scores are combined, in the order in which they stand everywhere. */
export const retailers = [
  { slug: 'lowes', name: "Lowe's", scoreField: 'lowesScore', countField: 'lowesReviewCount' },
  {
    slug: 'home-depot',
    name: 'Home Depot',
    scoreField: 'homeDepotScore',
    countField: 'homeDepotReviewCount',
  },
  { slug: 'best-buy', name: 'Best Buy', scoreField: 'bestBuyScore', countField: 'bestBuyReviewCount' },
  {
    slug: 'aj-madison',
    name: 'AJ Madison',
    scoreField: 'ajMadisonScore',
    countField: 'ajMadisonReviewCount',
  },
] as const;

export type Retailer = (typeof retailers)[number];
export type RetailerSlug = Retailer['slug'];
type ScoreField = Retailer['scoreField'];
type CountField = Retailer['countField'];

/** What the four retailers say of one model: scores in tenths of a star (0-50), review counts; null is "not sold or not rated there". */
export type RetailerScores = { [F in ScoreField | CountField]: number | null };

/** Each retailer's score and count, in the same order. */
export const retailerFields = retailers.flatMap(({ scoreField, countField }) => [scoreField, countField]);

export const retailerSlugs = retailers.map((retailer) => retailer.slug);

export function findRetailer(slug: string): Retailer | undefined {
  return retailers.find((retailer) => retailer.slug === slug);
}
