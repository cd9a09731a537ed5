import type { ResultView } from '@appliance-index/backend/contract';
import { styled } from '../../shared/ui/styled';
import { SearchCard } from './search-card';

const Heading = styled('h2', {
  base: { paddingBottom: '10px', borderBottom: '2px solid {colors.fg.default}' },
});
const Note = styled('p', { base: { maxWidth: '68ch', marginBlock: '{spacing.3} {spacing.5}' } });

/** Models that nearly match a search without results; not included in the result count. */
export function CloseMatches({ cards }: { cards: readonly ResultView[] }) {
  return (
    <section aria-labelledby="close-matches">
      <Heading className="h3" id="close-matches">
        Close matches
      </Heading>
      <Note className="small muted">
        <b>No results found</b> for your text as a whole. These models match its words one by one, or are a
        letter away. Open one, or search for something else below.
      </Note>
      <ul className="grid3">
        {cards.map((card) => (
          <SearchCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
