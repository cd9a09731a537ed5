import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { paths } from '../paths';
import { Chip, Chips } from './primitives';

/** The categories, as a way on from a page that has nothing to show. */
export function CategoryChips() {
  return (
    <Chips>
      {categorySlugs.map((category) => (
        <Chip key={category} to={paths.category(category)}>
          {categoryLabel(category)}
        </Chip>
      ))}
    </Chips>
  );
}
