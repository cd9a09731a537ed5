import type { RankedResultView, SearchView } from '@appliance-index/backend/contract';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../shared/ui/with-recipe';
import { cardGrid, searchPage } from '../../styled-system/recipes';
import { CategoryFilter } from './result-parts';
import { wordMatchesText } from './result-text';
import { SearchCard } from './search-card';

const styles = searchPage();

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
      <h2 className={joinClasses('h3', styles.heading)} id={id}>
        {title}
      </h2>
      <p className={joinClasses('small muted', styles.note)}>{children}</p>
      {filter}
      <ul className={cardGrid({ columns: 'three' })}>
        {cards.map((card) => (
          <SearchCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
