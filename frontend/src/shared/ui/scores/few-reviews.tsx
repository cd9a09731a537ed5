import type { ResultView } from '@appliance-index/backend/contract';
import { WarningIcon } from '../pictures/icons';
import { Badge } from '../pieces';

/** To be read with care: the score stands on few reviews. */
export function FewReviews({ card }: { card: Pick<ResultView, 'hasFewReviews'> }) {
  if (!card.hasFewReviews) return null;
  return (
    <Badge className="badge warn">
      <WarningIcon />
      Few reviews
    </Badge>
  );
}
