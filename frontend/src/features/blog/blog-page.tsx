import type { ArticleCardView, BlogView } from '@appliance-index/backend/contract';
import { articleCategories, articleCategoryNames } from '@appliance-index/domain/articles/article';
import { productName } from '@appliance-index/domain/product-name';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { ArticleBadge } from '../../shared/ui/articles/article-badge';
import { Byline } from '../../shared/ui/articles/byline';
import { RetryButton } from '../../shared/ui/controls/retry-button';
import { Link } from '../../shared/ui/link';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Badge, ButtonLink, Empty, PageHead, PlateArticle, PlateItem } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { blogPage } from '../../styled-system/recipes';
import { blogQuery } from './api';
import { ArticlePicture } from './article-picture';
import { NewsletterBlock } from './newsletter-block';

const styles = blogPage();

const blogName = `The ${productName}`;

const categoryHints = {
  insights: 'What the numbers say, and do not',
  maintenance: 'Small jobs that prevent large ones',
  recalls: 'Notices, in plain words',
};

export default function BlogPage() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(blogQuery(useReads(), search.get('category')));
  const category = data?.category ?? null;
  return (
    <Page
      title={category === null ? 'Blog' : `${articleCategoryNames[category]} · Blog`}
      description={
        category === null
          ? 'How to read appliance scores, keep what you own running, and know when a maker calls it back.'
          : `${categoryHints[category]}. ${articleCategoryNames[category]} articles from ${blogName}.`
      }
    >
      <link rel="alternate" type="application/atom+xml" title={blogName} href="/feed.xml" />
      <PageHead className={styles.head}>
        <h1 className={styles.title}>{blogName}</h1>
        <p className={joinClasses('lead', styles.lead)}>
          How to read the scores, keep what you own running, and know when a maker calls it back.
        </p>
      </PageHead>
      {error && (
        <Empty role="alert">
          <TypeDrawing name="washers-top-load" />
          <h2>Failed to fetch articles</h2>
          <p>Check your connection and try again.</p>
          <RetryButton onRetry={refetch} error={error} />
        </Empty>
      )}
      {!error && (data ? <Blog blog={data} /> : <BlogSkeleton />)}
      <NewsletterBlock />
    </Page>
  );
}

function Blog({ blog }: { blog: BlogView }) {
  const { counts, category } = blog;
  return (
    <>
      <ul className={styles.categories}>
        {articleCategories.map((slug) => (
          <PlateItem key={slug}>
            <Link
              className={styles.category}
              to={paths.blogCategory(slug)}
              aria-current={category === slug ? 'page' : undefined}
            >
              <h2 className="h3">{articleCategoryNames[slug]}</h2>
              <span className={joinClasses('display', styles.count)}>
                {formatCount(counts[slug])}
                <span className={joinClasses('small muted', styles.unit)}>
                  {' '}
                  {counts[slug] === 1 ? 'article' : 'articles'}
                </span>
              </span>
              <span className="small muted">{categoryHints[slug]}</span>
            </Link>
          </PlateItem>
        ))}
      </ul>
      {category !== null && (
        <div className={styles.listHead}>
          <h2>{articleCategoryNames[category]}</h2>
          <Link to={paths.blog}>Back to Blog</Link>
        </div>
      )}
      {blog.featured === null && blog.articles.length === 0 && (
        <Empty>
          <TypeDrawing name="stoves-electric-stove" />
          <h2>No Articles Yet</h2>
          <p>New articles are on their way. Meanwhile, explore the rankings.</p>
          <ButtonLink variant="outline" to={paths.categories}>
            Browse categories
          </ButtonLink>
        </Empty>
      )}
      {blog.featured !== null && <FeaturedStory article={blog.featured} />}
      {blog.articles.length > 0 && (
        <div
          className={styles.cards}
          data-headed={(category !== null && blog.featured === null) || undefined}
        >
          {blog.articles.map((article) => (
            <Card key={article.id} article={article} />
          ))}
        </div>
      )}
      {category !== null && blog.articles.length < counts[category] && (
        <p className="small muted">{`Showing the newest ${blog.articles.length} articles.`}</p>
      )}
    </>
  );
}

function FeaturedStory({ article }: { article: ArticleCardView }) {
  return (
    <PlateArticle className={styles.story} aria-label="Featured story">
      <ArticlePicture article={article} isScene className={styles.storyPicture} />
      <div className={styles.storyBody}>
        <p>
          <Badge>Featured</Badge> <ArticleBadge category={article.category} />
        </p>
        <h2 className={styles.storyTitle}>
          <Link to={paths.article(article.id)}>{article.title}</Link>
        </h2>
        <p className="muted">{article.excerpt}</p>
        <Byline article={article} />
      </div>
    </PlateArticle>
  );
}

function Card({ article }: { article: ArticleCardView }) {
  return (
    <article className={styles.card}>
      <ArticlePicture article={article} className={styles.cardPicture} />
      <div>
        <ArticleBadge category={article.category} />
        <h3 className={styles.cardTitle}>
          <Link to={paths.article(article.id)}>{article.title}</Link>
        </h3>
        <p className={joinClasses('small muted', styles.cardText)}>{article.excerpt}</p>
        <Byline article={article} className={styles.cardText} />
      </div>
    </article>
  );
}

/** The categories, the featured story and the cards of a blog that is loading. */
function BlogSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading</span>
      <div aria-hidden="true">
        <ul className={styles.categories}>
          {[1, 2, 3].map((category) => (
            <PlateItem key={category} style={{ padding: '16px' }}>
              <SkeletonBlock style={{ width: '50%', height: '25px' }} />
              <SkeletonBlock style={{ width: '80%', height: '19px', marginTop: '6px' }} />
            </PlateItem>
          ))}
        </ul>
        <PlateArticle className={styles.story}>
          <SkeletonBlock className={styles.storyPicture} />
          <div className={styles.storyBody}>
            <Lines />
          </div>
        </PlateArticle>
        <div className={styles.cards}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={styles.card}>
              <SkeletonBlock className={styles.cardPicture} />
              <div>
                <Lines />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** An article's category, title and excerpt. */
function Lines() {
  return (
    <>
      <SkeletonBlock style={{ width: '70px', height: '20px' }} />
      <SkeletonBlock style={{ width: '85%', height: '24px', marginTop: '8px' }} />
      <SkeletonBlock style={{ height: '38px', marginBlock: '8px' }} />
      <SkeletonBlock style={{ width: '45%', height: '17px' }} />
    </>
  );
}
