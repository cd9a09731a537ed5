import type { ResultView } from '@appliance-index/backend/contract';
import { WarningIcon } from '../pictures/icons';
import { Badge } from '../primitives';

/** A caution that the score is based on few reviews. */
export function FewReviewsBadge({ card }: { card: Pick<ResultView, 'hasFewReviews'> }) {
  if (!card.hasFewReviews) return null;
  return (
    <Badge className="warn">
      <WarningIcon />
      Few reviews
    </Badge>
  );
}
