import { articleHeadings } from '@appliance-index/domain/articles/article-headings';
import { linkedModelIds } from '@appliance-index/domain/articles/article-parts';
import type { ConsistentReads } from '../ports.js';
import { resultView } from '../rankings/cards.js';
import type { Appliances } from '../rankings/ranking-ports.js';
import type { TrustReads } from '../rankings/trust-ports.js';
import type { ArticleModelView, ArticlePageView, ArticlePreviewView } from './article-views.js';
import type { Articles } from './articles.js';

/** Articles as readers see them: with the models that they link to, as those are now. */
export class ArticlePages {
  constructor(
    private readonly articles: Pick<Articles, 'find' | 'preview'>,
    private readonly appliances: Pick<Appliances, 'findAll'>,
    private readonly trust: Pick<TrustReads, 'trustOf'>,
    private readonly reads: ConsistentReads,
  ) {}

  /** A published article. @throws not-found/article, also for drafts */
  find(id: string): Promise<ArticlePageView> {
    return this.reads.run(async () => {
      const article = await this.articles.find(id);
      const { content } = article;
      return { ...article, headings: articleHeadings(content), models: await this.modelsIn(content) };
    });
  }

  /** The content as it would be saved and shown to readers. */
  preview(content: string): Promise<ArticlePreviewView> {
    const sanitised = this.articles.preview(content);
    return this.reads.run(async () => ({ content: sanitised, models: await this.modelsIn(sanitised) }));
  }

  private async modelsIn(content: string): Promise<ArticleModelView[]> {
    const ids = linkedModelIds(content);
    if (ids.length === 0) return [];
    const [models, trust] = await Promise.all([this.appliances.findAll(ids), this.trust.trustOf(ids)]);
    return models.map((model) => ({
      ...resultView(model),
      evidence: trust.get(model.id)?.trust.evidence ?? 'none',
    }));
  }
}
