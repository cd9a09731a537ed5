import { rankings } from '../../../domain/scores/ranking.js';
import { cardSchema, movement, resultSchema } from './appliances.js';
import { array, count, each, id, month, nullable, object, optionalText, text } from './pieces.js';

const placeSchema = object({ appliance: id, movement });

export const rankingSchema = object({
  category: text,
  categoryLabel: text,
  subcategory: optionalText,
  subcategoryLabel: optionalText,
  total: count,
  updated: month,
  previous: month,
  steps: object({ best: count, worst: count, loadMore: count }),
  appliances: array(cardSchema),
  lists: object(each(rankings, object({ best: array(placeSchema), worst: array(placeSchema) }))),
});

export const categoriesSchema = object({
  updated: month,
  total: count,
  categories: array(
    object({
      category: text,
      label: text,
      count,
      top: nullable(cardSchema),
      types: array(object({ subcategory: text, label: text, count, bestScore: optionalText })),
    }),
  ),
});

export const searchSchema = object({
  query: text,
  total: count,
  results: array(resultSchema),
  closeMatches: array(resultSchema),
  suggestions: array(text),
});

export const suggestionsSchema = object({
  rankings: array(object({ category: text, subcategory: optionalText, label: text })),
  models: array(object({ id, brand: text, model: text, shownScore: optionalText })),
});
