import type { CardView, PlaceView } from '@appliance-index/backend/contract';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../shared/in-browser';
import { part } from '../../shared/ui/part';
import { Button } from '../../shared/ui/pieces';
import { useVotes } from '../../shared/votes/use-votes';
import { cardVote, noneKnown, voteOf } from '../../shared/votes/votes';
import { loadMoreRecipe } from './load-more.recipe';
import { RankCard } from './rank-card';
import { counterText, type Sort, topVoted } from './ranking-list';

const List = part('ol', { base: { display: 'grid', gap: '{spacing.3}' } });
const More = part('div', loadMoreRecipe);

interface LoadMoreListProps {
  cardOf: ReadonlyMap<string, CardView>;
  places: readonly PlaceView[];
  sort: Sort;
  /** Says the figure on each card, when the list goes by it. */
  showsReliability: boolean;
  /** How many stand there at first, and how many 'Load More' adds. */
  initialCount: number;
  step: number;
  /** Leads to all of them for readers without scripts. */
  showAllHref: string;
}

/** A list that opens in steps; whoever opens it goes on reading at the first new card. */
export function LoadMoreList({
  cardOf,
  places,
  sort,
  showsReliability,
  initialCount,
  step,
  showAllHref,
}: LoadMoreListProps) {
  const [shown, setShown] = useShownCount(initialCount);
  useScrollRestoration(shown > initialCount);
  const list = useRef<HTMLOListElement>(null);
  // Who sorts by scores need not hear of votes.
  const votes = useVotes((known) => (sort === 'voted' ? known : noneKnown));
  const balanceOf = (id: string) => {
    const { upvotes, downvotes } = voteOf(votes, cardVote(id));
    return upvotes - downvotes;
  };
  const sorted = sort === 'voted' ? topVoted(places, balanceOf) : places;
  const loadMore = () => {
    flushSync(() => setShown(shown + step));
    // The card itself: another Enter must not open its model.
    list.current?.children[shown]?.querySelector('article')?.focus();
  };
  return (
    <>
      <List ref={list}>
        {sorted.slice(0, shown).map(({ appliance, movement }, index) => {
          const card = cardOf.get(appliance);
          if (!card) return null;
          return (
            <RankCard
              key={appliance}
              card={card}
              rank={index + 1}
              // It belongs to the place among the rated, not among the voted.
              movement={sort === 'voted' ? null : movement}
              showsReliability={showsReliability}
            />
          );
        })}
      </List>
      <More>
        {shown < places.length && (
          <>
            <Button type="button" className="line" onClick={loadMore}>
              Load More
            </Button>
            <noscript>
              <a href={showAllHref}>Show all {places.length} without scripts</a>
            </noscript>
          </>
        )}
        <p className="small muted" role="status">
          {counterText(shown, places.length)}
        </p>
      </More>
    </>
  );
}

/** How far the list is open; the browser's history keeps it, so that Back leads to where one was. */
function useShownCount(initialCount: number): [number, (shown: number) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const shown = useInBrowser(Number(state?.shown) || initialCount, initialCount);
  return [shown, (next) => navigate({ search }, { replace: true, state: { shown: next } })];
}

/**
 * A browser leads back to where one was on the page as it came, which may be too short for that while the list is not
 * open again. So a page that is left with an open list keeps its place.
 */
function useScrollRestoration(isExpanded: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isExpanded) return;
    const name = `place ${key}`;
    const place = takeSaved(name);
    if (place !== null) window.scrollTo(0, Number(place));
    const saveScroll = () => save(name, String(window.scrollY));
    window.addEventListener('pagehide', saveScroll);
    return () => {
      window.removeEventListener('pagehide', saveScroll);
      // Within the site the browser leads back by itself.
      takeSaved(name);
    };
  }, [isExpanded, key]);
}

function save(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing leads back as far as it can.
  }
}

function takeSaved(name: string): string | null {
  try {
    const value = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return value;
  } catch {
    return null;
  }
}
