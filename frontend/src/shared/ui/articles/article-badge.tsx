import { type ArticleCategory, articleCategoryNames } from '@appliance-index/domain/articles/article';
import { Badge } from '../primitives';

const tones = { insights: 'tint', maintenance: undefined, recalls: 'danger' } as const satisfies Record<
  ArticleCategory,
  string | undefined
>;

/** The article's category; recalls are red. */
export function ArticleBadge({ category }: { category: ArticleCategory }) {
  return <Badge tone={tones[category]}>{articleCategoryNames[category]}</Badge>;
}
