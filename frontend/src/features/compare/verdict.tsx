import type { ComparedView } from '@appliance-index/backend/contract';
import { type ComparedModel, verdicts } from '@appliance-index/domain/trust/verdict';
import { styled } from '../../shared/ui/styled';
import { letterOf } from './compare-table';

const Sentences = styled('div', {
  className: 'verdict',
  base: {
    display: 'grid',
    gap: '4px',
    marginBottom: '{spacing.4}',
    paddingLeft: '14px',
    borderLeft: '3px solid {colors.accent.solid}',
    fontSize: '{fontSizes.lg}',
    lineHeight: 1.4,
    textWrap: 'pretty',
  },
});

/** What the comparison comes to, in a sentence for each model beside the best. */
export function Verdict({ models }: { models: readonly ComparedView[] }) {
  const sentences = verdicts(models.map(comparedModel));
  if (sentences.length === 0) return null;
  return (
    <Sentences>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Sentences>
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
