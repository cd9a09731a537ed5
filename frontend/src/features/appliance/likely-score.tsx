import type { ApplianceDetailView, TrustView } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { formatPlaces } from '../../shared/formats';
import { keptClassNames } from '../../shared/ui/kept-class-names';
import { Plate } from '../../shared/ui/primitives';
import { withRecipe } from '../../shared/ui/with-recipe';
import { badge } from '../../styled-system/recipes';

const Chip = withRecipe('summary', badge, keptClassNames.badge);

/** Where the true score and the true place of a rated model likely are. */
export function LikelyScore({ detail }: { detail: ApplianceDetailView }) {
  const { card, trust, sentences } = detail;
  if (!trust || trust.low === null || trust.high === null || trust.score === null) return null;
  const { low, high, score } = trust;
  return (
    <Plate className="card likely" aria-labelledby="likely">
      <h2 id="likely">Likely score</h2>
      <StarRange
        low={low}
        high={high}
        dot={score}
        label={`Likely between ${low.toFixed(1)} and ${high.toFixed(1)} of 5.0; stores show ${card.shownScore}`}
      />
      <p>{sentences.likelyScore}</p>
      <p className="small muted">{sentences.evidence}</p>
      <Places trust={trust} />
      <Chips chips={detail.chips} />
    </Plate>
  );
}

/** Each gives its reason when it is pressed. */
function Chips({ chips }: Pick<ApplianceDetailView, 'chips'>) {
  if (chips.length === 0) return null;
  return (
    <ul className="reasons">
      {chips.map(({ text, reason }) => (
        <li key={text}>
          <details>
            <Chip tone="warn">{text}</Chip>
            <p className="small muted">{reason}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Places({ trust: { place, placeLow, placeHigh, of, outside, versusNext } }: { trust: TrustView }) {
  if (placeLow === null || placeHigh === null) return null;
  return (
    <details className="reason">
      <summary>
        Place {place}, likely {formatPlaces({ low: placeLow, high: placeHigh })} of {of}
      </summary>
      <p className="small muted">
        {outside && 'Placed by few reviews. '}Reviews are a sample. If we could ask every owner, this model
        would most likely be somewhere between these places. About 9 in 10 of such ranges are right.
        {versusNext === 'tie' &&
          ' Too close to call against the next model: the reviews cannot tell these two apart with 90 % certainty.'}
      </p>
    </details>
  );
}

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
    <div className="range" role="img" aria-label={label} style={style}>
      <i />
      {before !== undefined && <u />}
      <b />
      {[0, 1, 2, 3, 4, 5].map((star) => (
        <span key={star} style={{ '--at': star } as CSSProperties}>
          {star}
        </span>
      ))}
    </div>
  );
}
