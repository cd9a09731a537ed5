import { styled } from '../../shared/ui/styled';
import { skeletonRecipe } from './skeleton.recipe';

const Root = styled('div', skeletonRecipe);
const rows = Array.from({ length: 20 }, (_, index) => index);

/** Placeholder for a loading list; fills the screen as the list will. */
export function ListSkeleton({ label, className = '' }: { label: string; className?: string }) {
  return (
    <Root role="status" className={className}>
      <span className="sr">{label}</span>
      {rows.map((row) => (
        <div key={row} className="row" />
      ))}
    </Root>
  );
}
