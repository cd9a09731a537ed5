import type { ArticleModelView } from '@appliance-index/backend/contract';
import { modelCardClass } from '@appliance-index/domain/articles/article-parts';
import { modelName, pluralize } from '../../formats';
import { paths } from '../../paths';

/** '4.5 from 10,626 reviews, good evidence' */
export function scoreText({ isRated, shownScore, totalReviews, evidence }: ArticleModelView): string {
  if (!isRated) return 'No score yet';
  const score = `${shownScore} from ${pluralize(totalReviews, 'review')}`;
  return evidence === 'none' ? score : `${score}, ${evidence} evidence`;
}

export function priceText({ priceRange }: ArticleModelView): string {
  return priceRange ?? 'No price';
}

/** A model as a card, as HTML: it stands in a text that is HTML already. */
export function modelCardHtml(model: ArticleModelView): string {
  const part = (name: string, text: string) => `<span data-fact="${name}">${escapeHtml(text)}</span>`;
  const name = part('name', modelName(model));
  const facts = part('score', scoreText(model)) + part('price', priceText(model));
  return `<a href="${paths.appliance(model.id)}" class="${modelCardClass}">${name} ${facts}</a>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
