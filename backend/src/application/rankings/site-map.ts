import { lastChangedAt } from '@appliance-index/domain/articles/article';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import type { ArticleStore } from '../articles/article-ports.js';
import type { ConsistentReads } from '../ports.js';
import { totalCount } from './counts.js';
import type { Appliances, TypeChange } from './ranking-ports.js';

/** A page in the sitemap. */
export interface SitePage {
  path: string;
  /** 'YYYY-MM-DD'; null when unknown. */
  changed: string | null;
}

/** Maximum number of pages per file; the format allows 50,000. */
export const sitePagesPerFile = 45_000;

/** Only the newest articles are listed; crawlers find older ones from the blog. */
const listedArticles = 1_000;

/** Pages that change with the scores. */
const scoredPages = ['/', '/categories', '/methodology'];
const otherPages = [
  '/vote',
  '/tech-signup',
  '/blog',
  '/ranked-retailers',
  '/ranked-parts',
  '/blog/tech-talk',
  '/privacy',
];

/** The sitemap: every public page, for search engines. */
export class SiteMap {
  constructor(
    private readonly appliances: Appliances,
    private readonly articles: Pick<ArticleStore, 'sitemapEntries'>,
    private readonly reads: ConsistentReads,
  ) {}

  /** All pages if they fit one file, else the number of files. */
  whole(): Promise<{ pages: SitePage[] } | { files: number }> {
    return this.reads.run(async () => {
      const [fixed, models] = await Promise.all([this.fixedPages(), this.modelCount()]);
      if (fixed.length + models > sitePagesPerFile)
        return { files: 1 + Math.ceil(models / sitePagesPerFile) };
      return { pages: [...fixed, ...(await this.modelPages(0))] };
    });
  }

  /** The pages of file `number`: file 1 has all pages except models, the others have models. Empty past the last. */
  file(number: number): Promise<SitePage[]> {
    return number === 1 ? this.reads.run(() => this.fixedPages()) : this.modelPages(number - 2);
  }

  private async fixedPages(): Promise<SitePage[]> {
    const [changes, articles] = await Promise.all([
      this.appliances.lastChangeByType(),
      this.articles.sitemapEntries(listedArticles),
    ]);
    const types = changes.filter(({ subcategory }) => subcategory !== null);
    return [
      ...scoredPages.map((path) => page(path, newest(changes))),
      ...categorySlugs.map((slug) =>
        page(`/category/${slug}`, newest(changes.filter(({ category }) => category === slug))),
      ),
      ...types.map(({ category, subcategory, updatedAt }) =>
        page(`/category/${category}/${subcategory}`, updatedAt),
      ),
      ...otherPages.map((path) => page(path, null)),
      ...articles.map((article) => page(`/blog/article/${article.id}`, lastChangedAt(article))),
    ];
  }

  private async modelPages(file: number): Promise<SitePage[]> {
    const models = await this.appliances.sitemapEntries(file * sitePagesPerFile, sitePagesPerFile);
    return models.map(({ id, updatedAt }) => page(`/appliance/${id}`, updatedAt));
  }

  private async modelCount(): Promise<number> {
    return totalCount(await this.appliances.countByType());
  }
}

function page(path: string, changed: Date | null): SitePage {
  return { path, changed: changed?.toISOString().slice(0, 10) ?? null };
}

function newest(changes: readonly TypeChange[]): Date | null {
  return changes.map(({ updatedAt }) => updatedAt).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
