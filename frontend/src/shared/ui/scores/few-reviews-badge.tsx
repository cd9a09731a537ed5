import type { ResultView } from '@appliance-index/backend/contract';
import { WarningIcon } from '../pictures/icons';
import { Badge } from '../primitives';

/** A caution that the score is based on few reviews. */
export function FewReviewsBadge({ card, className = '' }: { card: ResultView; className?: string }) {
  if (!card.hasFewReviews) return null;
  return (
    <Badge tone="warn" className={className}>
      <WarningIcon />
      Few reviews
    </Badge>
  );
}
