import type { CardView, RankingView } from '@appliance-index/backend/contract';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { PlateItem } from '../../shared/ui/primitives';
import { rankPlate } from '../../styled-system/recipes';
import type { Listed } from './ranking-list';

const styles = rankPlate();

interface RankPlateProps {
  ranking: RankingView;
  model: Listed;
  /** The card. */
  children: ReactNode;
}

/** The plate around a card, with what links it to its neighbours: a clear step or another price before it, and models with its reviews. */
export function RankPlate({ ranking: { trust }, model, children }: RankPlateProps) {
  const { card, isClearStep, priceStep, isVariant, family } = model;
  const couldBeBest = trust[card.id]?.placeLow === 1;
  return (
    <PlateItem
      className={styles.root}
      data-after-step={isClearStep || priceStep !== null || undefined}
      data-attached={isVariant || undefined}
    >
      {isClearStep && (
        <p className={styles.step}>
          <span>clear step</span>
          <span className="sr">: the evidence puts the model above ahead of this one</span>
        </p>
      )}
      {priceStep && (
        <p className={styles.step}>
          <span>{priceStep}</span>
        </p>
      )}
      {couldBeBest && (
        <i
          className={styles.couldBeBest}
          role="img"
          aria-label="Could be the best"
          title="Could be the best"
        />
      )}
      {children}
      {family.length > 0 && <Family models={family} />}
    </PlateItem>
  );
}

/** 'Also as ELFW7637AW, same reviews, $979' */
function Family({ models }: { models: readonly CardView[] }) {
  return (
    <ul className={styles.family}>
      {models.map(({ id, model, priceRange }) => (
        <li key={id}>
          Also as <Link to={paths.appliance(id)}>{model}</Link>, same reviews
          {priceRange !== null && `, ${priceRange}`}
        </li>
      ))}
    </ul>
  );
}
