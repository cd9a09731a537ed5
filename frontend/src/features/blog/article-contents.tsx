import type { ArticlePageView } from '@appliance-index/backend/contract';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { priceText, scoreText } from '../../shared/ui/articles/article-model';
import { Link } from '../../shared/ui/link';
import { articleContents } from '../../styled-system/recipes';

const styles = articleContents();

/** An article with fewer headings needs no contents. */
const minHeadings = 2;

/** The headings of an article and the models that it names: a column beside wide texts; on phones only the headings, folded. */
export function ArticleContents({ article: { headings: all, models } }: { article: ArticlePageView }) {
  const headings = all.length < minHeadings ? [] : all;
  if (headings.length === 0 && models.length === 0) return null;
  return (
    <>
      {headings.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.summary}>In this article</summary>
          <Headings headings={headings} />
        </details>
      )}
      <div className={styles.column}>
        {headings.length > 0 && (
          <nav aria-labelledby="contents">
            <h2 className={styles.title} id="contents">
              In this article
            </h2>
            <Headings headings={headings} />
          </nav>
        )}
        {models.length > 0 && (
          <section aria-labelledby="models-named">
            <h2 className={styles.title} id="models-named">
              Models named here
            </h2>
            <ul>
              {models.map((model) => (
                <li key={model.id} className={styles.model}>
                  <Link className={styles.link} to={paths.appliance(model.id)}>
                    {modelName(model)}
                  </Link>
                  <span className={styles.facts}>
                    {scoreText(model)}, {priceText(model)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Headings({ headings }: Pick<ArticlePageView, 'headings'>) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
