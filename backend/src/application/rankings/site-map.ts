import { lastChangedAt } from '@appliance-index/domain/articles/article';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import type { ArticleStore } from '../articles/article-ports.js';
import type { ConsistentReads } from '../ports.js';
import type { ListedPage, PageRenderer } from '../public-reads.js';
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

/** What a page is listed for: its date, and the values that its path is filled with. */
interface Subject {
  changed: Date | null;
  values: Readonly<Record<string, string>>;
}

/** The sitemap: every public page, for search engines. */
export class SiteMap {
  constructor(
    private readonly appliances: Appliances,
    private readonly articles: Pick<ArticleStore, 'sitemapEntries'>,
    private readonly pages: Pick<PageRenderer, 'listedPages'>,
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
    const [listed, changes, articles] = await Promise.all([
      this.pages.listedPages(),
      this.appliances.lastChangeByType(),
      this.articles.sitemapEntries(listedArticles),
    ]);
    return [
      ...pagesFor('catalogue', listed, [{ changed: newest(changes), values: {} }]),
      ...pagesFor('category', listed, categorySubjects(changes)),
      ...pagesFor('type', listed, changes.flatMap(typeSubjects)),
      ...pagesFor('undated', listed, [{ changed: null, values: {} }]),
      ...pagesFor(
        'article',
        listed,
        articles.map((article) => ({ changed: lastChangedAt(article), values: { id: article.id } })),
      ),
    ];
  }

  private async modelPages(file: number): Promise<SitePage[]> {
    const [listed, models] = await Promise.all([
      this.pages.listedPages(),
      this.appliances.sitemapEntries(file * sitePagesPerFile, sitePagesPerFile),
    ]);
    return pagesFor(
      'model',
      listed,
      models.map(({ id, updatedAt }) => ({ changed: updatedAt, values: { id } })),
    );
  }

  private async modelCount(): Promise<number> {
    return totalCount(await this.appliances.countByType());
  }
}

/** Every category, even without models. */
function categorySubjects(changes: readonly TypeChange[]): Subject[] {
  return categorySlugs.map((category) => ({
    changed: newest(changes.filter((change) => change.category === category)),
    values: { category },
  }));
}

/** Models without a type have no page for it. */
function typeSubjects({ category, subcategory, updatedAt }: TypeChange): Subject[] {
  return subcategory === null ? [] : [{ changed: updatedAt, values: { category, subcategory } }];
}

/** The pages with a listing, once for each subject. */
function pagesFor(
  listing: ListedPage['listing'],
  listed: readonly ListedPage[],
  subjects: readonly Subject[],
): SitePage[] {
  const paths = listed.filter((page) => page.listing === listing).map(({ path }) => path);
  return paths.flatMap((path) =>
    subjects.map(({ changed, values }) => ({
      path: path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''),
      changed: changed?.toISOString().slice(0, 10) ?? null,
    })),
  );
}

function newest(changes: readonly TypeChange[]): Date | null {
  return changes.map(({ updatedAt }) => updatedAt).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
