import type { CardView, ComparedView, ComparisonView } from '@appliance-index/backend/contract';
import { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import { type ComparedModel, verdicts } from '@appliance-index/domain/trust/verdict';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseComparison, serializeComparison } from '../../shared/comparison/compared-models';
import { readStoredComparison, storeComparison } from '../../shared/comparison/comparison-storage';
import { copyLink } from '../../shared/copy-link';
import { modelName, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { BackLink } from '../../shared/ui/back-link';
import { Warning } from '../../shared/ui/notices/warning';
import { Page } from '../../shared/ui/page-title';
import { Button, ButtonLink, PageHead } from '../../shared/ui/primitives';
import { CardVotesLoader } from '../../shared/votes/read-votes';
import { comparison } from '../../styled-system/recipes';
import { comparisonQuery } from './api';
import { comparePath, countLeftOut, leftOutText, onlyDifferences } from './compare-link';
import { CompareTable, letterOf, tableId } from './compare-table';
import { HistoryComparison } from './history-comparison';
import { NothingToCompare } from './nothing-to-compare';
import { isOneCategory } from './rows';

const styles = comparison();

export default function ComparePage() {
  const [search] = useSearchParams();
  const idsParam = search.get('ids');
  const { data } = useSuspenseQuery(comparisonQuery(useReads(), idsParam));
  const leftOut = leftOutText(countLeftOut(idsParam), data.unknown.length);
  const cards = data.models.map(({ card }) => card);
  const canCompare = cards.length > 1;
  const names = cards.map(modelName).join(', ');
  return (
    <Page
      title={canCompare ? `Compare ${names}` : 'Compare'}
      description={`Scores, reviews, prices, ranks and votes of ${canCompare ? names : 'two to four models'}, side by side.`}
    >
      {canCompare ? (
        <SideBySide view={data} leftOut={leftOut} />
      ) : (
        <NothingToCompare only={cards[0]} ready={data.ready} leftOut={leftOut} />
      )}
    </Page>
  );
}

function SideBySide({ view, leftOut }: { view: ComparisonView; leftOut: string | null }) {
  const [search] = useSearchParams();
  const showsOnlyDifferences = search.get('only') === onlyDifferences;
  const { models } = view;
  const cards = models.map(({ card }) => card);
  const remove = useRemoveModel(view);
  // What the comparison comes to, in a sentence for each model beside the best.
  const sentences = verdicts(models.map(comparedModel));
  const letters = Math.max(...cards.map(({ model }) => model.length));
  return (
    <div
      className={styles.root}
      // More models, or longer names, scroll sideways on a phone.
      data-wide={models.length > 2 || letters > 11 || undefined}
      style={{ '--n': models.length, '--letters': Math.min(letters, 24) } as CSSProperties}
    >
      <CardVotesLoader applianceIds={cards.map(({ id }) => id)} />
      <BackToModels cards={cards} />
      <PageHead>
        <h1>Compare</h1>
        <Tools cards={cards} showsOnlyDifferences={showsOnlyDifferences} />
        {!isOneCategory(models) && (
          <p className="small muted">
            These models are of different categories, so their scores, ranks and prices do not say which is
            better.
          </p>
        )}
        {leftOut && <Warning role="status">{leftOut}</Warning>}
      </PageHead>
      {sentences.length > 0 && (
        <div className={styles.verdict}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <CompareTable models={models} showsOnlyDifferences={showsOnlyDifferences} onRemove={remove} />
      <HistoryComparison models={models} />
    </div>
  );
}

/** Removes a model from the comparison and the tray. Seeds the cache with the remaining models to avoid a request. */
function useRemoveModel(view: ComparisonView): (id: string) => void {
  const client = useQueryClient();
  const reads = useReads();
  return (id) => {
    const models = view.models.filter(({ card }) => card.id !== id);
    const ids = models.map(({ card }) => card.id).join(',');
    client.setQueryData(comparisonQuery(reads, ids).queryKey, { ...view, models, unknown: [] });
    const picked = parseComparison(readStoredComparison());
    storeComparison(serializeComparison(picked.filter((each) => each.id !== id)));
    document.getElementById(models.length > 1 ? tableId : 'main')?.focus({ preventScroll: true });
  };
}

function typePath({ category, subcategory }: CardView): string {
  return paths.ranking(category, subcategory);
}

function BackToModels({ cards }: { cards: readonly CardView[] }) {
  const [first] = cards;
  if (!first || cards.some((card) => typePath(card) !== typePath(first))) {
    return <BackLink to={paths.categories}>All Categories</BackLink>;
  }
  return <BackLink to={typePath(first)}>{first.subcategoryLabel ?? first.categoryLabel}</BackLink>;
}

/** A form, so that the checkbox also works without JavaScript. */
function Tools({
  cards,
  showsOnlyDifferences,
}: {
  cards: readonly CardView[];
  showsOnlyDifferences: boolean;
}) {
  const navigate = useNavigate();
  const [first] = cards;
  const ids = cards.map(({ id }) => id);
  const show = (onlyDifferent: boolean) => navigate(comparePath(ids, onlyDifferent), { replace: true });
  return (
    <form className={styles.tools} action="/compare">
      <p className={styles.note} role="status">
        <span>{pluralize(cards.length, 'model')}</span>.{' '}
        <span>
          {showsOnlyDifferences
            ? 'Rows that are the same for all are hidden'
            : 'Rows in grey are the same for all'}
        </span>
        . The link to this page keeps your choice.
      </p>
      <input type="hidden" name="ids" value={ids.join(',')} />
      <label className={styles.only}>
        <input
          type="checkbox"
          name="only"
          value={onlyDifferences}
          checked={showsOnlyDifferences}
          onChange={({ target }) => show(target.checked)}
        />
        Only differences
      </label>
      <noscript>
        <button type="submit">Apply</button>
      </noscript>
      <div className={styles.buttons}>
        {first && cards.length < maxCompared && (
          // Leads to the ranking of the first model's type, with the compared models put in the tray.
          <ButtonLink
            variant="outline"
            size="sm"
            to={typePath(first)}
            onClick={() => storeComparison(serializeComparison(cards))}
          >
            Add another
          </ButtonLink>
        )}
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            copyLink(comparePath(ids, showsOnlyDifferences), 'Anyone with the link can open this comparison.')
          }
        >
          Copy link
        </Button>
      </div>
    </form>
  );
}

function comparedModel({ card, priceCents, trust }: ComparedView, index: number): ComparedModel {
  const { category, isRated, shownScore, avgScore, totalReviews } = card;
  const { adjusted = null, sd = null, pool = null } = trust ?? {};
  return {
    ...{ name: letterOf(index), category, priceCents, score: avgScore, reviews: totalReviews },
    shownScore: isRated ? shownScore : null,
    likely: adjusted === null || sd === null || pool === null ? null : { adjusted, sd, pool: pool.first },
  };
}
