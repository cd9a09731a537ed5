import type { ResultView } from '@appliance-index/backend/contract';
import { type ReactNode, useId } from 'react';
import { styled } from '../../shared/ui/styled';
import { SearchCard } from './search-card';

const Heading = styled('h2', {
  base: { paddingBottom: '10px', borderBottom: '2px solid {colors.fg.default}' },
});
const Note = styled('p', { base: { maxWidth: '68ch', marginBlock: '{spacing.3} {spacing.5}' } });

/** Models that contain every word of a search without results; not included in the result count. */
export function WordMatches({ cards }: { cards: readonly ResultView[] }) {
  return (
    <Matches title="Models that match every word" cards={cards}>
      No results found with exactly this text. Best matches first, then by score.
    </Matches>
  );
}

/** Models that nearly match a search without results; not included in the result count. */
export function CloseMatches({ cards }: { cards: readonly ResultView[] }) {
  return (
    <Matches title="Close matches" cards={cards}>
      <b>No results found</b> for your text. These models are a letter away. Open one, or search for something
      else below.
    </Matches>
  );
}

interface MatchesProps {
  title: string;
  cards: readonly ResultView[];
  /** What the models have to do with the search. */
  children: ReactNode;
}

function Matches({ title, cards, children }: MatchesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading className="h3" id={id}>
        {title}
      </Heading>
      <Note className="small muted">{children}</Note>
      <ul className="grid3">
        {cards.map((card) => (
          <SearchCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
