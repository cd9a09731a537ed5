import type { RankedResultView, SearchView } from '@appliance-index/backend/contract';
import { type ReactNode, useId } from 'react';
import { styled } from '../../shared/ui/styled';
import { CategoryFilter } from './result-parts';
import { wordMatchesText } from './result-text';
import { SearchCard } from './search-card';

const Heading = styled('h2', {
  base: { paddingBottom: '10px', borderBottom: '2px solid {colors.fg.default}' },
});
const Note = styled('p', { base: { maxWidth: '68ch', marginBlock: '{spacing.3} {spacing.5}' } });

/** A page of the models that contain every word of a search without results; not included in the result count. */
export function WordMatches({ view }: { view: SearchView }) {
  const order = view.pages > 1 ? 'Highest score first.' : 'Best matches first, then by score.';
  return (
    <Matches title={wordMatchesText(view)} cards={view.wordMatches} filter={<CategoryFilter view={view} />}>
      No results found with exactly this text. {order}
    </Matches>
  );
}

/** Models that nearly match a search without results; not included in the result count. */
export function CloseMatches({ cards }: { cards: readonly RankedResultView[] }) {
  return (
    <Matches title="Close matches" cards={cards}>
      No results found with exactly this text. These models are a letter away. Open one, or search for
      something else below.
    </Matches>
  );
}

interface MatchesProps {
  title: string;
  cards: readonly RankedResultView[];
  filter?: ReactNode;
  /** What the models have to do with the search. */
  children: ReactNode;
}

function Matches({ title, cards, filter, children }: MatchesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading className="h3" id={id}>
        {title}
      </Heading>
      <Note className="small muted">{children}</Note>
      {filter}
      <ul className="grid3">
        {cards.map((card) => (
          <SearchCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
