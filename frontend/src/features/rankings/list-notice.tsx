import type { RankingView } from '@appliance-index/backend/contract';
import { Link } from '../../shared/ui/link';
import { Alert, Chips } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { ListEvidence } from './list-evidence';
import type { View } from './ranking-list';

const Notice = styled('div', { base: { marginBottom: '{spacing.4}' } });
/** Stands clear of the first price step. */
const PriceLinks = styled('nav', { base: { marginBottom: '{spacing.6}' } });

interface ListNoticeProps {
  ranking: RankingView;
  view: View;
}

/** What stands above the cards: what their order means, and how sure it is. */
export function ListNotice({ ranking, view: { end, by, sort } }: ListNoticeProps) {
  const { appliances, order, filtered } = ranking;
  if (appliances.length === 0) return null;
  if (by === 'price' && ranking.bands.length > 0) return <Bands bands={ranking.bands} />;
  if (by === 'overall' && order === 'evidence')
    return (
      <Notice className="small muted">
        Order by likely true score. Our official ranking is Top Rated; its places are on the cards.
      </Notice>
    );
  if (by === 'reliability' && appliances.every(({ reliabilityScore }) => reliabilityScore === null))
    return (
      <Notice>
        <Alert>
          No model here has a reliability score yet, so this is the overall order. What verified technicians
          think of a model is on its card, beside the wrench.
        </Alert>
      </Notice>
    );
  // What it says is of the whole list.
  if (filtered) return null;
  return end === 'best' && by === 'overall' && sort === 'rated' ? <ListEvidence ranking={ranking} /> : null;
}

/** Parts of the list by price, best first. */
function Bands({ bands }: { bands: RankingView['bands'] }) {
  return (
    <PriceLinks aria-label="By price">
      <Chips>
        {bands.map(({ text, query }) => (
          <Link key={query} className="chip" to={`?${query}`}>
            {text}
          </Link>
        ))}
      </Chips>
    </PriceLinks>
  );
}
