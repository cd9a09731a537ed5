/** The four retailers whose review scores are combined, in display order. */
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

/** One model's scores, in tenths of a star (0-50), and review counts. Null: not sold or not rated there. */
export type RetailerScores = { [F in ScoreField | CountField]: number | null };

/** The score and count fields of all retailers, in the same order. */
export const retailerFields = /* @__PURE__ */ retailers.flatMap(({ scoreField, countField }) => [
  scoreField,
  countField,
]);

export const retailerSlugs = /* @__PURE__ */ retailers.map((retailer) => retailer.slug);

export function findRetailer(slug: string): Retailer | undefined {
  return retailers.find((retailer) => retailer.slug === slug);
}
