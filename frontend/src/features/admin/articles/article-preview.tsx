import type { ArticleView } from '@appliance-index/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api-client';
import { ArticleHead } from '../../../shared/ui/articles/article-head';
import { ArticleText } from '../../../shared/ui/articles/article-text';
import { Media } from '../../../shared/ui/pictures/media';
import { articleEditor } from '../../../styled-system/recipes';
import { previewQuery } from './api';

const styles = articleEditor();

/** The article as readers will see it, with the text sanitised by the server. */
export function ArticlePreview({ article }: { article: ArticleView }) {
  const { data, error } = useQuery(previewQuery(article.content));
  return (
    <div className={styles.preview}>
      <ArticleHead article={article} heading="h2" />
      {article.imageUrl !== null && (
        <Media
          imageUrl={article.imageUrl}
          alt="Article image"
          className={styles.picture}
          none="This image cannot be loaded. Readers will see a drawing instead."
        />
      )}
      {error && <p role="alert">{messageOf(error, 'The preview could not be loaded. Try again.')}</p>}
      {data !== undefined && <ArticleText html={data.content} models={data.models} />}
    </div>
  );
}
