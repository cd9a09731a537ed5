import type { RankingView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { formatCount, modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { listEvidence } from '../../styled-system/recipes';

const styles = listEvidence();

/** How sure the order of the list is: what stands above its cards. */
export function ListEvidence({ ranking }: { ranking: RankingView }) {
  const { rated, couldBeBest, firstProven, overAYear } = ranking.facts;
  if (rated === 0) return null;
  return (
    <ul className={styles.root} aria-label="How sure this order is">
      {couldBeBest > 0 && (
        <li className={styles.fact}>
          <i className={styles.couldBeBest} aria-hidden="true" />
          {couldBeBestText(couldBeBest)}
        </li>
      )}
      {firstProven && firstProven.place > 1 && (
        <li className={styles.fact}>
          First with good evidence and a score of the last year:{' '}
          <Link to={paths.appliance(firstProven.id)}>{modelName(firstProven)}</Link>, no.{' '}
          {formatCount(firstProven.place)}
        </li>
      )}
      {overAYear > 0 && (
        <li className={styles.fact}>
          {Math.round((100 * overAYear) / rated)}% of the scores are older than a year
        </li>
      )}
      <li className={styles.fact}>
        Equal scores are ordered by their number of reviews.{' '}
        <Link to={paths.methodology}>How sure we are</Link>
      </li>
    </ul>
  );
}

/** 'Any of these 7 could be the best' */
export function couldBeBestText(count: number): string {
  if (count === 1) return 'The best by the reviews, with at least 90% certainty';
  return `Any of these ${formatCount(count)} could be the best`;
}

/** '33 of 39 scored in January 2026, 6 older.'; null when all are of one month. */
export function agesText({ rated, newest, inNewest }: RankingView['facts']): string | null {
  if (newest === null || inNewest === rated) return null;
  return `${formatCount(inNewest)} of ${formatCount(rated)} scored in ${monthLabel(newest)}, ${formatCount(rated - inNewest)} older.`;
}
