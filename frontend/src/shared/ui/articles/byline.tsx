import type { ArticleView } from '@appliance-index/backend/contract';
import { byline } from '../../../styled-system/recipes';
import { formatDay } from '../../formats';
import { withRecipe } from '../with-recipe';

const Line = withRecipe('p', byline);

interface BylineProps {
  article: Pick<ArticleView, 'author' | 'publishedAt'>;
  className?: string;
}

/** An article's author and publication date. */
export function Byline({ article, ...props }: BylineProps) {
  const { author, publishedAt } = article;
  return (
    <Line {...props}>
      {author && `${author}, `}
      <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
    </Line>
  );
}
