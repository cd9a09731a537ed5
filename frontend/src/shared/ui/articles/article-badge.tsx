import { type ArticleCategory, articleCategoryNames } from '@appliance-index/domain/articles/article';
import { Badge } from '../primitives';

const tones: Record<ArticleCategory, string> = { insights: 'tint', maintenance: '', recalls: 'danger' };

/** The article's category; recalls are red. */
export function ArticleBadge({ category }: { category: ArticleCategory }) {
  return <Badge className={tones[category]}>{articleCategoryNames[category]}</Badge>;
}
