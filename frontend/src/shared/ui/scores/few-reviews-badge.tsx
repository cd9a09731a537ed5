import type { ResultView } from '@appliance-index/backend/contract';
import { WarningIcon } from '../pictures/icons';
import { Badge } from '../primitives';

interface FewReviewsBadgeProps {
  card: Pick<ResultView, 'hasFewReviews'>;
  className?: string;
}

/** A caution that the score is based on few reviews. */
export function FewReviewsBadge({ card, className = '' }: FewReviewsBadgeProps) {
  if (!card.hasFewReviews) return null;
  return (
    <Badge tone="warn" className={className}>
      <WarningIcon />
      Few reviews
    </Badge>
  );
}
