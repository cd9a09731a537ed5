import type { SearchView } from '@appliance-index/backend/contract';
import { formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Chip, Chips } from '../../shared/ui/primitives';
import { searchPage } from '../../styled-system/recipes';

const styles = searchPage();

/** The categories of what was found, with their counts; nothing when they are all of one. */
export function CategoryFilter({ view: { query, categories, category } }: { view: SearchView }) {
  if (categories.length < 2) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ category: null, label: 'All', count: total }, ...categories];
  return (
    <nav className={styles.filter} aria-label="Categories found">
      <Chips>
        {chips.map((chip) => (
          <Chip
            key={chip.label}
            className={styles.filterChip}
            to={paths.search(query, { category: chip.category })}
            aria-current={chip.category === category || undefined}
          >
            {chip.label} <span>{formatCount(chip.count)}</span>
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

/** For a search such as 'front load under 900': the tables of the models up to that price. */
export function PriceOffers({ view: { priceOffers } }: { view: SearchView }) {
  const [first] = priceOffers;
  if (!first) return null;
  const price = `$${formatCount(first.maxPrice)}`;
  return (
    <section className={styles.offers} aria-label={`Models up to ${price}`}>
      <p>
        Looking for models up to <b>{price}</b>? See them in a table:
      </p>
      <Chips>
        {priceOffers.map(({ category, subcategory, label, maxPrice }) => (
          <Chip key={label} to={paths.modelsUpTo(maxPrice, category, subcategory)}>
            {label} up to {price}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
