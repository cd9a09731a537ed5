import type { Movement as Places } from '@appliance-index/domain/scores/movement';
import { movement } from '../../../styled-system/recipes';
import { formatCount, formatRank } from '../../formats';
import { withRecipe } from '../with-recipe';

const Mark = withRecipe('span', movement);

interface RankTextProps {
  rank: { rank: number; of: number; movement: Places | null };
  /** What is ranked. */
  what?: string | undefined;
}

/** '3 of 1,204' and the movement since; not the dash for none, which looks like a missing number beside a count. */
export function RankText({ rank, what }: RankTextProps) {
  return (
    <>
      <span>{what === undefined ? formatRank(rank) : `${formatRank(rank)} ${what}`}</span>
      {rank.movement !== 0 && (
        <span>
          &nbsp; <Movement places={rank.movement} />
        </span>
      )}
    </>
  );
}

/**
 * Places gained or lost since the previous month; renders nothing without a previous month (null). Not `isOwn` when only others
 * moved: the model itself has no newer score.
 */
export function Movement({ places, isOwn = true }: { places: Places | null; isOwn?: boolean }) {
  if (places === null) return null;
  if (places === 'new') return <Mark direction="new">New</Mark>;
  if (places === 0) {
    return (
      <Mark>
        <span aria-hidden="true">–</span>
        <span className="sr">No change</span>
      </Mark>
    );
  }
  const isUp = places > 0;
  return (
    <Mark {...(isOwn && { direction: isUp ? 'up' : 'down' })}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path fill="currentColor" d={isUp ? 'M5 1l4.5 8h-9z' : 'M5 9L.5 1h9z'} />
      </svg>
      <span className="sr">{isUp ? 'Up ' : 'Down '}</span>
      <span>{formatCount(Math.abs(places))}</span>
      {!isOwn && <span className="sr">, because others moved</span>}
    </Mark>
  );
}
