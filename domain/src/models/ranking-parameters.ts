/** The parameters that narrow a ranking: they mean what they mean for the table of models. */
export const rankingFilterNames = [
  ...(['brand', 'min-price', 'max-price', 'no-price', 'min-reviews', 'evidence', 'stores'] as const),
  ...(['fresh', 'techs', 'newer'] as const),
];

/** `filters=open` shows what can be chosen, also before anything is. */
export const rankingParameters = [...rankingFilterNames, 'filters'] as const;

/** What an address says of the filter, in a fixed order: 'brand=LG&filters=open'; '' asks for the whole ranking. */
export function givenRankingFilter(search: URLSearchParams): string {
  const given = rankingParameters.flatMap((name) =>
    search.getAll(name).flatMap((value): [string, string][] => (value.trim() === '' ? [] : [[name, value]])),
  );
  return new URLSearchParams(given).toString();
}
