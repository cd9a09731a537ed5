import { type Appliance, applianceNotFound } from '../../domain/catalogue/appliance.js';
import {
  categoryLabel,
  isCategory,
  isSubcategoryOf,
  subcategoryLabel,
} from '../../domain/catalogue/taxonomy.js';
import { DomainError } from '../../domain/errors.js';
import { productName } from '../../domain/product-name.js';
import { monthLabel } from '../../domain/scores/month.js';
import { retailers } from '../../domain/scores/retailers.js';
import {
  avgScore,
  isRated,
  shownScore,
  tenthsAsStars,
  tenthsPerStar,
  totalReviews,
} from '../../domain/scores/score.js';
import type { Articles } from '../articles/articles.js';
import {
  type Appliances,
  type ConsistentReads,
  type Scope,
  type ScoreHistory,
  type SharePicture,
  type SharePictureRenderer,
  type SharePictureRow,
} from '../ports.js';

const rowsShown = 3;

/** The pictures by which other sites show a link to ours: a title, and the first of what the page ranks. */
export class SharePictures {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly reads: ConsistentReads,
    private readonly renderer: SharePictureRenderer,
    private readonly articles: Articles,
  ) {}

  /** The site's own, with the models that have the highest scores of all; for every page without one of its own. */
  async forSite(): Promise<Uint8Array> {
    return this.renderer.render(await this.reads.run(() => this.readSite()));
  }

  /** A ranking's. @throws not-found/ranking for a category or type that there is not */
  async forRanking(scope: Scope): Promise<Uint8Array> {
    const { category, subcategory } = scope;
    const isKnown = isCategory(category) && (subcategory === null || isSubcategoryOf(category, subcategory));
    if (!isKnown) throw new DomainError('not-found', 'ranking', 'There is no such ranking.');
    return this.renderer.render(await this.reads.run(() => this.readRanking(scope)));
  }

  /** A model's. @throws not-found/appliance */
  async forAppliance(id: string): Promise<Uint8Array> {
    const appliance = await this.appliances.find(id);
    if (!appliance) throw applianceNotFound();
    return this.renderer.render(appliancePicture(appliance));
  }

  /** A published article's. @throws not-found/article */
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
    const [models, total, { updated }] = await Promise.all([
      this.appliances.ranked(scope, 'overall', 'best', rowsShown),
      this.appliances.count(scope),
      this.history.months(),
    ]);
    const label = categoryLabel(category);
    const count = total === 1 ? '1 model' : `${total} models`;
    return {
      title: `${subcategory === null ? label : subcategoryLabel(category, subcategory)} Rankings`,
      note: noteOf(subcategory === null ? count : `${label}, ${count}`, updated),
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

/** The model's own score, and what it is made of. */
function appliancePicture(model: Appliance): SharePicture {
  const { category, subcategory, brand } = model;
  const type = subcategory === null ? categoryLabel(category) : subcategoryLabel(category, subcategory);
  const reviews = totalReviews(model);
  const scores = retailers.flatMap(({ name, scoreField }): SharePictureRow[] => {
    const score = model[scoreField];
    return score === null ? [] : [{ name, stars: score / tenthsPerStar, shown: tenthsAsStars(score) }];
  });
  return {
    title: `${brand} ${model.model}`,
    note: `${type}, ${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`,
    rows: [{ ...modelRow(model), name: productName }, ...(scores.length > 1 ? scores : [])],
  };
}
