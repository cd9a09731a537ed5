import type { CardView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { CategoryChips } from '../../shared/ui/category-chips';
import { Link } from '../../shared/ui/link';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Empty, PageHead } from '../../shared/ui/primitives';

interface NothingToCompareProps {
  /** The only valid model in the link, if any. */
  only: CardView | undefined;
  leftOut: string | null;
}

/** Empty state of a comparison with fewer than two models. */
export function NothingToCompare({ only, leftOut }: NothingToCompareProps) {
  return (
    <>
      <PageHead>
        <h1>Compare</h1>
        {leftOut && (
          <p className="lead" role="status">
            {leftOut}
          </p>
        )}
      </PageHead>
      <Empty>
        <TypeDrawing name="fridges-side-by-side" />
        <h2 className="h3">{only ? 'Add one more model' : 'Nothing to compare yet'}</h2>
        {only && (
          <p>
            So far you have picked{' '}
            <Link to={paths.appliance(only.id)}>
              {only.brand} {only.model}
            </Link>
            .
          </p>
        )}
        <p>
          Select Compare on two to four models in any ranking. Your selection is kept at the bottom of the
          page.
        </p>
        <CategoryChips />
      </Empty>
    </>
  );
}
