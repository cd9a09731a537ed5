import type { CSSProperties } from 'react';
import { starRange } from '../../styled-system/recipes';

const styles = starRange();

interface StarRangeProps {
  /** All in stars, 0 to 5. */
  low: number;
  high: number;
  dot: number;
  /** A second, hollow dot: where it was before. */
  before?: number;
  label: string;
}

/** A range of scores as a bar, and a score as a dot, on the scale from 0 to 5 of the score bars. */
export function StarRange({ low, high, dot, before, label }: StarRangeProps) {
  const style = { '--low': low, '--high': high, '--dot': dot, '--before': before } as CSSProperties;
  return (
    <div className={styles.root} role="img" aria-label={label} style={style}>
      <i className={styles.range} />
      {before !== undefined && <i className={styles.before} />}
      <i className={styles.dot} />
      {[0, 1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={styles.star} style={{ '--at': star } as CSSProperties}>
          {star}
        </span>
      ))}
    </div>
  );
}
