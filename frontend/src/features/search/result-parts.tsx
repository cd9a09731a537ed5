import type { SearchView } from '@appliance-index/backend/contract';
import { formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Chip, Chips } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';

const Filter = styled('nav', {
  base: {
    marginBottom: '{spacing.5}',
    '& .chip': { gap: '6px' },
    '& .chip span': { color: '{colors.fg.muted}' },
  },
});
const Offers = styled('section', {
  base: {
    display: 'grid',
    gap: '{spacing.3}',
    marginBottom: '{spacing.6}',
    padding: '{spacing.5}',
    borderRadius: '{radii.plate}',
    background: '{colors.bg.tint}',
  },
});

interface PartProps {
  view: SearchView;
}

/** The categories of what was found, with their counts; nothing when they are all of one. */
export function CategoryFilter({ view: { query, categories, category } }: PartProps) {
  if (categories.length < 2) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ category: null, label: 'All', count: total }, ...categories];
  return (
    <Filter aria-label="Categories found">
      <Chips>
        {chips.map((chip) => (
          <Chip
            key={chip.label}
            to={paths.search(query, { category: chip.category })}
            aria-current={chip.category === category || undefined}
          >
            {chip.label} <span>{formatCount(chip.count)}</span>
          </Chip>
        ))}
      </Chips>
    </Filter>
  );
}

/** For a search such as 'front load under 900': the tables of the models up to that price. */
export function PriceOffers({ view: { priceOffers } }: PartProps) {
  const [first] = priceOffers;
  if (!first) return null;
  const price = `$${formatCount(first.maxPrice)}`;
  return (
    <Offers aria-label={`Models up to ${price}`}>
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
    </Offers>
  );
}
