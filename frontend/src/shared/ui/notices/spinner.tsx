import type { CSSProperties } from 'react';
import { spinner } from '../../../styled-system/recipes';

const styles = spinner();

/** The turning ring alone, for a skeleton, which announces itself. */
export function SpinnerRing({ style }: { style?: CSSProperties }) {
  return <span className={styles.ring} style={style} aria-hidden="true" />;
}

/** A spinner, for content whose shape is not known. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status">
      <SpinnerRing />
      <span className="sr">{label}</span>
    </div>
  );
}
