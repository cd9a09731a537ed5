import { type ArticleCategory, articleCategoryNames } from '@appliance-index/domain/articles/article';
import { Badge } from '../primitives';

const tones: Partial<Record<ArticleCategory, 'tint' | 'danger'>> = { insights: 'tint', recalls: 'danger' };

/** The article's category; recalls are red. */
export function ArticleBadge({ category }: { category: ArticleCategory }) {
  return <Badge tone={tones[category]}>{articleCategoryNames[category]}</Badge>;
}
