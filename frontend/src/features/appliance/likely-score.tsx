import type { ApplianceDetailView, TrustView } from '@appliance-index/backend/contract';
import { isPlacedByFewReviews } from '@appliance-index/domain/trust/trust';
import { formatPlaces } from '../../shared/formats';
import { joinClasses, withRecipe } from '../../shared/ui/with-recipe';
import { badge, likelyScore } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';
import { StarRange } from './star-range';

const styles = likelyScore();
const Summary = withRecipe('summary', badge);

/** Where the true score and the true place of a rated model likely are. */
export function LikelyScore({ detail }: { detail: ApplianceDetailView }) {
  const { card, trust, sentences } = detail;
  if (!trust || trust.low === null || trust.high === null || trust.score === null) return null;
  const { low, high, score } = trust;
  return (
    <DetailCard id="likely" title="Likely score">
      <StarRange
        low={low}
        high={high}
        dot={score}
        label={`Likely between ${low.toFixed(1)} and ${high.toFixed(1)} of 5.0; stores show ${card.shownScore}`}
      />
      <p className={styles.sentence}>{sentences.likelyScore}</p>
      <p className={joinClasses('small muted', styles.sentence)}>{sentences.evidence}</p>
      <Places trust={trust} />
      {detail.chips.length > 0 && (
        <ul className={styles.chips}>
          {detail.chips.map(({ text, reason }) => (
            <li key={text} className={styles.chip}>
              <details>
                <Summary tone="warn" className={styles.summary}>
                  {text}
                </Summary>
                <p className={joinClasses('small muted', styles.reason)}>{reason}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </DetailCard>
  );
}

function Places({ trust }: { trust: TrustView }) {
  const { place, placeLow, placeHigh, of, versusNext } = trust;
  if (placeLow === null || placeHigh === null || of === 1) return null;
  return (
    <details className={styles.places}>
      <summary className={styles.place}>
        Place {place}, likely {formatPlaces({ low: placeLow, high: placeHigh })} of {of}
      </summary>
      <p className="small muted">
        {isPlacedByFewReviews(trust) && 'Placed by few reviews. '}Reviews are a sample. If we could ask every
        owner, this model would most likely be somewhere between these places. About 9 in 10 of such ranges
        are right.
        {versusNext === 'tie' &&
          ' Too close to call against the next model: the reviews cannot tell these two apart with 90% certainty.'}
      </p>
    </details>
  );
}
