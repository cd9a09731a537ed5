import type { RankedResultView, SearchView } from '@appliance-index/backend/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, formatDollars } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { ScrollRestoration } from '../../shared/scroll-restoration';
import { CategoryChips } from '../../shared/ui/category-chips';
import { Link } from '../../shared/ui/link';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { SpinnerRing } from '../../shared/ui/notices/spinner';
import { PageLinks } from '../../shared/ui/page-links';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Chip, Chips, Empty, PageHead, PlateItem } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { cardGrid, searchCard, searchPage } from '../../styled-system/recipes';
import { searchQuery } from './api';
import { firstNumberOf, resultCountText, truncationNote, wordMatchesText } from './result-text';
import { SearchCard } from './search-card';

const styles = searchPage();

export default function SearchPage() {
  const [search] = useSearchParams();
  const query = (search.get('q') ?? '').trim();
  const asked = searchQuery(useReads(), search);
  const view = useQuery(asked).data;
  const note = view ? truncationNote(view) : null;
  return (
    <Page
      title={query ? `Search Results for "${query}"` : 'Search Results'}
      description={
        query
          ? `Appliances whose brand, model or type contains "${query}", highest score first.`
          : 'Search appliances by brand, model or type.'
      }
    >
      <PageHead>
        <h1>Search Results</h1>
        {/* Stays, so that screen readers announce what comes into it. */}
        <div className="lead" role="status">
          {view ? <Found view={view} /> : <Loading />}
        </div>
        {note !== null && <p className="small muted">{note}</p>}
      </PageHead>
      <Suspense fallback={<SearchSkeleton />}>
        <Results asked={asked} />
      </Suspense>
    </Page>
  );
}

function Found({ view }: { view: SearchView }) {
  return (
    <>
      <span>{view.query === '' ? 'Enter a search term to find appliances' : resultCountText(view)}</span>
      {view.wordTotal > 0 && <span> as one text, but the models below match every word</span>}
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <span className="sr">Loading</span>
      <SkeletonBlock style={{ width: 'min(16rem, 80%)', height: '23px' }} />
      <SpinnerRing style={{ width: '23px', height: '23px' }} />
    </div>
  );
}

function Results({ asked }: { asked: ReturnType<typeof searchQuery> }) {
  const { data: view } = useSuspenseQuery(asked);
  const { query } = view;
  const order = view.pages > 1 ? 'Highest score first.' : 'Best matches first, then by score.';
  return (
    <>
      <ScrollRestoration />
      <PriceOffers view={view} />
      {view.total > 0 && <CategoryFilter view={view} />}
      {view.results.length > 0 && (
        <ol className={cardGrid({ columns: 'three' })}>
          {view.results.map((card, index) => (
            <SearchCard key={card.id} card={card} number={firstNumberOf(view) + index} />
          ))}
        </ol>
      )}
      {view.wordTotal > 0 && (
        <Matches
          title={wordMatchesText(view)}
          cards={view.wordMatches}
          filter={<CategoryFilter view={view} />}
        >
          No results found with exactly this text. {order}
        </Matches>
      )}
      <PageLinks
        page={view.page}
        pages={view.pages}
        pathOf={(page) => paths.search(view.query, { category: view.category, page })}
      />
      {view.closeMatches.length > 0 && (
        <Matches title="Close matches" cards={view.closeMatches}>
          No results found with exactly this text. These models are a letter or two away. Open one, or search
          for something else below.
        </Matches>
      )}
      {query !== '' && view.total === 0 && (
        <Empty>
          {view.wordTotal + view.closeMatches.length === 0 && (
            <>
              <TypeDrawing name="washers-front-load" />
              <h2 className="h3">No results found</h2>
            </>
          )}
          {view.knownWords !== null && (
            <p>
              <Link to={paths.search(view.knownWords)}>Search for only "{view.knownWords}"</Link>
            </p>
          )}
          <p>Try searching for a different brand, model, or appliance type</p>
          <Chips>
            {view.suggestions.map((suggestion) => (
              <Chip key={suggestion} to={paths.search(suggestion)}>
                {suggestion}
              </Chip>
            ))}
          </Chips>
        </Empty>
      )}
      {query === '' ? (
        <nav aria-label="Categories">
          <CategoryChips />
          <p className={styles.browse}>
            <Link to={paths.categories}>Browse all categories</Link>
          </p>
        </nav>
      ) : (
        <p className={joinClasses('muted', styles.browse)}>
          Can't find what you're looking for? Try refining your search or{' '}
          <Link to={paths.categories}>browse by category</Link>, or{' '}
          <Link to={paths.models()}>filter all models in a table</Link>
        </p>
      )}
    </>
  );
}

/** The categories of what was found, with their counts; nothing when they are all of one. */
function CategoryFilter({ view: { query, categories, category } }: { view: SearchView }) {
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
function PriceOffers({ view: { priceOffers } }: { view: SearchView }) {
  const [first] = priceOffers;
  if (!first) return null;
  const price = formatDollars(first.maxPrice);
  return (
    <section className={styles.offers} aria-label={`Models up to ${price}`}>
      <p>
        Looking for models up to <b>{price}</b>? See them in a table:
      </p>
      <Chips>
        {priceOffers.map(({ category, subcategory, label, maxPrice }) => (
          <Chip key={label} to={paths.modelsOf(category, subcategory, `max-price=${maxPrice}`)}>
            {label} up to {price}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}

interface MatchesProps {
  title: string;
  cards: readonly RankedResultView[];
  filter?: ReactNode;
  /** What the models have to do with the search. */
  children: ReactNode;
}

/** Models that nearly match a search without results; not included in the result count. */
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

/** The cards of search results that are loading, in the grid of the real ones. */
function SearchSkeleton() {
  const card = searchCard();
  return (
    <ul className={cardGrid({ columns: 'three' })} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <PlateItem key={place}>
          <div className={card.root}>
            <SkeletonBlock className={card.media} />
            <div className={card.body}>
              <SkeletonBlock style={{ alignSelf: 'end', width: '64px', height: '24px' }} />
              <SkeletonBlock style={{ alignSelf: 'end', width: '80px', height: '16px' }} />
              <SkeletonBlock style={{ width: '70px', height: '12px', marginTop: '4px' }} />
              <SkeletonBlock style={{ width: '70%', height: '20px' }} />
              <SkeletonBlock style={{ width: '90px', height: '16px', marginTop: '4px' }} />
              <SkeletonBlock style={{ width: '80%', height: '22px', marginBlock: '6px 8px' }} />
              <SkeletonBlock style={{ height: '34px' }} />
            </div>
          </div>
        </PlateItem>
      ))}
    </ul>
  );
}
