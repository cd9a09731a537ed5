import type { CardView } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { styled } from '../styled';
import { scoreBarRecipe } from './score-bar.recipe';

const Bar = styled('div', scoreBarRecipe);

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
  size?: 'small' | 'large';
  /** Shows the numbers 0 to 5 under the bar. */
  hasScale?: boolean;
}

/** A score as a bar from 0 to 5. Hidden from screen readers, because the number is always beside it. */
export function ScoreBar({ score, shownScore, marks = [], size = 'small', hasScale = false }: ScoreBarProps) {
  const style = { '--v': score } as CSSProperties;
  return (
    <Bar aria-hidden="true">
      <div className={`rulebar ${size === 'large' ? 'lg ' : ''}sc${colourStep(shownScore)}`} style={style}>
        <i />
        <b />
        {marks.map((mark) => (
          <u key={mark} style={{ '--r': mark } as CSSProperties} />
        ))}
      </div>
      {hasScale && (
        <div className="rulescale">
          {[0, 1, 2, 3, 4, 5].map((star) => (
            <span key={star}>{star}</span>
          ))}
        </div>
      )}
    </Bar>
  );
}

/** The retailers' distinct scores in stars; empty with fewer than two scores. */
export function retailerMarks({ retailers }: Pick<CardView, 'retailers'>): number[] {
  const scores = retailers.flatMap(({ score }) => (score === null ? [] : [score / 10]));
  return scores.length > 1 ? [...new Set(scores)] : [];
}
