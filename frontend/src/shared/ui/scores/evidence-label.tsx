import { capitalised } from '@appliance-index/domain/formats';
import { type EvidenceLabel as Evidence, evidenceLabels } from '@appliance-index/domain/trust/trust';
import type { CSSProperties } from 'react';
import { evidenceLabel } from '../../../styled-system/recipes';
import { pluralize } from '../../formats';

const styles = evidenceLabel();

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
  const style = { '--strength': evidenceLabels.indexOf(evidence) } as CSSProperties;
  return (
    <span className={styles.root}>
      <i className={styles.strokes} style={style} />
      <span>
        {`${evidence === 'none' ? 'No' : capitalised(evidence)} evidence · `}
        {count}
      </span>
    </span>
  );
}
