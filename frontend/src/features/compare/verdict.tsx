import type { ComparedView } from '@appliance-index/backend/contract';
import { type ComparedModel, verdicts } from '@appliance-index/domain/trust/verdict';
import { verdict } from '../../styled-system/recipes';
import { letterOf } from './compare-table';

/** What the comparison comes to, in a sentence for each model beside the best. */
export function Verdict({ models }: { models: readonly ComparedView[] }) {
  const sentences = verdicts(models.map(comparedModel));
  if (sentences.length === 0) return null;
  return (
    <div className={verdict()}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
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
