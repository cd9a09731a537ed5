import type { ArticleView } from '@appliance-index/backend/contract';
import { styled } from '../styled';
import { ArticleBadge } from './article-badge';
import { articleHeadRecipe } from './article-head.recipe';
import { Byline } from './byline';

const Head = styled('header', articleHeadRecipe);

interface ArticleHeadProps {
  article: Pick<ArticleView, 'category' | 'title' | 'excerpt' | 'author' | 'publishedAt'>;
  /** The page has one first heading; a preview within a page is not it. */
  heading?: 'h1' | 'h2';
}

/** What stands above the text of an article, for readers and for the staff's preview. */
export function ArticleHead({ article, heading: Heading = 'h1' }: ArticleHeadProps) {
  const { category, title, excerpt } = article;
  return (
    <Head>
      <ArticleBadge category={category} />
      <Heading>{title}</Heading>
      {excerpt && <p className="lead">{excerpt}</p>}
      <Byline article={article} />
    </Head>
  );
}
