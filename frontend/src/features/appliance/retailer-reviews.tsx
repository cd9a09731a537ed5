import type { DatedRetailerScoreView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { pluralize } from '../../shared/formats';
import { Plate } from '../../shared/ui/primitives';
import { ScoreBar } from '../../shared/ui/scores/score-bar';

/** Score, review count and month of each of the four retailers. */
export function RetailerReviews({ retailers }: { retailers: readonly DatedRetailerScoreView[] }) {
  return (
    <Plate className="card" aria-labelledby="retailer-reviews">
      <h2 id="retailer-reviews">Retailer reviews</h2>
      <ul>
        {retailers.map((retailer) => (
          <Row key={retailer.retailer} retailer={retailer} />
        ))}
      </ul>
    </Plate>
  );
}

function Row({ retailer: { name, score, reviewCount, month } }: { retailer: DatedRetailerScoreView }) {
  if (score === null) {
    return (
      <li className="rrow nil">
        <span className="name">{name}</span>
        <ScoreBar score={0} shownScore="0.0" size="large" />
        <span className="v" aria-hidden="true">
          –
        </span>
        <span className="sub">
          No score. Left out of the average, not counted as zero.
          {reviewCount ? ` ${countedReviewsText(reviewCount)}` : ''}
        </span>
      </li>
    );
  }
  const stars = tenthsAsStars(score);
  const reviews = reviewCount ? pluralize(reviewCount, 'review') : 'No review count, weighted as one review';
  const source = [reviews, ...(month === null ? [] : [monthLabel(month)])];
  return (
    <li className="rrow">
      <span className="name">{name}</span>
      <ScoreBar score={score / 10} shownScore={stars} size="large" />
      <span className="v">{stars}</span>
      <span className="sub">{source.join(', ')}</span>
    </li>
  );
}

/** A review count still counts towards the model's total when the retailer has no score. */
function countedReviewsText(reviewCount: number): string {
  return `Its ${pluralize(reviewCount, 'review')} ${reviewCount === 1 ? 'counts' : 'count'} towards the total.`;
}
