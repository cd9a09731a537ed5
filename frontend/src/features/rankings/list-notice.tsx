import type { RankingView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { formatCount, modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { Alert, Chip, Chips } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { rankingPage } from '../../styled-system/recipes';
import { isByEvidence, type View } from './ranking-list';

const styles = rankingPage();

/** What stands above the cards: what their order means, and how sure it is. */
export function ListNotice({ ranking, view }: { ranking: RankingView; view: View }) {
  const { appliances, order, filtered, bands } = ranking;
  const { end, by, sort } = view;
  if (appliances.length === 0) return null;
  if (by === 'price' && bands.length > 0)
    return (
      <nav className={styles.priceLinks} aria-label="By price">
        <Chips>
          {bands.map(({ text, query }) => (
            <Chip key={query} to={`?${query}`}>
              {text}
            </Chip>
          ))}
        </Chips>
      </nav>
    );
  if (isByEvidence(by, order))
    return (
      <div className={joinClasses('small muted', styles.notice)}>
        Order by likely true score. Our official ranking is Top Rated; its places are on the cards.
      </div>
    );
  if (by === 'reliability' && appliances.every(({ reliabilityScore }) => reliabilityScore === null))
    return (
      <Alert className={styles.notice}>
        No model here has a reliability score yet, so this is the overall order. What verified technicians
        think of a model is on its card, beside the wrench.
      </Alert>
    );
  // What it says is of the whole list.
  if (filtered) return null;
  return end === 'best' && by === 'overall' && sort === 'rated' ? <ListEvidence ranking={ranking} /> : null;
}

/** How sure the order of the list is: what stands above its cards. */
function ListEvidence({ ranking }: { ranking: RankingView }) {
  const { rated, couldBeBest, firstProven, overAYear } = ranking.facts;
  // One model has no order.
  if (rated < 2) return null;
  return (
    <ul className={joinClasses('small muted', styles.facts)} aria-label="How sure this order is">
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
function couldBeBestText(count: number): string {
  if (count === 1) return 'Only one is likely the best';
  return `${count === 2 ? 'Either' : 'Any'} of these ${formatCount(count)} could be the best`;
}

/** '33 of 40 scored in January 2026, 6 older, 1 entered by staff.'; null when all are of one month. */
export function agesText({ rated, newest, inNewest, byHand }: RankingView['facts']): string | null {
  if (newest === null || inNewest === rated) return null;
  const older = rated - inNewest - byHand;
  return `${[
    `${formatCount(inNewest)} of ${formatCount(rated)} scored in ${monthLabel(newest)}`,
    ...(older > 0 ? [`${formatCount(older)} older`] : []),
    ...(byHand > 0 ? [`${formatCount(byHand)} entered by staff`] : []),
  ].join(', ')}.`;
}
