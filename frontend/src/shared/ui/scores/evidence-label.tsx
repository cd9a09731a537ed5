import type { EvidenceLabel as Evidence } from '@appliance-index/domain/trust/trust';
import type { CSSProperties } from 'react';
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
      <i className={styles.strokes} style={{ '--strength': strength } as CSSProperties} />
      <span>
        {`${text} · `}
        {count}
      </span>
    </span>
  );
}
