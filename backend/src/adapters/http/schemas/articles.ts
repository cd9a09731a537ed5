import { articleCategories } from '@appliance-index/domain/articles/article';
import type {
  ArticleCardView,
  ArticleView,
  BlogView,
  StaffArticleView,
} from '../../../application/articles/article-views.js';
import {
  array,
  bodyOf,
  count,
  enumOf,
  id,
  nullable,
  object,
  optionalText,
  propertiesOf,
  text,
  time,
  version,
  zeroOrOne,
} from './primitives.js';

const articleCategory = enumOf(articleCategories);

const articleFields = {
  title: text,
  content: { type: 'string', description: 'HTML, sanitised when saved' },
  excerpt: optionalText,
  category: articleCategory,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
  isPublished: zeroOrOne,
};

export const articleSchema = object<ArticleView>({ id, ...articleFields });

export const staffArticleSchema = object<StaffArticleView>({
  id,
  ...articleFields,
  version,
  file: optionalText,
});

export const articleBodySchema = bodyOf(articleFields, ['title', 'content', 'category', 'author']);
export const articleChangeSchema = bodyOf({ ...articleFields, version: nullable(version) });

export const articleCardSchema = object<ArticleCardView>({
  id,
  title: text,
  excerpt: text,
  category: articleCategory,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
});

export const blogSchema = object<BlogView>({
  counts: object(propertiesOf(articleCategories, count)),
  category: nullable(articleCategory),
  featured: nullable(articleCardSchema),
  articles: array(articleCardSchema),
});
