import type { ReactNode } from 'react';
import { Plate } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { detailCard } from '../../styled-system/recipes';

const styles = detailCard();

interface DetailCardProps {
  /** Of the heading. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A card of a model's page under its heading. */
export function DetailCard({ id, title, className, children }: DetailCardProps) {
  return (
    <Plate className={joinClasses(styles.root, className)} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </Plate>
  );
}
