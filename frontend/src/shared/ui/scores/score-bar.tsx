import type { CardView } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { styled } from '../styled';
import { scoreBarRecipe } from './score-bar.recipe';

const Rule = styled('div', scoreBarRecipe);

/** The five steps of the scale, by the shown figure: below 3.0, 3.5, 4.0, 4.5, and up. */
function step(shownScore: string): number {
  const thresholds = [3, 3.5, 4, 4.5];
  return 1 + thresholds.filter((threshold) => Number(shownScore) >= threshold).length;
}

interface ScoreBarProps {
  /** Stars, unrounded. */
  score: number;
  shownScore: string;
  /** Single retailers, in stars, as small marks under the bar. */
  marks?: number[];
  size?: 'small' | 'large';
  /** Whether the figures 0 to 5 stand under it. */
  hasScale?: boolean;
}

/** A score as its place on a rule from 0 to 5. The figure stands beside it, so the rule is not read aloud. */
export function ScoreBar({ score, shownScore, marks = [], size = 'small', hasScale = false }: ScoreBarProps) {
  const place = { '--v': score } as CSSProperties;
  return (
    <Rule aria-hidden="true">
      <div className={`rulebar ${size === 'large' ? 'lg ' : ''}sc${step(shownScore)}`} style={place}>
        {score > 0 && <i />}
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
    </Rule>
  );
}

/** The scores of single retailers in stars, when there is more than one. */
export function retailerMarks({ retailers }: Pick<CardView, 'retailers'>): number[] {
  const scores = retailers.flatMap(({ score }) => (score === null ? [] : [score / 10]));
  return scores.length > 1 ? [...new Set(scores)] : [];
}
