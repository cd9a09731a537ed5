import type { RetailerScoreView } from '@appliance-index/backend/contract';
import { type Month, monthLabel } from '@appliance-index/domain/scores/month';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { formatCount } from '../../shared/formats';
import { NoValue } from '../../shared/ui/no-value';
import { joinClasses } from '../../shared/ui/with-recipe';
import { cardRetailers, variantRetailers } from '../../styled-system/recipes';

/** Each look has the elements that it needs. */
const looks: Record<'whole' | 'attached', Partial<ReturnType<typeof cardRetailers>>> = {
  whole: cardRetailers(),
  attached: variantRetailers(),
};

interface CardRetailersProps {
  /** All four, in the fixed order. */
  retailers: readonly RetailerScoreView[];
  /** The month of the newest score; absent when one was entered by staff. */
  scoresMonth: Month | undefined;
  kind: keyof typeof looks;
}

/**
 * The retailers' scores: a cell for each from two scores on, else one sentence: 'Home Depot 4.7 from 11,169, Jan 2026; no
 * score at the other three'
 */
export function CardRetailers({ retailers, scoresMonth, kind }: CardRetailersProps) {
  const styles = looks[kind];
  const [only, ...others] = retailers.filter(({ score }) => score !== null);
  if (!only) return <p className={styles.sentence}>No score from any retailer yet</p>;
  if (others.length === 0) {
    const origin = [
      only.reviewCount ? ` from ${formatCount(only.reviewCount)}` : ', number of reviews not known',
      scoresMonth === undefined ? ', entered by staff' : `, ${monthLabel(scoresMonth, 'short')}`,
    ];
    return (
      <p className={styles.sentence}>
        {only.name} <b>{tenthsAsStars(only.score ?? 0)}</b>
        {origin.join('')}
        <span className={styles.others}>; no score at the other three</span>
      </p>
    );
  }
  return (
    <dl className={styles.cells}>
      {retailers.map(({ retailer, name, score, reviewCount }) => (
        <div key={retailer} className={styles.cell}>
          <dt className={joinClasses('label', styles.retailer)}>{name}</dt>
          <dd className={styles.score} data-missing={score === null || undefined}>
            {score === null ? (
              <NoValue label="no score" />
            ) : (
              <>
                {`${tenthsAsStars(score)} `}
                {reviewCount !== null && (
                  <small>
                    {formatCount(reviewCount)}
                    <span className="sr">{reviewCount === 1 ? ' review' : ' reviews'}</span>
                  </small>
                )}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
