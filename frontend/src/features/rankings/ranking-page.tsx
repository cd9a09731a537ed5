import type { RankingView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { type RankBy, rankByLabels } from '@appliance-index/domain/scores/ranking';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { rankingQuery, useReads } from '../../shared/reads';
import { typedEntries } from '../../shared/typed-entries';
import { BackLink } from '../../shared/ui/back-link';
import { SegmentedControl } from '../../shared/ui/controls/segmented-control';
import { Tabs } from '../../shared/ui/controls/tabs';
import { PageTitle } from '../../shared/ui/page-title';
import { Button, InlineField, PageHead } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { CardVotesLoader } from '../../shared/votes/read-votes';
import { useAllVotes } from '../../shared/votes/use-votes';
import { cardVoteKey, modelVotes, type ShownVotes, shownTally } from '../../shared/votes/votes';
import { EmptyRanking, NoRatedModels } from './empty-ranking';
import { LoadMoreList } from './load-more-list';
import { type End, listNote, parseView, type Sort, topVoted, withParam } from './ranking-list';
import { RankingSkeleton } from './ranking-skeleton';
import { toolbarRecipe } from './toolbar.recipe';

const Toolbar = styled('form', toolbarRecipe);

/** The ranking of one type; also shown, empty, for an unknown category. */
export default function RankingPage() {
  const { category = '', subcategory = null } = useParams();
  return (
    <Suspense fallback={<RankingSkeleton />}>
      <Ranking category={category} subcategory={subcategory} />
    </Suspense>
  );
}

function Ranking({ category, subcategory }: { category: string; subcategory: string | null }) {
  const { data: ranking } = useSuspenseQuery(rankingQuery(useReads(), category, subcategory));
  const { search, hash } = useLocation();
  const title = `${ranking.subcategoryLabel ?? ranking.categoryLabel} Rankings`;
  // Types in different categories can share a name.
  const fullTitle = subcategory === null ? title : `${title}, ${ranking.categoryLabel}`;
  const { end } = parseView(useSearchParams()[0]);
  // The address was written in another way, such as /category/Washers.
  if (ranking.category !== category || ranking.subcategory !== subcategory)
    return (
      <Navigate
        replace
        to={{ pathname: paths.ranking(ranking.category, ranking.subcategory), search, hash }}
      />
    );
  return (
    <div className="wrap">
      <PageTitle
        title={end === 'worst' ? `${fullTitle}: ${tabLabels.worst}` : fullTitle}
        description={`${fullTitle}: ${summaryOf(ranking)}`}
      />
      {subcategory !== null && <BackLink to={paths.category(category)}>{ranking.categoryLabel}</BackLink>}
      <PageHead>
        <h1>{title}</h1>
        <p className="lead">
          <span>{summaryOf(ranking)}</span> <span>{legendText(ranking)}</span>
        </p>
      </PageHead>
      <RankingLists ranking={ranking} />
    </div>
  );
}

/** '40 models. Last updated May 2026.' */
function summaryOf({ total, updated }: RankingView): string {
  const count = `${pluralize(total, 'model')}.`;
  return total === 0 || updated === null ? count : `${count} Last updated ${monthLabel(updated)}.`;
}

/** How to read the cards. */
function legendText({ total, previous }: RankingView): string | null {
  if (total === 0 || previous === null) return null;
  return `Arrows compare with ${monthLabel(previous)}; small marks under a bar are single retailers.`;
}

const tabLabels: Record<End, string> = { best: 'Best 25', worst: 'Worst 25' };

function RankingLists({ ranking }: { ranking: RankingView }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const { end, by, sort, showsAll } = parseView(search);
  const places = ranking.lists[by][end];
  const cardsById = new Map(ranking.appliances.map((card) => [card.id, card]));
  const listed = places.flatMap(({ appliance }) => cardsById.get(appliance) ?? []);
  const isByVotes = sort === 'voted';
  // A list sorted by score need not re-render on every vote.
  const shown = useAllVotes(isByVotes);
  const hasVotes = !isByVotes || listed.some(({ id }) => mayHaveVotes(shown, id));
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
      <ViewToolbar
        note={listNote(by, end, sort, listed, hasVotes)}
        end={end}
        by={by}
        sort={sort}
        onChoose={(name, value) => choose(name, value, state)}
      />
      <h2 className="sr">{tabLabels[end]}</h2>
      <LoadMoreList
        cardsById={cardsById}
        oldScores={ranking.oldScores}
        places={isByVotes ? topVoted(places, (id) => netVotes(shown, id)) : places}
        empty={ranking.total === 0 ? <EmptyRanking category={ranking.category} /> : <NoRatedModels />}
        showsReliability={by === 'reliability'}
        sort={sort}
        initialCount={showsAll ? places.length : ranking.steps[end]}
        step={ranking.steps.loadMore}
        showAllHref={`?${withParam(search, 'show', 'all')}`}
      />
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

interface ViewToolbarProps {
  note: string;
  end: End;
  by: RankBy;
  sort: Sort;
  onChoose: (name: string, value: string) => void;
}

/** A form, so that sorting also works without JavaScript. */
function ViewToolbar({ note, end, by, sort, onChoose }: ViewToolbarProps) {
  return (
    <Toolbar onSubmit={(event) => event.preventDefault()}>
      <p className="note" role="status">
        {note}
      </p>
      <input type="hidden" name="tab" value={end} />
      <SegmentedControl
        label="Rank by"
        name="by"
        options={rankByLabels}
        selected={by}
        onSelect={(rankBy) => onChoose('by', rankBy)}
      />
      <InlineField>
        <label htmlFor="sort">Sort by</label>
        <select
          className="select"
          id="sort"
          name="sort"
          value={sort}
          onChange={(event) => onChoose('sort', event.target.value)}
        >
          <option value="rated">Top Rated</option>
          <option value="voted">Top Voted</option>
        </select>
      </InlineField>
      <noscript>
        <Button type="submit" className="line">
          Apply
        </Button>
      </noscript>
    </Toolbar>
  );
}
