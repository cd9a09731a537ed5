import { newsAt } from '../../domain/article.js';
import { categorySlugs } from '../../domain/catalogue/taxonomy.js';
import type { ArticleStore } from '../articles/article-ports.js';
import type { Appliances, ReadMoment, ScoreHistory } from '../ports.js';
import { sum } from './counts.js';

/** One page that search engines are told of. */
export interface SitePage {
  path: string;
  /** A day or a month; null when nobody knows. */
  changed: string | null;
}

/** What one file may list; the format's own limit is 50,000. */
export const sitePagesPerFile = 45_000;

/** The newest; older ones are found from the blog. */
const listedArticles = 1_000;

/** Pages whose content follows the scores. */
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

/** Every public page, for search engines. */
export class SiteMap {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly articles: Pick<ArticleStore, 'addresses'>,
    private readonly moment: ReadMoment,
  ) {}

  /** The only file's pages, or how many files there are when one cannot hold all. */
  whole(): Promise<{ pages: SitePage[] } | { files: number }> {
    return this.moment.of(async () => {
      const [fixed, models] = await Promise.all([this.fixedPages(), this.modelCount()]);
      if (fixed.length + models > sitePagesPerFile)
        return { files: 1 + Math.ceil(models / sitePagesPerFile) };
      return { pages: [...fixed, ...(await this.modelPages(0))] };
    });
  }

  /** The pages of one of several files, counted from 1: first all that are not of a model. Past the last: none. */
  file(number: number): Promise<SitePage[]> {
    return number === 1 ? this.moment.of(() => this.fixedPages()) : this.modelPages(number - 2);
  }

  private async fixedPages(): Promise<SitePage[]> {
    const [{ updated }, counts, articles] = await Promise.all([
      this.history.months(),
      this.appliances.countByType(),
      this.articles.addresses(listedArticles),
    ]);
    const types = counts.filter(({ subcategory }) => subcategory !== null);
    return [
      ...scoredPages.map(page(updated)),
      ...categorySlugs.map((category) => `/category/${category}`).map(page(updated)),
      ...types.map(({ category, subcategory }) => `/category/${category}/${subcategory}`).map(page(updated)),
      ...otherPages.map(page(null)),
      ...articles.map((each) => page(newsAt(each).toISOString().slice(0, 10))(`/blog/article/${each.id}`)),
    ];
  }

  private async modelPages(file: number): Promise<SitePage[]> {
    const models = await this.appliances.addresses(file * sitePagesPerFile, sitePagesPerFile);
    return models.map(({ id, updatedAt }) => ({
      path: `/appliance/${id}`,
      changed: updatedAt.toISOString().slice(0, 10),
    }));
  }

  private async modelCount(): Promise<number> {
    return sum(await this.appliances.countByType());
  }
}

function page(changed: string | null) {
  return (path: string): SitePage => ({ path, changed });
}
