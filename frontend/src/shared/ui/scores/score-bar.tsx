import type { CardView } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { scoreBar } from '../../../styled-system/recipes';

/** The colour step, 1 to 5, of a shown score: below 3.0, 3.5, 4.0, 4.5, and from 4.5. */
function colourStep(shownScore: string): number {
  const thresholds = [3, 3.5, 4, 4.5];
  return 1 + thresholds.filter((threshold) => Number(shownScore) >= threshold).length;
}

interface ScoreBarProps {
  /** Stars, unrounded. */
  score: number;
  shownScore: string;
  /** Retailers' scores in stars, shown as small marks under the bar. */
  marks?: number[];
  size?: 'large';
  /** Shows the numbers 0 to 5 under the bar; on wide screens only, or on all. */
  scale?: 'wide' | 'always';
  className?: string;
}

/** A score as a bar from 0 to 5. Hidden from screen readers, because the number is always beside it. */
export function ScoreBar({ score, shownScore, marks = [], size, scale, className }: ScoreBarProps) {
  const styles = scoreBar({ size });
  const style = { '--score': score } as CSSProperties;
  return (
    <div className={className} aria-hidden="true">
      <div className={styles.bar} data-step={colourStep(shownScore)} style={style}>
        <i className={styles.filled} />
        {marks.map((mark) => (
          <i key={mark} className={styles.mark} style={{ '--mark': mark } as CSSProperties} />
        ))}
      </div>
      {scale && (
        <div className={styles.scale} data-scale={scale}>
          0 1 2 3 4 5
        </div>
      )}
    </div>
  );
}

/** The retailers' distinct scores in stars; empty with fewer than two scores. */
export function retailerMarks({ retailers }: Pick<CardView, 'retailers'>): number[] {
  const scores = retailers.flatMap(({ score }) => (score === null ? [] : [score / 10]));
  return scores.length > 1 ? [...new Set(scores)] : [];
}
