import type { ArticleView } from '@appliance-index/backend/contract';
import { styled } from '../styled';
import { ArticleBadge } from './article-badge';
import { articleHeadRecipe } from './article-head.recipe';
import { Byline } from './byline';

const Head = styled('header', articleHeadRecipe);

interface ArticleHeadProps {
  article: Pick<ArticleView, 'category' | 'title' | 'excerpt' | 'author' | 'publishedAt'>;
  /** 'h2' for a preview, because a page has only one h1. */
  heading?: 'h1' | 'h2';
}

/** The header of an article, on its page and in the staff preview. */
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
