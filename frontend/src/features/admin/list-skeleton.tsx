import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { listSkeleton } from '../../styled-system/recipes';

const styles = listSkeleton();
const rows = Array.from({ length: 20 }, (_, index) => index);

/** Placeholder for a loading list; fills the screen as the list will. */
export function ListSkeleton({ label, ...props }: { label: string; 'data-columns'?: 'many' }) {
  return (
    <div className={styles.root} role="status" {...props}>
      <span className="sr">{label}</span>
      {rows.map((row) => (
        <SkeletonBlock key={row} className={styles.row} />
      ))}
    </div>
  );
}
