import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { PlateItem } from '../../shared/ui/primitives';
import { rankPlate } from '../../styled-system/recipes';
import type { Listed } from './ranking-list';

const styles = rankPlate();

/**
 * The plate around a card, its child, with what links it to its neighbours: a clear step or another price before it, and models
 * with its reviews.
 */
export function RankPlate({ model, children }: { model: Listed; children: ReactNode }) {
  const { places, isClearStep, priceStep, isVariant, family } = model;
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
      {places?.placeLow === 1 && <i className={styles.couldBeBest} role="img" title="Could be the best" />}
      {children}
      {family.length > 0 && (
        <ul className={styles.family}>
          {family.map(({ id, model: name, priceRange }) => (
            <li key={id}>
              Also as <Link to={paths.appliance(id)}>{name}</Link>, same reviews
              {priceRange !== null && `, ${priceRange}`}
            </li>
          ))}
        </ul>
      )}
    </PlateItem>
  );
}
