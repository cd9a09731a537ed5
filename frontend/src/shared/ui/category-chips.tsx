import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { paths } from '../paths';
import { Link } from './link';
import { Chips } from './primitives';

/** The categories, as a way on from a page that has nothing to show. */
export function CategoryChips() {
  return (
    <Chips>
      {categorySlugs.map((category) => (
        <Link key={category} className="chip" to={paths.category(category)}>
          {categoryLabel(category)}
        </Link>
      ))}
    </Chips>
  );
}
