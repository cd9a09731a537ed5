import type { ApplianceDetailView, DatedRetailerScoreView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { byHandText } from '@appliance-index/domain/scores/standing-sentences';
import { formatList, pluralize } from '../../shared/formats';
import { ScoreBar } from '../../shared/ui/scores/score-bar';
import { joinClasses } from '../../shared/ui/with-recipe';
import { retailerReviews } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';

const styles = retailerReviews();

type Reviews = Pick<ApplianceDetailView, 'retailers' | 'margins' | 'enteredByHand'>;

/** Score, review count, date and noise of each retailer with a score, and one line for all others. */
export function RetailerReviews({ retailers, margins, enteredByHand }: Reviews) {
  const missing = retailers.filter(({ score }) => score === null);
  return (
    <DetailCard id="retailer-reviews" title="Retailer reviews">
      <ul>
        {retailers.map((each) => (
          <Row
            key={each.retailer}
            retailer={each}
            margin={margins.find(({ retailer }) => retailer === each.retailer)?.margin}
            enteredAt={enteredByHand.find(({ retailer }) => retailer === each.retailer)?.at}
          />
        ))}
        {missing.length > 0 && (
          <li className={joinClasses('small muted', styles.missing)}>{missingText(missing)}</li>
        )}
      </ul>
    </DetailCard>
  );
}

interface RowProps {
  retailer: DatedRetailerScoreView;
  /** How far the score can be off, in stars. */
  margin: number | undefined;
  enteredAt: string | undefined;
}

function Row({ retailer: { name, score, reviewCount, month }, margin, enteredAt }: RowProps) {
  if (score === null) return null;
  const stars = tenthsAsStars(score);
  const reviews = reviewCount ? pluralize(reviewCount, 'review') : 'No review count, weighted as one review';
  const date = month === null ? byHandText(enteredAt) : monthLabel(month);
  return (
    <li className={styles.retailer}>
      <span className={styles.name}>{name}</span>
      <ScoreBar score={score / 10} shownScore={stars} size="large" />
      <span className={styles.score}>{stars}</span>
      <span className={styles.details}>
        {reviews}, {date}
        {margin !== undefined && `, likely within ${marginText(margin)}`}
      </span>
    </li>
  );
}

/** '0.2 stars', rounded up; scores have one decimal. */
function marginText(margin: number): string {
  return `${(Math.ceil(margin * 10) / 10).toFixed(1)} stars`;
}

/** A review count still counts towards the model's total when the retailer has no score. */
function missingText(missing: readonly DatedRetailerScoreView[]): string {
  const names = formatList(missing.map(({ name }) => name));
  const counted = missing.filter(({ reviewCount }) => reviewCount);
  const reviews = counted.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0);
  const total = counted.length === 0 ? '' : ` ${countedReviewsText(reviews)}`;
  return `No score at ${names}: left out of the average, not counted as zero.${total}`;
}

function countedReviewsText(reviewCount: number): string {
  return `${pluralize(reviewCount, 'review')} without a score ${reviewCount === 1 ? 'counts' : 'count'} towards the total.`;
}
