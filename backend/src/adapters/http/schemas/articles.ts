import { articleCategories } from '../../../domain/article.js';
import {
  array,
  choice,
  count,
  each,
  id,
  nullable,
  object,
  optionalText,
  text,
  time,
  zeroOrOne,
} from './pieces.js';

const articleCategory = choice(articleCategories);

const articleFields = {
  title: text,
  content: { type: 'string', description: 'HTML, sanitised when it is written' },
  excerpt: optionalText,
  category: articleCategory,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
  isPublished: zeroOrOne,
};

export const articleSchema = object({ id, ...articleFields });

export const staffArticleSchema = object({
  id,
  ...articleFields,
  version: count,
  file: optionalText,
});

export const articleBodySchema = {
  ...object({ ...articleFields, version: count }),
  required: ['title', 'content', 'category', 'author'],
};

const articleCardSchema = object({
  id,
  title: text,
  excerpt: text,
  category: articleCategory,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
});

export const blogSchema = object({
  counts: object(each(articleCategories, count)),
  category: nullable(articleCategory),
  featured: nullable(articleCardSchema),
  articles: array(articleCardSchema),
});
