import {
  Article,
  type ArticleCategory,
  type ArticleSource,
  articleFieldNames,
} from '@appliance-index/domain/articles/article';
import { pick } from '@appliance-index/domain/objects';
import { defineEntity, type EntityCtor, p } from '@mikro-orm/core';
import { auditedAs } from './audit/audited-entity.js';

const articleClass = Article as unknown as EntityCtor<Article>;

const sourceSchema = defineEntity({
  name: 'ArticleSource',
  embeddable: true,
  properties: { name: p.text(), hash: p.text() },
});

/** Maps `Article`, which is free of persistence code, to its table. */
export const articlesSchema = defineEntity({
  class: articleClass,
  tableName: 'blog_articles',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    content: p.text(),
    excerpt: p.text().nullable(),
    category: p.text().$type<ArticleCategory>(),
    author: p.text(),
    imageUrl: p.text().nullable(),
    publishedAt: p.datetime(),
    isPublished: p.boolean(),
    version: p.integer().version(),
    source: () => p.embedded(sourceSchema).nullable().prefix('source_').$type<ArticleSource | null>(),
    isDated: p.boolean(),
    updatedAt: p.datetime(),
  },
});

export const auditedArticles = auditedAs(articleClass, {
  subject: 'article',
  label: ({ title }) => title,
  valuesOf: (article) => pick(article, articleFieldNames),
});
