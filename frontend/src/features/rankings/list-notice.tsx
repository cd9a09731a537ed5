import type { RankingView } from '@appliance-index/backend/contract';
import { Alert, Chip, Chips } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { listNotice } from '../../styled-system/recipes';
import { ListEvidence } from './list-evidence';
import type { View } from './ranking-list';

const styles = listNotice();

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
  if (by === 'overall' && order === 'evidence')
    return (
      <div className={joinClasses('small muted', styles.text)}>
        Order by likely true score. Our official ranking is Top Rated; its places are on the cards.
      </div>
    );
  if (by === 'reliability' && appliances.every(({ reliabilityScore }) => reliabilityScore === null))
    return (
      <div className={styles.text}>
        <Alert>
          No model here has a reliability score yet, so this is the overall order. What verified technicians
          think of a model is on its card, beside the wrench.
        </Alert>
      </div>
    );
  // What it says is of the whole list.
  if (filtered) return null;
  return end === 'best' && by === 'overall' && sort === 'rated' ? <ListEvidence ranking={ranking} /> : null;
}
