import { type Appliance, applianceNotFound } from '@appliance-index/domain/catalogue/appliance';
import {
  categoryLabel,
  isCategory,
  isTypeOf,
  subcategoryLabel,
} from '@appliance-index/domain/catalogue/taxonomy';
import { DomainError } from '@appliance-index/domain/errors';
import { pluralize } from '@appliance-index/domain/formats';
import { productName } from '@appliance-index/domain/product-name';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { retailers } from '@appliance-index/domain/scores/retailers';
import {
  avgScore,
  isRated,
  shownScore,
  tenthsAsStars,
  tenthsPerStar,
  totalReviews,
} from '@appliance-index/domain/scores/score';
import type { Articles } from '../articles/articles.js';
import type { ConsistentReads } from '../ports.js';
import type {
  Appliances,
  Scope,
  ScoreHistory,
  SharePicture,
  SharePictureRenderer,
  SharePictureRow,
} from './ranking-ports.js';
import type { TrustReads } from './trust-ports.js';

const rowsShown = 3;

/** The previews that other sites show for links to this one: a title and, on rankings, the top models. */
export class SharePictures {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly trust: TrustReads,
    private readonly reads: ConsistentReads,
    private readonly renderer: SharePictureRenderer,
    private readonly articles: Articles,
  ) {}

  /** Shows the best models across all categories; for every page without a picture of its own. */
  async forSite(): Promise<Uint8Array> {
    return this.renderer.render(await this.reads.run(() => this.readSite()));
  }

  /** @throws not-found/ranking for an unknown category or type */
  async forRanking(scope: Scope): Promise<Uint8Array> {
    const { category, subcategory } = scope;
    const isKnown = isCategory(category) && (subcategory === null || isTypeOf(category, subcategory));
    if (!isKnown) throw new DomainError('not-found', 'ranking', 'This ranking does not exist.');
    return this.renderer.render(await this.reads.run(() => this.readRanking(scope)));
  }

  /** @throws not-found/appliance */
  async forAppliance(id: string): Promise<Uint8Array> {
    const appliance = await this.appliances.find(id);
    if (!appliance) throw applianceNotFound();
    return this.renderer.render(appliancePicture(appliance));
  }

  /** @throws not-found/article, also for drafts */
  async forArticle(id: string): Promise<Uint8Array> {
    const { title, author } = await this.articles.find(id);
    return this.renderer.render({ title, note: author, rows: [] });
  }

  private async readSite(): Promise<SharePicture> {
    const [models, { updated }] = await Promise.all([this.appliances.best(rowsShown), this.history.months()]);
    return {
      title: 'Household appliances, ranked by evidence',
      note: noteOf('All categories', updated),
      rows: models.map(modelRow),
    };
  }

  private async readRanking(scope: Scope): Promise<SharePicture> {
    const { category, subcategory } = scope;
    const [models, total, facts] = await Promise.all([
      this.appliances.ranked(scope, 'overall', 'best', rowsShown),
      this.appliances.count(scope),
      this.trust.factsOf(scope),
    ]);
    const label = categoryLabel(category);
    const count = pluralize(total, 'model');
    return {
      title: `${subcategory === null ? label : subcategoryLabel(category, subcategory)} Rankings`,
      note: noteOf(subcategory === null ? count : `${label}, ${count}`, facts?.newest ?? null),
      rows: models.map(modelRow),
    };
  }
}

function noteOf(what: string, updated: string | null): string {
  return updated === null ? what : `${what}, ${monthLabel(updated)}`;
}

function modelRow(model: Appliance): SharePictureRow {
  const name = `${model.brand} ${model.model}`;
  return isRated(model)
    ? { name, stars: avgScore(model), shown: shownScore(model) }
    : { name, stars: null, shown: 'Not rated yet' };
}

/** Shows the overall score and, if there are several, the retailers' scores. */
function appliancePicture(model: Appliance): SharePicture {
  const { category, subcategory, brand } = model;
  const type = subcategory === null ? categoryLabel(category) : subcategoryLabel(category, subcategory);
  const scores = retailers.flatMap(({ name, scoreField }): SharePictureRow[] => {
    const score = model[scoreField];
    return score === null ? [] : [{ name, stars: score / tenthsPerStar, shown: tenthsAsStars(score) }];
  });
  return {
    title: `${brand} ${model.model}`,
    note: `${type}, ${pluralize(totalReviews(model), 'review')}`,
    rows: [{ ...modelRow(model), name: productName }, ...(scores.length > 1 ? scores : [])],
  };
}
