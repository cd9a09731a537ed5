import type { Movement as Places } from '@appliance-index/backend/contract';
import { formatCount } from '../../formats';
import { styled } from '../styled';
import { movementRecipe } from './movement.recipe';

const Mark = styled('span', movementRecipe);

/** Places gained or lost since the previous month; renders nothing without a previous month (null). */
export function Movement({ places }: { places: Places | null }) {
  if (places === null) return null;
  if (places === 'new') return <Mark className="new">New</Mark>;
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
    <Mark className={isUp ? 'up' : 'down'}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path fill="currentColor" d={isUp ? 'M5 1l4.5 8h-9z' : 'M5 9L.5 1h9z'} />
      </svg>
      <span className="sr">{isUp ? 'Up ' : 'Down '}</span>
      {formatCount(Math.abs(places))}
    </Mark>
  );
}
