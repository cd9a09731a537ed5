import type { EvidenceLabel as Evidence } from '@appliance-index/domain/trust/trust';
import { pluralize } from '../../formats';
import { styled } from '../styled';
import { evidenceLabelRecipe } from './evidence-label.recipe';

const Label = styled('span', evidenceLabelRecipe);

const strengths: Record<Evidence, { strength: number; text: string }> = {
  none: { strength: 0, text: 'No evidence' },
  'very low': { strength: 1, text: 'Very low evidence' },
  low: { strength: 2, text: 'Low evidence' },
  good: { strength: 3, text: 'Good evidence' },
  high: { strength: 4, text: 'High evidence' },
};

interface EvidenceLabelProps {
  /** Undefined until it has been computed for a new model. */
  evidence: Evidence | undefined;
  reviews: number;
}

/** 'Good evidence · 412 reviews', with strokes for its strength. */
export function EvidenceLabel({ evidence, reviews }: EvidenceLabelProps) {
  if (evidence === undefined) return <span className="rev">{pluralize(reviews, 'review')}</span>;
  const { strength, text } = strengths[evidence];
  return (
    <Label>
      <svg viewBox="0 0 14 10" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <rect
            key={step}
            className={step <= strength ? 'on' : 'off'}
            x={(step - 1) * 4}
            y={10 - 2.5 * step}
            width="2"
            height={2.5 * step}
          />
        ))}
      </svg>
      <span>
        {text} · <span className="rev">{pluralize(reviews, 'review')}</span>
      </span>
    </Label>
  );
}
