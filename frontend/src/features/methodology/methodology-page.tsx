import type { MethodologyView, OrderStep } from '@appliance-index/backend/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  categoryNames,
  categorySlugs,
  formatCount,
  formatList,
  formatMonth,
  retailerList,
} from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { Link } from '../../shared/ui/link';
import { PageTitle } from '../../shared/ui/page-title';
import { Chips, PageHead } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { methodologyQuery } from './api';
import { formatDollars, formatPercent, formatStars } from './formats';
import { methodologyRecipe } from './methodology.recipe';
import { WorkedExample } from './worked-example';

const Method = styled('div', methodologyRecipe);

/** Explains the rankings. Every number comes from the domain's own constants, never from this page. */
export default function MethodologyPage() {
  const { data: rules } = useSuspenseQuery(methodologyQuery(useReads()));
  return (
    <div className="wrap">
      <PageTitle
        title="How We Rank"
        description="How scores are combined and models ordered, what votes do, what is not counted, and a model worked through."
      />
      <PageHead>
        <h1>How We Rank</h1>
        <p className="lead">
          A model's score is the average of what four retailers' customers gave it, in which each retailer
          counts by its reviews.
        </p>
      </PageHead>
      <Method>
        <Sources rules={rules} />
        <Score rules={rules} />
        {rules.example && (
          <Topic title="A model worked through">
            <WorkedExample example={rules.example} tenthsPerStar={rules.tenthsPerStar} />
          </Topic>
        )}
        <OverallOrder rules={rules} />
        <BestAndWorst rules={rules} />
        <OtherOrders rules={rules} />
        <Votes rules={rules} />
        <ImportGuards rules={rules} />
        <NotCounted />
        <RankingLinks />
      </Method>
    </div>
  );
}

interface Rules {
  rules: MethodologyView;
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="topic">
      <h2>{title}</h2>
      <div className="text">{children}</div>
    </section>
  );
}

function Sources({ rules: { retailers, updated, previous } }: Rules) {
  return (
    <Topic title="Where the scores come from">
      <p>
        From {retailerList}: the average rating that each shows for a model, and how many reviews stand behind
        it. They are taken over once a month.
        {updated !== null && ` The newest are of ${formatMonth(updated)}.`}
        {previous !== null && ` Arrows in a ranking compare with ${formatMonth(previous)}.`}
      </p>
      <div className="scroll">
        <table>
          <caption className="sr">The newest scores of each retailer</caption>
          <thead>
            <tr>
              <th scope="col">Retailer</th>
              <th scope="col">Newest scores</th>
            </tr>
          </thead>
          <tbody>
            {retailers.map(({ retailer, name, month }) => (
              <tr key={retailer}>
                <th scope="row">{name}</th>
                <td>{month === null ? 'None yet' : formatMonth(month)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted">
        A month that brings nothing for a model leaves its score as it was. Each model's page says of which
        month its scores are.
      </p>
    </Topic>
  );
}

function Score({ rules }: Rules) {
  const { maxScoreTenths, tenthsPerStar, weightWithoutCount, fewReviewsBelow, formula } = rules;
  return (
    <Topic title="The score">
      <p>
        Each retailer's score, from 0.0 to {formatStars(maxScoreTenths, tenthsPerStar)}, is multiplied by its
        reviews. The products are added up and divided by all those reviews.
      </p>
      <ul className="list">
        <li>
          A score that comes without a review count weighs as much as {reviewsText(weightWithoutCount)}.
        </li>
        <li>A retailer without a score is left out. It does not count as zero.</li>
        <li>A score of zero is a score.</li>
        <li>Nothing is rounded on the way. What is shown is rounded once, half up, to one decimal.</li>
        <li>A score with fewer than {reviewsText(fewReviewsBelow)} behind it is marked "Few reviews".</li>
      </ul>
      <p className="small muted">
        This rule is called {formula}. Its name is kept with every import, so that an old score can be
        explained.
      </p>
    </Topic>
  );
}

function reviewsText(count: number): string {
  return count === 1 ? 'one review' : `${formatCount(count)} reviews`;
}

const stepTexts: Record<OrderStep, string> = {
  rated: 'Models with a score stand before those without.',
  score: 'The higher score first, by its exact value, not by what is shown.',
  reviews: 'Of equal scores, the one with more reviews.',
  brand: 'Then the brand, from A to Z.',
  model: 'Then the model, from A to Z.',
  id: 'Last, an internal number, so that no order is left to chance.',
};

function OverallOrder({ rules: { orderSteps } }: Rules) {
  return (
    <Topic title="The order">
      <p>What one line leaves equal, the next decides.</p>
      <ol className="list">
        {orderSteps.map((step) => (
          <li key={step}>{stepTexts[step]}</li>
        ))}
      </ol>
    </Topic>
  );
}

function BestAndWorst({ rules: { limits } }: Rules) {
  return (
    <Topic title="Best and worst">
      <p>
        A ranking holds the {limits.best} best models of a type or category, and from the other end the{' '}
        {limits.worst} lowest-rated.
      </p>
      <p>
        A model without a score can stand at the end of a short list of the best. It is never among the worst:
        no evidence is not bad evidence. Of equal scores, the one with more reviews comes first at either end.
      </p>
    </Topic>
  );
}

function OtherOrders({ rules: { priceBandCents } }: Rules) {
  return (
    <Topic title="By reliability and by price">
      <p>
        Reliability is a figure of its own, from the same scale. The most reliable models come first; those
        without the figure follow in the overall order.
      </p>
      <p>
        By price, the cheapest come first; of a price range the lower end counts. A few dollars should not
        outrank a better machine, so models less than {formatDollars(priceBandCents)} above the cheapest of
        their band share it, and in a band the score decides. From the expensive end prices count exactly.
      </p>
    </Topic>
  );
}

function Votes({ rules: { votes } }: Rules) {
  const { burst, aspects } = votes;
  return (
    <Topic title="What votes do">
      <p>
        Owners and verified technicians vote up or down, each on their own side and on {formatList(aspects)}.
        Their counts stand beside the retailers' scores.
      </p>
      <ul className="list">
        <li>Votes never change a score, nor the order "Top Rated".</li>
        <li>"Top Voted" sorts the models of a list again, by owners' votes up less votes down.</li>
        <li>An account has one vote on each aspect of a model, and can change it.</li>
        <li>
          A technician's votes count as such from the verification on, and no longer when it is revoked.
        </li>
        <li>
          More than {formatCount(burst.votes)} votes on one model within {burst.windowMinutes} minutes are a
          burst. They are kept, but not shown for {burst.freezeHours} hours, and the page says so.
        </li>
      </ul>
    </Topic>
  );
}

function ImportGuards({ rules: { guards, tenthsPerStar } }: Rules) {
  return (
    <Topic title="What holds an import up">
      <p>A month's file waits for a person when anything in it looks like a mistake:</p>
      <ul className="list">
        <li>
          a score that moves by more than {formatStars(guards.scoreMoveTenths, tenthsPerStar)} stars, or is
          lost;
        </li>
        <li>a review count that falls by more than {formatPercent(guards.countFallShare)};</li>
        <li>
          more than {formatPercent(guards.movedModelsShare)} of the known models moving that far, or losing a
          score;
        </li>
        <li>one and the same rating for all of a brand's models, from {guards.identicalRatingModels} on.</li>
      </ul>
    </Topic>
  );
}

function NotCounted() {
  return (
    <Topic title="What is not counted">
      <ul className="list">
        <li>Payments. Nobody can buy a place.</li>
        <li>What reviews say, and how old each is. We have their average and their number.</li>
        <li>Reviews anywhere but at the four retailers.</li>
        <li>The price, in any order but that by price.</li>
        <li>How often a page is read, or how often a model is sold.</li>
      </ul>
    </Topic>
  );
}

function RankingLinks() {
  return (
    <Topic title="See for yourself">
      <Chips>
        {categorySlugs.map((category) => (
          <Link key={category} className="chip" to={paths.category(category)}>
            {categoryNames[category]} Rankings
          </Link>
        ))}
      </Chips>
    </Topic>
  );
}
