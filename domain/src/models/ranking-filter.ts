import { priceBands } from '../catalogue/price.js';
import { formatDollars } from '../formats.js';
import { bandText, type ChoiceGroup } from './model-choices.js';
import { type ModelFilter, modelListQuery, noFilter, offeredPrices, parseModelList } from './model-list.js';
import { givenRankingFilter } from './ranking-parameters.js';

/** The groups of choices of a ranking. Its path says category and type, and it lists models without a score anyway. */
export const rankingGroups = [
  ...(['brand', 'price', 'min-reviews', 'evidence', 'stores', 'fresh', 'techs', 'newer'] as const),
] satisfies ChoiceGroup[];

/** The filter of a ranking; values that mean nothing, and parameters of other things, are ignored. */
export function parseRankingFilter(search: URLSearchParams): ModelFilter {
  return parseModelList(new URLSearchParams(givenRankingFilter(search))).list.filter;
}

/** The parameters of a filter, without those that say what is the case anyway. */
export function rankingFilterQuery(filter: ModelFilter): string {
  const { list } = parseModelList(new URLSearchParams());
  return modelListQuery({ ...list, filter });
}

/** The same for addresses that ask for the same in different ways. */
export function canonicalRankingFilter(search: URLSearchParams): string {
  const isAsked = givenRankingFilter(search) !== '';
  return isAsked ? rankingFilterQuery(parseRankingFilter(search)) || 'filters=open' : '';
}

/** A part of a ranking by price. */
export interface RankingBand {
  /** 'Best under $500' */
  text: string;
  /** 'max-price=499.99' */
  query: string;
}

/** The offered bands between the lowest and the highest price of a list, if there is more than one; prices in cents. */
export function rankingBands(lowest: number, highest: number): RankingBand[] {
  const bands = offeredPrices.filter(
    ({ minPrice, maxPrice }) =>
      lowest <= (maxPrice ?? Number.POSITIVE_INFINITY) * 100 && highest >= (minPrice ?? 0) * 100,
  );
  if (bands.length < 2) return [];
  return bands.map((band) => ({
    text: `Best ${bandText(band).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
    query: rankingFilterQuery({ ...noFilter, ...band }),
  }));
}

interface Priced {
  id: string;
  /** In cents; null without a price. */
  priceCents: number | null;
}

/**
 * What each band of a list by price holds, as '$699 to $748' or 'No price given', by the id of the model that begins it. None when
 * all models are in one band.
 */
export function priceSteps(list: readonly Priced[]): Record<string, string> {
  const cents = ({ priceCents }: Priced) => priceCents ?? Number.POSITIVE_INFINITY;
  const bands = priceBands(list.toSorted((a, b) => cents(a) - cents(b)));
  if (bands.length < 2) return {};
  return Object.fromEntries(
    bands.map((band) => [list.find((model) => band.includes(model))?.id, priceStepText(band)]),
  );
}

/** @param band Cheapest first. */
function priceStepText(band: readonly Priced[]): string {
  const [lowest, highest] = [band[0]?.priceCents ?? null, band.at(-1)?.priceCents ?? null];
  if (lowest === null || highest === null) return 'No price given';
  const ends = [...new Set([lowest, highest])];
  return ends.map((cents) => formatDollars(cents / 100)).join(' to ');
}
