import type { RankingView } from '@appliance-index/backend/contract';
import { Alert } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { ListEvidence } from './list-evidence';
import type { View } from './ranking-list';

const Notice = styled('div', { base: { marginBottom: '{spacing.4}' } });

interface ListNoticeProps {
  ranking: RankingView;
  view: View;
}

/** What stands above the cards: what their order means, and how sure it is. */
export function ListNotice({ ranking, view: { end, by, sort } }: ListNoticeProps) {
  const { appliances, order } = ranking;
  if (appliances.length === 0) return null;
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
  return end === 'best' && by === 'overall' && sort === 'rated' ? <ListEvidence ranking={ranking} /> : null;
}
