import { categoryLabel, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { paths } from '../paths';
import { Chip, Chips } from './primitives';

/** The categories, as a way on from a page that has nothing more to show. */
export function CategoryChips({ suffix = '', onClick }: { suffix?: string; onClick?: () => void }) {
  return (
    <Chips>
      {categorySlugs.map((category) => (
        <Chip key={category} to={paths.category(category)} onClick={onClick}>
          {categoryLabel(category) + suffix}
        </Chip>
      ))}
    </Chips>
  );
}
