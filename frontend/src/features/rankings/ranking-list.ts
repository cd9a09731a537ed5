import type { CardView, PlaceView } from '@appliance-index/backend/contract';
import type { RankBy } from '@appliance-index/domain/scores/ranking';

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

const endLabels: Record<RankBy, Record<End, string>> = {
  overall: { best: 'highest-rated', worst: 'lowest-rated' },
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
  by: RankBy,
  end: End,
  sort: Sort,
  listed: readonly Ranked[],
  hasVotes = true,
): string {
  if (listed.length === 0) return 'No models in this list yet';
  const { length } = listed.filter(hasData[by]);
  if (length === 0) return noDataNotes[by];
  const named = `The ${length === 1 ? '' : `${length} `}${endLabels[by][end]}`;
  const rest = listed.length - length;
  if (sort === 'voted') {
    const order = hasVotes ? ', sorted by votes' : '. None has votes yet to sort by';
    return `${named}${rest > 0 ? ` and ${rest} without data` : ''}${order}`;
  }
  const isBanded = by === 'price' && end === 'best' && length > 1;
  return `${named}${isBanded ? ', similar prices ordered by score' : ''}${rest > 0 ? `, then ${rest} without data` : ''}`;
}

/** Reads the view from the query string; unknown values mean the defaults. */
export function parseView(search: URLSearchParams): { end: End; by: RankBy; sort: Sort; showsAll: boolean } {
  const by = search.get('by');
  return {
    end: search.get('tab') === 'worst' ? 'worst' : 'best',
    by: by === 'reliability' || by === 'price' ? by : 'overall',
    sort: search.get('sort') === 'voted' ? 'voted' : 'rated',
    showsAll: search.get('show') === 'all',
  };
}

const defaults: Record<string, string> = { tab: 'best', by: 'overall', sort: 'rated' };

/** Returns the query string with one parameter changed, leaving out default values. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (defaults[name] === value) next.delete(name);
  else next.set(name, value);
  return next;
}
