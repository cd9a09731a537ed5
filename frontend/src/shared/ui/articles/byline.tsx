import type { ArticleView } from '@appliance-index/backend/contract';
import { byline } from '../../../styled-system/recipes';
import { formatDay } from '../../formats';

/** An article's author and publication date. */
export function Byline({ article }: { article: Pick<ArticleView, 'author' | 'publishedAt'> }) {
  const { author, publishedAt } = article;
  return (
    <p className={byline()}>
      {author && `${author}, `}
      <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
    </p>
  );
}
