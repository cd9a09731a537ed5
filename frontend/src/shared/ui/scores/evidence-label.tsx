import type { EvidenceLabel as Evidence } from '@appliance-index/domain/trust/trust';
import { evidenceLabel } from '../../../styled-system/recipes';
import { pluralize } from '../../formats';

const styles = evidenceLabel();

const strengths: Record<Evidence, { strength: number; text: string }> = {
  none: { strength: 0, text: 'No evidence' },
  'very low': { strength: 1, text: 'Very low evidence' },
  low: { strength: 2, text: 'Low evidence' },
  good: { strength: 3, text: 'Good evidence' },
  high: { strength: 4, text: 'High evidence' },
};

const strokes = ['M0 10v-2.5h2v2.5z', 'M4 10v-5h2v5z', 'M8 10v-7.5h2v7.5z', 'M12 10v-10h2v10z'];
interface EvidenceLabelProps {
  /** Undefined until it has been computed for a new model. */
  evidence: Evidence | undefined;
  reviews: number;
  /** Of the number of reviews. */
  reviewsClassName?: string | undefined;
}

/** 'Good evidence · 412 reviews', with strokes for its strength. */
export function EvidenceLabel({ evidence, reviews, reviewsClassName }: EvidenceLabelProps) {
  const count = <span className={reviewsClassName}>{pluralize(reviews, 'review')}</span>;
  if (evidence === undefined) return count;
  const { strength, text } = strengths[evidence];
  return (
    <span className={styles.root}>
      <svg className={styles.strokes} viewBox="0 0 14 10" aria-hidden="true">
        <path d={strokes.slice(0, strength).join('')} />
        <path data-pale d={strokes.slice(strength).join('')} />
      </svg>
      <span>
        {`${text} · `}
        {count}
      </span>
    </span>
  );
}
