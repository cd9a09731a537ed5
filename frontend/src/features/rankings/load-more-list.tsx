import type { RankingView } from '@appliance-index/backend/contract';
import { isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { ScrollRestoration } from '../../shared/scroll-restoration';
import { CategoryDrawing, TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Button, ButtonLink, Empty } from '../../shared/ui/primitives';
import { useClientValue } from '../../shared/use-client-value';
import { rankingPage } from '../../styled-system/recipes';
import { RankCard } from './rank-card';
import { RankPlate } from './rank-plate';
import { cardsOf, counterText, type Listed, type View, withParam } from './ranking-list';
import { VariantCard } from './variant-card';

const styles = rankingPage();

interface LoadMoreListProps {
  ranking: RankingView;
  view: View;
  /** In the order of the list. */
  listed: readonly Listed[];
  isOutdated: boolean;
}

/** A list that grows in steps. 'Load More' moves the focus to the first new card. */
export function LoadMoreList({ ranking, view, listed, isOutdated }: LoadMoreListProps) {
  const [search] = useSearchParams();
  const initialCount = view.showsAll ? listed.length : ranking.steps[view.end];
  const [shownCount, setShownCount] = useShownCount(initialCount);
  const shown = listed.slice(0, shownCount);
  const count = cardsOf(listed).length;
  const list = useRef<HTMLOListElement>(null);
  const showMore = () => {
    flushSync(() => setShownCount(shownCount + ranking.steps.loadMore));
    // Focus the card, not its link: pressing Enter again must not open the model.
    list.current?.children[shownCount]?.querySelector('article')?.focus();
  };
  return (
    <>
      <ScrollRestoration />
      {listed.length === 0 ? (
        <EmptyRanking ranking={ranking} />
      ) : (
        <ol className={styles.list} ref={list} aria-busy={isOutdated || undefined}>
          {shown.map((model) => {
            const { family, ...facts } = model;
            const ModelCard = model.isVariant ? VariantCard : RankCard;
            return (
              <RankPlate key={model.card.id} model={model}>
                <ModelCard {...facts} showsReliability={view.by === 'reliability'} />
              </RankPlate>
            );
          })}
        </ol>
      )}
      <div className={styles.more}>
        {shownCount < listed.length && (
          <>
            <Button variant="outline" onClick={showMore}>
              Load More
            </Button>
            <noscript>
              <a href={`?${withParam(search, 'show', 'all')}`}>Show all {count} appliances</a>
            </noscript>
          </>
        )}
        <p className="small muted" role="status">
          {counterText(cardsOf(shown).length, count)}
        </p>
      </div>
    </>
  );
}

/** What stands instead of a list without models. */
function EmptyRanking({ ranking: { total, category, filtered } }: { ranking: RankingView }) {
  // The filters say what is in the way.
  if (total > 0 && filtered?.total === 0) return null;
  // The Worst tab never lists unrated models.
  if (total > 0)
    return (
      <Empty>
        <h2 className="h3">{filtered ? 'No rated model fits' : 'No rated models yet'}</h2>
        <p>Models without a score never appear under Worst 25. You will find them under Best 25.</p>
      </Empty>
    );
  return (
    <Empty>
      {isCategory(category) ? (
        <CategoryDrawing category={category} />
      ) : (
        <TypeDrawing name="washers-front-load" />
      )}
      <h2 className="h3">No appliances yet</h2>
      <p>There is nothing to rank here yet.</p>
      <ButtonLink variant="outline" to={paths.categories}>
        See all categories
      </ButtonLink>
    </Empty>
  );
}

/** How many cards are shown, kept in the history entry so that Back restores the list. */
function useShownCount(initialCount: number): [number, (shown: number) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const shown = useClientValue(Number(state?.shown) || initialCount, initialCount);
  return [shown, (next) => navigate({ search }, { replace: true, state: { shown: next } })];
}
