import type {
  ApplianceDetailView,
  DatedRetailerScoreView,
  NewerReviewsView,
} from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { byHandText } from '@appliance-index/domain/scores/standing-sentences';
import { formatList, pluralize } from '../../shared/formats';
import { ScoreBar } from '../../shared/ui/scores/score-bar';
import { joinClasses } from '../../shared/ui/with-recipe';
import { retailerReviews } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';
import { StarRange } from './star-range';

const styles = retailerReviews();

type Reviews = Pick<ApplianceDetailView, 'retailers' | 'margins' | 'enteredByHand'>;

/** Score, review count, date and noise of each retailer with a score, and one line for all others. */
export function RetailerReviews({ retailers, margins, enteredByHand }: Reviews) {
  const missing = retailers.filter(({ score }) => score === null);
  return (
    <DetailCard id="retailer-reviews" title="Retailer reviews">
      <ul>
        {retailers.map(({ retailer, name, score, reviewCount, month }) => {
          if (score === null) return null;
          const stars = tenthsAsStars(score);
          const reviews = reviewCount
            ? pluralize(reviewCount, 'review')
            : 'No review count, weighted as one review';
          const margin = margins.find((each) => each.retailer === retailer)?.margin;
          const enteredAt = enteredByHand.find((each) => each.retailer === retailer)?.at;
          return (
            <li key={retailer} className={styles.retailer}>
              <span className={styles.name}>{name}</span>
              <ScoreBar score={score / 10} shownScore={stars} size="large" />
              <span className={styles.score}>{stars}</span>
              <span className={styles.details}>
                {reviews}, {month === null ? byHandText(enteredAt) : monthLabel(month)}
                {margin !== undefined && `, likely within ${marginText(margin)}`}
              </span>
            </li>
          );
        })}
        {missing.length > 0 && (
          <li className={joinClasses('small muted', styles.missing)}>
            {missingText(missing, missing.length === retailers.length)}
          </li>
        )}
      </ul>
    </DetailCard>
  );
}

/** How far a score can be off: '0.2 stars', rounded up; scores have one decimal. */
function marginText(margin: number): string {
  return `${(Math.ceil(margin * 10) / 10).toFixed(1)} stars`;
}

/** A review count still counts towards the model's total when the retailer has no score. */
function missingText(missing: readonly DatedRetailerScoreView[], areAll: boolean): string {
  const names = formatList(missing.map(({ name }) => name));
  const reviews = missing.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0);
  const text = areAll
    ? `No score at ${names}.`
    : `No score at ${names}: left out of the average, not counted as zero.`;
  if (reviews === 0) return text;
  return `${text} ${pluralize(reviews, 'review')} without a score ${reviews === 1 ? 'counts' : 'count'} towards the total.`;
}

/** What the reviews between each retailer's two newest months average, beside the score before them. */
export function NewerReviews({ steps }: { steps: readonly NewerReviewsView[] }) {
  if (steps.length === 0) return null;
  return (
    <DetailCard id="newer-reviews" title="Newer reviews">
      <ul>
        {steps.map((step) => (
          <li key={step.retailer} className={styles.newer}>
            <p>
              <b>{step.name}</b>{' '}
              <span className="small muted">{`${monthLabel(step.from, 'short')} to ${monthLabel(step.to, 'short')}`}</span>
            </p>
            <Step step={step} />
          </li>
        ))}
      </ul>
      {steps.some(({ kind }) => kind === 'shown') && (
        <p className="small muted">
          The filled dot is the mean of the newer reviews, the hollow one the score before.
        </p>
      )}
    </DetailCard>
  );
}

/** Why there is no mean. */
const reasons = {
  'too-few': 'Too few newer reviews to say.',
  impossible: 'The two figures cannot follow from each other, so there is no mean.',
};

function Step({ step }: { step: NewerReviewsView }) {
  if (step.kind !== 'shown') return <p className="small muted">{reasons[step.kind]}</p>;
  const { stars, before, error, newReviews } = step;
  const text = `${pluralize(newReviews, 'newer review')} average ${stars.toFixed(1)}, the score before was ${before.toFixed(1)}`;
  return (
    <>
      <StarRange low={stars - error} high={stars + error} dot={stars} before={before} label={text} />
      <p className="small">{text}.</p>
    </>
  );
}
