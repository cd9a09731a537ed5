import type { ArticleCategory } from '@appliance-index/backend/contract';
import { articleCategoryNames } from '../../article-categories';
import { Badge } from '../primitives';

/** What to read with care is red. */
const tones: Record<ArticleCategory, string> = { insights: 'tint', maintenance: '', recalls: 'danger' };

/** What kind of article it is. */
export function ArticleBadge({ category }: { category: ArticleCategory }) {
  return <Badge className={tones[category]}>{articleCategoryNames[category]}</Badge>;
}
