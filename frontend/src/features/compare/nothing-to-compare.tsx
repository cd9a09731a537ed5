import type { CardView } from '@appliance-index/backend/contract';
import { categoryNames, categorySlugs } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Chips, Empty, PageHead } from '../../shared/ui/primitives';

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
        <h2 className="h3">{only ? 'One more model, please' : 'Nothing to compare yet'}</h2>
        {only && (
          <p>
            So far there is only{' '}
            <Link to={paths.appliance(only.id)}>
              {only.brand} {only.model}
            </Link>
            .
          </p>
        )}
        <p>
          Press Compare on two to four models of a ranking. They wait at the foot of the page until you have
          all of them.
        </p>
        <Chips>
          {categorySlugs.map((category) => (
            <Link key={category} className="chip" to={paths.category(category)}>
              {categoryNames[category]}
            </Link>
          ))}
        </Chips>
      </Empty>
    </>
  );
}
