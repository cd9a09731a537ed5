import type { MethodologyView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import type { OrderStep } from '@appliance-index/domain/scores/ranking';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { useSuspenseQuery } from '@tanstack/react-query';
import { countedRetailers, formatCount, formatDollars, formatList, retailerList } from '../../shared/formats';
import { useReads } from '../../shared/reads';
import { CategoryChips } from '../../shared/ui/category-chips';
import { Page } from '../../shared/ui/page-title';
import { PageHead } from '../../shared/ui/primitives';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { ColumnHeads } from '../../shared/ui/tables/column-heads';
import { joinClasses } from '../../shared/ui/with-recipe';
import { methodology } from '../../styled-system/recipes';
import { methodologyQuery } from './api';
import { Chapter, Topic } from './chapters';
import { WorkedExample } from './worked-example';

const styles = methodology();

/** Explains the rankings. Every number comes from the domain's own constants, never from this page. */
export default function MethodologyPage() {
  const { data: rules } = useSuspenseQuery(methodologyQuery(useReads()));
  return (
    <Page
      title="How We Rank"
      description="How scores are calculated and models ranked, what votes do, what is not counted, and a worked example."
    >
      <PageHead>
        <h1>How We Rank</h1>
        <p className="lead">
          A model's score is its average rating at {countedRetailers}, weighted by the number of reviews at
          each.
        </p>
      </PageHead>
      <div>
        <Contents rules={rules} />
        <Sources rules={rules} />
        <Score rules={rules} />
        {rules.example && (
          <Topic id="example" title="A worked example">
            <WorkedExample example={rules.example} />
          </Topic>
        )}
        <OverallOrder rules={rules} />
        <BestAndWorst rules={rules} />
        <OtherOrders rules={rules} />
        <Votes rules={rules} />
        <ImportGuards rules={rules} />
        <NotCounted />
        {rules.trust.map((chapter) => (
          <Chapter key={chapter.anchor} chapter={chapter} />
        ))}
        <RankingLinks />
      </div>
    </Page>
  );
}

interface RulesProps {
  rules: MethodologyView;
}

const ownTopics = [
  { anchor: 'score', title: 'The score' },
  { anchor: 'order', title: 'The order' },
  { anchor: 'votes', title: 'What votes do' },
];

function Contents({ rules: { trust } }: RulesProps) {
  if (trust.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label="On this page">
      {[...ownTopics, ...trust].map(({ anchor, title }) => (
        <a key={anchor} className={styles.contentsLink} href={`#${anchor}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function Sources({ rules: { retailers, updated, previous } }: RulesProps) {
  return (
    <Topic id="sources" title="Where the scores come from">
      <p>
        From {retailerList}: the average rating that each shows for a model, and the number of reviews behind
        it. We import them once a month.
        {updated !== null && ` The latest are from ${monthLabel(updated)}.`}
        {previous !== null && ` Arrows in a ranking compare with ${monthLabel(previous)}.`}
      </p>
      <ScrollRegion
        className={joinClasses(styles.table, styles.counts)}
        aria-label="Month of each retailer's latest scores"
      >
        <table>
          <caption className="sr">Month of each retailer's latest scores</caption>
          <ColumnHeads names={['Retailer', 'Latest scores', 'Models in that month']} />
          <tbody>
            {retailers.map(({ retailer, name, month, models }) => (
              <tr key={retailer}>
                <th scope="row">{name}</th>
                <td>{month === null ? 'None yet' : monthLabel(month)}</td>
                <td>{formatCount(models)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="small muted">
        A model without new scores in a month keeps its previous ones. Each model's page shows the month of
        its scores, or says that our staff entered them.
      </p>
    </Topic>
  );
}

function Score({ rules }: RulesProps) {
  const { maxScoreTenths, weightWithoutCount, fewReviewsBelow, formula } = rules;
  return (
    <Topic id="score" title="The score">
      <p>
        Each retailer's score, from 0.0 to {tenthsAsStars(maxScoreTenths)} and rounded to one decimal, is
        multiplied by its number of reviews. The products are added up and divided by the total number of
        reviews.
      </p>
      <ul className={styles.points}>
        <li>A score without a review count is weighted as {reviewsText(weightWithoutCount)}.</li>
        <li>A retailer without a score is left out, not counted as zero.</li>
        <li>A score of zero is still a score.</li>
        <li>
          Nothing else is rounded along the way. The final score is rounded once, half up, to one decimal.
        </li>
        <li>A score based on fewer than {reviewsText(fewReviewsBelow)} is marked "Few reviews".</li>
      </ul>
      <p className="small muted">
        This formula is called {formula}. Its name is stored with every import, so that past scores can be
        explained.
      </p>
    </Topic>
  );
}

function reviewsText(count: number): string {
  return count === 1 ? 'one review' : `${formatCount(count)} reviews`;
}

const stepTexts: Record<OrderStep, string> = {
  rated: 'Models with a score come before those without.',
  score: 'The higher score comes first, by its exact value rather than the rounded one.',
  reviews: 'Between equal scores, the model with more reviews.',
  brand: 'Then by brand, A to Z.',
  model: 'Then by model, A to Z.',
  id: 'Finally by an internal ID, so that the order is never random.',
};

function OverallOrder({ rules: { orderSteps } }: RulesProps) {
  return (
    <Topic id="order" title="The order">
      <p>Each rule breaks the ties left by the one before.</p>
      <ol className={styles.steps}>
        {orderSteps.map((step) => (
          <li key={step}>{stepTexts[step]}</li>
        ))}
      </ol>
    </Topic>
  );
}

function BestAndWorst({ rules: { limits } }: RulesProps) {
  return (
    <Topic id="ends" title="Best and worst">
      <p>
        A ranking lists the {limits.best} best models of a type or category, and the {limits.worst}{' '}
        lowest-rated.
      </p>
      <p>
        A model without a score can appear at the end of a short Best list, but never among the worst: a
        missing score is not a bad one. Between equal scores, the model with more reviews comes first in both
        lists.
      </p>
    </Topic>
  );
}

function OtherOrders({ rules: { priceBandCents } }: RulesProps) {
  return (
    <Topic id="other-orders" title="By reliability and by price">
      <p>
        Reliability is a separate score on the same scale. The most reliable models come first; those without
        a reliability score follow in overall order.
      </p>
      <p>
        By price, the cheapest models come first; a price range counts as its lower end. A few dollars should
        not outrank a better appliance, so models less than {formatDollars(priceBandCents / 100)} above the
        cheapest of their band share it, and within a band the score decides. From the expensive end, prices
        count exactly.
      </p>
    </Topic>
  );
}

function Votes({ rules: { votes } }: RulesProps) {
  const { burst, aspects } = votes;
  return (
    <Topic id="votes" title="What votes do">
      <p>
        Owners and verified technicians vote up or down on {formatList(aspects)}, and are counted separately.
        The counts are shown beside the retailers' scores.
      </p>
      <ul className={styles.points}>
        <li>Votes never change a score or the "Top Rated" order.</li>
        <li>"Top Voted" re-sorts a list by owners' upvotes minus downvotes.</li>
        <li>Each account has one vote per aspect of a model, and can change it.</li>
        <li>
          Technicians can vote as such once verified. These votes stop counting if the verification is
          revoked.
        </li>
        <li>
          More than {formatCount(burst.votes)} votes on one model within {burst.windowMinutes} minutes count
          as a burst. They are saved but not shown for {burst.freezeHours} hours, and the page says so.
          Meanwhile our staff may delete them as a campaign, or show them sooner.
        </li>
      </ul>
    </Topic>
  );
}

function ImportGuards({ rules: { guards } }: RulesProps) {
  return (
    <Topic id="imports" title="What stops an import">
      <p>A monthly file is held for review when anything in it looks like a mistake:</p>
      <ul className={styles.points}>
        <li>a score that moves by more than {tenthsAsStars(guards.scoreMoveTenths)} stars or disappears;</li>
        <li>a review count that falls by more than {formatPercent(guards.countFallShare)};</li>
        <li>
          more than {formatPercent(guards.movedModelsShare)} of known models moving that far or losing a
          score;
        </li>
        <li>
          an identical rating for all of a brand's models, when there are {guards.identicalRatingModels} or
          more.
        </li>
      </ul>
    </Topic>
  );
}

/** 0.2 as '20%' */
function formatPercent(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
}

function NotCounted() {
  return (
    <Topic id="not-counted" title="What is not counted">
      <ul className={styles.points}>
        <li>Payments. Nobody can buy a rank.</li>
        <li>What reviews say and how old they are. We only have their average and number.</li>
        <li>Reviews from anywhere but the {countedRetailers}.</li>
        <li>Price, except when ranking by price.</li>
        <li>Page views and sales figures.</li>
      </ul>
    </Topic>
  );
}

function RankingLinks() {
  return (
    <Topic id="rankings" title="See for yourself">
      <CategoryChips suffix=" Rankings" />
    </Topic>
  );
}
