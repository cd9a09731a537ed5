import { rankByOptions } from '@appliance-index/domain/scores/ranking';
import type {
  CategoriesView,
  CategoryView,
  PlaceView,
  RankingView,
  SearchView,
  SuggestionsView,
  TypeView,
} from '../../../application/rankings/ranking-views.js';
import { cardSchema, movement, resultSchema } from './appliances.js';
import { array, count, id, month, nullable, object, optionalText, propertiesOf, text } from './primitives.js';

const placeSchema = object<PlaceView>({ appliance: id, movement });

export const rankingSchema = object<RankingView>({
  category: text,
  categoryLabel: text,
  subcategory: optionalText,
  subcategoryLabel: optionalText,
  total: count,
  updated: month,
  previous: month,
  steps: object<RankingView['steps']>({ best: count, worst: count, loadMore: count }),
  appliances: array(cardSchema),
  oldScores: { type: 'object', additionalProperties: text },
  lists: object<RankingView['lists']>(
    propertiesOf(rankByOptions, object({ best: array(placeSchema), worst: array(placeSchema) })),
  ),
});

export const categoriesSchema = object<CategoriesView>({
  updated: month,
  total: count,
  categories: array(
    object<CategoryView>({
      category: text,
      label: text,
      count,
      top: nullable(cardSchema),
      types: array(object<TypeView>({ subcategory: text, label: text, count, bestScore: optionalText })),
    }),
  ),
});

export const searchSchema = object<SearchView>({
  query: text,
  total: count,
  results: array(resultSchema),
  wordMatches: array(resultSchema),
  closeMatches: array(resultSchema),
  suggestions: array(text),
});

export const suggestionsSchema = object<SuggestionsView>({
  rankings: array(
    object<SuggestionsView['rankings'][number]>({ category: text, subcategory: optionalText, label: text }),
  ),
  models: array(
    object<SuggestionsView['models'][number]>({
      id,
      brand: text,
      model: text,
      typeLabel: text,
      shownScore: optionalText,
    }),
  ),
});
