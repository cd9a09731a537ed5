import type { NewerReviewsView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { pluralize } from '../../shared/formats';
import { retailerReviews } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';
import { StarRange } from './star-range';

const styles = retailerReviews();

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
