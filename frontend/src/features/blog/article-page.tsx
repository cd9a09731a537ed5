import type { ArticlePageView } from '@appliance-index/backend/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { ArticleHead } from '../../shared/ui/articles/article-head';
import { ArticleText } from '../../shared/ui/articles/article-text';
import { BackLink } from '../../shared/ui/back-link';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ForwardIcon } from '../../shared/ui/pictures/icons';
import { ButtonLink, Empty } from '../../shared/ui/primitives';
import { article as articleStyles } from '../../styled-system/recipes';
import { articleQuery } from './api';
import { ArticleContents } from './article-contents';
import { ArticlePicture } from './article-picture';
import { articleSummary } from './article-summary';

const styles = articleStyles();

export default function ArticlePage() {
  const { id = '' } = useParams();
  const { data: article } = useSuspenseQuery(articleQuery(useReads(), id));
  return article === null ? <ArticleNotFound /> : <Article key={id} article={article} />;
}

function Article({ article }: { article: ArticlePageView }) {
  const { title, content, models } = article;
  return (
    <Page title={title} description={articleSummary(article)}>
      <BackLink to={paths.blog}>Blog</BackLink>
      <article className={styles.root}>
        <ArticleHead article={article} className={styles.head} />
        <div className={styles.beside}>
          <div className={styles.picture}>
            <ArticlePicture article={article} isScene className={styles.frame} />
          </div>
          <ArticleContents article={article} />
        </div>
        <div className={styles.text}>
          <ArticleText html={content} models={models} />
          <p className={styles.more}>
            <ButtonLink variant="outline" to={paths.blog}>
              Read More Articles <ForwardIcon />
            </ButtonLink>
          </p>
        </div>
      </article>
    </Page>
  );
}

function ArticleNotFound() {
  return (
    <Page title="Article Not Found" description="There is no article at this address.">
      <Empty>
        <TypeDrawing name="dryers-tumble" />
        <h1>Article Not Found</h1>
        <p>The article you're looking for doesn't exist or is no longer published.</p>
        <ButtonLink variant="solid" to={paths.blog}>
          Back to Blog
        </ButtonLink>
      </Empty>
    </Page>
  );
}
