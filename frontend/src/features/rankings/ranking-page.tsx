import type { RankingView } from '@appliance-index/backend/contract';
import { capitalised } from '@appliance-index/domain/formats';
import { givenRankingFilter } from '@appliance-index/domain/models/ranking-parameters';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { formatCount, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { rankingQuery, useReads } from '../../shared/reads';
import { typedEntries } from '../../shared/typed-entries';
import { BackLink } from '../../shared/ui/back-link';
import { Tabs } from '../../shared/ui/controls/tabs';
import { LazyComponent } from '../../shared/ui/lazy-component';
import { Link } from '../../shared/ui/link';
import { LoadFailure } from '../../shared/ui/notices/load-failure';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { Page } from '../../shared/ui/page-title';
import { PageHead } from '../../shared/ui/primitives';
import { retailerMarks } from '../../shared/ui/scores/score-bar';
import { useStandingQuery } from '../../shared/use-standing-query';
import { CardVotesLoader } from '../../shared/votes/read-votes';
import { useAllVotes } from '../../shared/votes/use-votes';
import { cardVoteKey, modelVotes, type ShownVotes, shownTally } from '../../shared/votes/votes';
import { agesText, ListNotice } from './list-notice';
import { LoadMoreList } from './load-more-list';
import { rankingFilters } from './ranking-filters.lazy';
import {
  cardsOf,
  type End,
  filteredNote,
  hasOwnScore,
  listedModels,
  listNote,
  orderOf,
  parseView,
  withParam,
} from './ranking-list';
import { RankingSkeleton } from './ranking-skeleton';
import { RankingToolbar } from './ranking-toolbar';

/** The ranking of one type; also shown, empty, for an unknown category. */
export default function RankingPage() {
  const { category = '', subcategory = null } = useParams();
  return (
    <Suspense key={`${category} ${subcategory}`} fallback={<RankingSkeleton />}>
      <Ranking category={category} subcategory={subcategory} />
    </Suspense>
  );
}

function Ranking({ category, subcategory }: { category: string; subcategory: string | null }) {
  const [parameters] = useSearchParams();
  // Controls show at once what was chosen, before the list is rendered again.
  const order = useDeferredValue(orderOf(parameters));
  const filter = useDeferredValue(givenRankingFilter(parameters));
  const asked = rankingQuery(useReads(), category, subcategory, order, filter);
  const { data: ranking, isOutdated, failure } = useStandingQuery(asked);
  const { search, hash } = useLocation();
  const title = `${ranking.subcategoryLabel ?? ranking.categoryLabel} Rankings`;
  // Types in different categories can share a name.
  const fullTitle = subcategory === null ? title : `${title}, ${ranking.categoryLabel}`;
  const { end } = parseView(parameters);
  // The address was written in another way, such as /category/Washers.
  if (ranking.category !== category || ranking.subcategory !== subcategory)
    return (
      <Navigate
        replace
        to={{ pathname: paths.ranking(ranking.category, ranking.subcategory), search, hash }}
      />
    );
  return (
    <Page
      title={end === 'worst' ? `${fullTitle}: ${tabLabels.worst}` : fullTitle}
      description={`${fullTitle}: ${summaryOf(ranking)}`}
    >
      {subcategory !== null && <BackLink to={paths.category(category)}>{ranking.categoryLabel}</BackLink>}
      <PageHead>
        <h1>{title}</h1>
        <p className="lead">
          <span>{summaryOf(ranking)}</span> <span>{legendText(ranking)}</span>{' '}
          {ranking.total > 0 && (
            <Link to={paths.modelsOf(ranking.category, ranking.subcategory, 'unrated=1')}>
              {ranking.total === 1 ? 'All models' : `All ${formatCount(ranking.total)} models`}
            </Link>
          )}
        </p>
      </PageHead>
      <RankingLists ranking={ranking} isOutdated={isOutdated}>
        {failure}
      </RankingLists>
    </Page>
  );
}

/** '40 models. Last updated May 2026. 33 of 39 scored in May 2026, 6 older.' */
function summaryOf({ total, facts }: RankingView): string {
  const count = `${pluralize(total, 'model')}.`;
  if (facts.newest === null) return count;
  return [count, `Last updated ${monthLabel(facts.newest)}.`, agesText(facts)].filter(Boolean).join(' ');
}

/** How to read the cards: each part only where a card has what it explains. */
function legendText(ranking: RankingView): string {
  const { previous, appliances, lists } = ranking;
  const moved = [...lists.overall.best, ...lists.overall.worst].filter(
    ({ movement }) => typeof movement === 'number' && movement !== 0,
  );
  const arrows = moved.length > 0 && previous !== null ? `arrows compare with ${monthLabel(previous)}` : '';
  const grey = moved.some(({ appliance }) => !hasOwnScore(ranking, appliance))
    ? 'grey arrows: only others moved'
    : '';
  const marks = appliances.some((card) => retailerMarks(card).length > 0)
    ? 'small marks under a bar are single retailers'
    : '';
  const text = [arrows, grey, marks].filter(Boolean).join('; ');
  return text && `${capitalised(text)}.`;
}

const tabLabels: Record<End, string> = { best: 'Best 25', worst: 'Worst 25' };

interface RankingListsProps {
  ranking: RankingView;
  /** While another order or filter is read. */
  isOutdated: boolean;
  /** What is said above the list. */
  children: ReactNode;
}

function RankingLists({ ranking, isOutdated, children }: RankingListsProps) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const view = parseView(search);
  const { end, sort, showsFilters } = view;
  const { filtered } = ranking;
  const isByVotes = sort === 'voted';
  // A list sorted by score need not re-render on every vote.
  const shown = useAllVotes(isByVotes);
  const listed = listedModels(ranking, view, (id) => netVotes(shown, id));
  const cards = cardsOf(listed);
  const hasVotes = !isByVotes || cards.some(({ id }) => mayHaveVotes(shown, id));
  const note = listNote({ ...view, order: ranking.order }, cards, hasVotes);
  const choose = (name: string, value: string, nextState?: unknown) =>
    setSearch(withParam(search, name, value), { replace: true, state: nextState });
  const tabs = typedEntries(tabLabels).map(([name, label]) => ({
    name,
    label,
    href: `?${withParam(search, 'tab', name)}`,
  }));
  return (
    <Tabs label="Best or worst" tabs={tabs} selected={end} onSelect={(name) => choose('tab', name)}>
      <CardVotesLoader applianceIds={ranking.appliances.map(({ id }) => id)} />
      <RankingToolbar
        note={filtered ? filteredNote(note, cards.length, filtered.total, ranking.total) : note}
        view={view}
        filter={givenRankingFilter(search)}
        filtersHref={`?${withParam(search, 'filters', showsFilters ? '' : 'open')}`}
        onChoose={(name, value) => choose(name, value, state)}
      />
      <h2 className="sr">{tabLabels[end]}</h2>
      {filtered && (
        <LazyComponent
          source={rankingFilters}
          props={{ filtered }}
          loading={<SkeletonBlock style={{ height: '20rem' }} />}
          fallback={(retry) => <LoadFailure text="The filters could not be loaded." onRetry={retry} />}
        />
      )}
      {children}
      <ListNotice ranking={ranking} view={view} />
      <LoadMoreList ranking={ranking} view={view} listed={listed} isOutdated={isOutdated} />
    </Tabs>
  );
}

/** Whether owners have voted on a model; also true until that is known. */
function mayHaveVotes(shown: ShownVotes, applianceId: string): boolean {
  const { upvotes, downvotes } = shownTally(shown, cardVoteKey(applianceId));
  return upvotes + downvotes > 0 || modelVotes(shown.votes, applianceId).counts !== 'known';
}

function netVotes(shown: ShownVotes, applianceId: string): number {
  const { upvotes, downvotes } = shownTally(shown, cardVoteKey(applianceId));
  return upvotes - downvotes;
}
