import type { ArticleView } from '@appliance-index/backend/contract';
import { formatDay } from '../../formats';
import { enlargedText } from '../enlarged-text';
import { styled } from '../styled';

const Line = styled('p', {
  base: {
    fontSize: '{fontSizes.sm}',
    color: '{colors.fg.subtle}',
    '& time': { whiteSpace: 'nowrap', [enlargedText]: { whiteSpace: 'normal' } },
  },
});

/** An article's author and publication date. */
export function Byline({ article }: { article: Pick<ArticleView, 'author' | 'publishedAt'> }) {
  const { author, publishedAt } = article;
  return (
    <Line>
      {author && `${author}, `}
      <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
    </Line>
  );
}
