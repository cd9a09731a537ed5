import type { CardView, PlaceView, RankingView, TrustView } from '@appliance-index/backend/contract';
import { rankingParameters } from '@appliance-index/domain/models/ranking-parameters';
import type { Month } from '@appliance-index/domain/scores/month';
import type { RankBy, RankingOrder } from '@appliance-index/domain/scores/ranking';
import { formatCount, formatRank } from '../../shared/formats';

export type End = 'best' | 'worst';
export type Sort = 'rated' | 'voted';

/** 'Showing 10 of 25 appliances', or 'Showing all 25 appliances'. */
export function counterText(shown: number, total: number): string {
  if (shown < total) return `Showing ${shown} of ${total} appliances`;
  return `Showing all ${total} appliances`;
}

/** Sorts by upvotes minus downvotes, highest first. The sort is stable. */
export function topVoted(
  places: readonly PlaceView[],
  netVotesOf: (applianceId: string) => number,
): PlaceView[] {
  return places.toSorted((a, b) => netVotesOf(b.appliance) - netVotesOf(a.appliance));
}

/** A model as it stands in the list. */
export interface Listed {
  card: CardView;
  /** The official place in the list; in the order by evidence too. */
  rank: number;
  /** What the rank says of the official place, where it does not by itself: 'of 40' beside a filter, 'no. 39 of 39' from the worst. */
  standing: string | null;
  /** Null without a previous month, and in orders that have none. */
  movement: PlaceView['movement'];
  trust: TrustView | undefined;
  /** The same for its likely places; absent where the list is in another order than the one that they are about, or of one model. */
  places: TrustView | undefined;
  /** The month of the newest score; absent when one was entered by staff. */
  scoresMonth: Month | undefined;
  /** Whether it has a newer score than those that its movement compares with. */
  hasOwnScore: boolean;
  /** Whether all scores are so old that the card says so. */
  hasOldScores: boolean;
  /** Whether the model before it is surely ahead. */
  isClearStep: boolean;
  /** The prices in the band that begins with it in the order by price: '$699 to $748'. */
  priceStep: string | null;
  /** Whether it shares the reviews of the model right before it, and is shown attached to it. */
  isVariant: boolean;
  /** Models that share its reviews, shown under it and not again. */
  family: CardView[];
}

/** Whether a list is in the order of likely scores. */
export const isByEvidence = (by: RankBy, order: RankingOrder) => by === 'overall' && order === 'evidence';

/** The models of a view, in its order. @param netVotesOf needed for the order by votes only */
export function listedModels(
  ranking: RankingView,
  { end, by, sort, onePerFamily }: View,
  netVotesOf: (applianceId: string) => number,
): Listed[] {
  const cards = new Map(ranking.appliances.map((card) => [card.id, card]));
  const places = ranking.lists[by][end];
  const sorted = sort === 'voted' ? topVoted(places, netVotesOf) : places;
  const isEvidence = isByEvidence(by, ranking.order);
  const { filtered, facts, total } = ranking;
  const official = new Map(
    places.map(({ appliance }, index) => [appliance, filtered?.places[by][end][index]]),
  );
  const of = filtered && (end === 'worst' || isEvidence ? facts.rated : total);
  const showsPlace = by === 'overall' && end === 'worst' && !isEvidence;
  const hasPlaces = by === 'overall' && sort === 'rated' && facts.rated > 1;
  const hasSteps = !filtered && by === 'overall' && end === 'best' && sort === 'rated' && !isEvidence;
  const hasPriceSteps = by === 'price' && end === 'best' && sort === 'rated';
  const standingOf = (appliance: string) => {
    if (of !== null) return `of ${formatCount(of)}`;
    return showsPlace ? placeText(ranking.trust[appliance]) : null;
  };
  const familyOf = (appliance: string) => ranking.trust[appliance]?.pool?.first ?? appliance;
  const listed = sorted.flatMap(({ appliance, movement }, index): Listed[] => {
    const card = cards.get(appliance);
    if (!card) return [];
    const before = sorted[index - 1]?.appliance;
    const priceStep = (hasPriceSteps && ranking.priceSteps[appliance]) || null;
    const isOfSameFamily = before !== undefined && familyOf(before) === familyOf(appliance);
    return [
      {
        card,
        rank: (isEvidence && ranking.trust[appliance]?.place) || official.get(appliance) || index + 1,
        standing: standingOf(appliance),
        // It is the change in rated rank, and means nothing in the order by votes.
        movement: sort === 'voted' ? null : movement,
        trust: ranking.trust[appliance],
        places: hasPlaces ? ranking.trust[appliance] : undefined,
        scoresMonth: ranking.scoreMonths[appliance],
        hasOwnScore: hasOwnScore(ranking, appliance),
        hasOldScores: appliance in ranking.oldScores,
        isClearStep: hasSteps && before !== undefined && ranking.trust[before]?.versusNext === 'ahead',
        priceStep,
        // By votes, a press can part them, and would exchange the card under the pointer.
        isVariant: isOfSameFamily && priceStep === null && sort === 'rated',
        family: [],
      },
    ];
  });
  return onePerFamily ? folded(listed, familyOf) : listed;
}

/** 'no. 39 of 39' */
function placeText(trust: TrustView | undefined): string | null {
  if (!trust || trust.place === null || trust.of === null) return null;
  return `no. ${formatRank({ rank: trust.place, of: trust.of })}`;
}

/** Whether the model has a newer score than those that its movement compares with; else only others have moved. */
export function hasOwnScore({ scoreMonths, previous }: RankingView, applianceId: string): boolean {
  const month = scoreMonths[applianceId];
  return previous === null || month === undefined || month > previous;
}

/** All models of a list, also those that stand under another. */
export const cardsOf = (listed: readonly Listed[]) => listed.flatMap(({ card, family }) => [card, ...family]);

/** Puts models that share their reviews under the first of them that is listed. */
function folded(listed: readonly Listed[], familyOf: (applianceId: string) => string): Listed[] {
  const families = Map.groupBy(listed, ({ card }) => familyOf(card.id));
  return [...families.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, family: others.map(({ card }) => card) }] : [],
  );
}

const endLabels: Record<RankBy | 'evidence', Record<End, string>> = {
  overall: { best: 'highest-rated', worst: 'lowest-rated' },
  evidence: { best: 'highest by likely score', worst: 'lowest by likely score' },
  reliability: { best: 'most reliable', worst: 'least reliable' },
  price: { best: 'cheapest', worst: 'most expensive' },
};

type Ranked = Pick<CardView, 'isRated' | 'reliabilityScore' | 'priceRange'>;

/** Whether a model has what the list is ranked by. Models without it come last, in overall order. */
const hasData: Record<RankBy, (card: Ranked) => boolean> = {
  overall: ({ isRated }) => isRated,
  reliability: ({ reliabilityScore }) => reliabilityScore !== null,
  price: ({ priceRange }) => /\d/.test(priceRange ?? ''),
};

const noDataNotes: Record<RankBy, string> = {
  overall: 'No scores yet',
  reliability: 'No reliability scores yet, shown in overall order',
  price: 'No prices yet, shown in overall order',
};

/** The note under the tabs: 'The 10 lowest-rated'. Pass false for `hasVotes` when it is known that there are none. */
export function listNote(
  { by, end, sort, order }: Pick<View, 'by' | 'end' | 'sort' | 'order'>,
  listed: readonly Ranked[],
  hasVotes = true,
): string {
  if (listed.length === 0) return 'No models in this list yet';
  const { length } = listed.filter(hasData[by]);
  if (length === 0) return noDataNotes[by];
  const named = `The ${length === 1 ? '' : `${length} `}${endLabels[isByEvidence(by, order) ? 'evidence' : by][end]}`;
  const rest = listed.length - length;
  if (sort === 'voted') {
    const order = hasVotes ? ', sorted by votes' : '. None has votes yet to sort by';
    return `${named}${rest > 0 ? ` and ${rest} without data` : ''}${order}`;
  }
  const isBanded = by === 'price' && end === 'best' && length > 1;
  return `${named}${isBanded ? ', similar prices ordered by score' : ''}${rest > 0 ? `, then ${rest} without data` : ''}`;
}

/** The order that an address asks for. */
export function orderOf(search: URLSearchParams): RankingOrder {
  return search.get('order') === 'evidence' ? 'evidence' : 'official';
}

/** What a ranking page shows. */
export interface View {
  end: End;
  by: RankBy;
  sort: Sort;
  showsAll: boolean;
  /** Officially, or by likely true scores. */
  order: RankingOrder;
  /** Shows models that share their reviews once. */
  onePerFamily: boolean;
  /** Whether the form of the filter is open. */
  showsFilters: boolean;
}

/** Reads the view from the query string; unknown values mean the defaults. */
export function parseView(search: URLSearchParams): View {
  const by = search.get('by');
  return {
    end: search.get('tab') === 'worst' ? 'worst' : 'best',
    by: by === 'reliability' || by === 'price' ? by : 'overall',
    sort: search.get('sort') === 'voted' ? 'voted' : 'rated',
    showsAll: search.get('show') === 'all',
    order: orderOf(search),
    onePerFamily: ['one', '1'].includes(search.get('family') ?? ''),
    showsFilters: search.get('filters') === 'open',
  };
}

const defaults: Record<string, string> = { tab: 'best', by: 'overall', sort: 'rated' };

/** Adds to a note what a filter does: 'Showing 25 of the 31 that fit, with their places among all 40.' */
export function filteredNote(note: string, shown: number, fitting: number, all: number): string {
  if (fitting === 0)
    return all === 1 ? 'The only model does not fit' : `None of the ${formatCount(all)} models fits`;
  // The worst end lists no unrated models.
  if (all === 1 || shown === 0) return `${note}.`;
  if (fitting === 1) return `${note}. The only one that fits, with its place among all ${formatCount(all)}.`;
  const which =
    shown < fitting ? `Showing ${shown} of the ${formatCount(fitting)}` : `All ${formatCount(fitting)}`;
  return `${note}. ${which} that fit, with their places among all ${formatCount(all)}.`;
}

/** Returns the query string with another filter, and else the same. */
export function withFilter(search: URLSearchParams, filter: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of rankingParameters) next.delete(name);
  for (const [name, value] of new URLSearchParams(filter)) next.append(name, value);
  return next;
}

/** Returns the query string with one parameter changed, leaving out default and empty values. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '' || defaults[name] === value) next.delete(name);
  else next.set(name, value);
  return next;
}
