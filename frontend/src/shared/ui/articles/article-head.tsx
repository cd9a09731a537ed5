import type { ArticleView } from '@appliance-index/backend/contract';
import { articleHead } from '../../../styled-system/recipes';
import { withRecipe } from '../with-recipe';
import { ArticleBadge } from './article-badge';
import { Byline } from './byline';

const Head = withRecipe('header', articleHead);

interface ArticleHeadProps {
  article: Pick<ArticleView, 'category' | 'title' | 'excerpt' | 'author' | 'publishedAt'>;
  /** 'h2' for a preview, because a page has only one h1. */
  heading?: 'h1' | 'h2';
  className?: string;
}

/** The header of an article, on its page and in the staff preview. */
export function ArticleHead({ article, heading: Heading = 'h1', ...props }: ArticleHeadProps) {
  const { category, title, excerpt } = article;
  return (
    <Head {...props}>
      <ArticleBadge category={category} />
      <Heading>{title}</Heading>
      {excerpt && <p className="lead">{excerpt}</p>}
      <Byline article={article} />
    </Head>
  );
}
