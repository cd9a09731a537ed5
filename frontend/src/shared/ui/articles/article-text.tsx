import type { ArticleModelView } from '@appliance-index/backend/contract';
import { replaceModelCards, withHeadingIds } from '@appliance-index/domain/articles/article-parts';
import { articleText } from '../../../styled-system/recipes';
import { retryEarlyFailure } from '../pictures/media';
import { withRecipe } from '../with-recipe';
import { modelCardHtml } from './article-model';

const Prose = withRecipe('div', articleText);

interface ArticleTextProps {
  /** Sanitised. */
  html: string;
  /** The models that it links to. */
  models?: readonly ArticleModelView[] | undefined;
}

/** The body of an article, on its page and in the staff preview. */
export function ArticleText({ html, models = [] }: ArticleTextProps) {
  const card = (id: string) => {
    const model = models.find((each) => each.id === id);
    return model === undefined ? null : modelCardHtml(model);
  };
  // Safe: the server sanitises articles on write, to a short list of tags without scripts, styles or foreign frames. If it
  // missed something, the content security policy still blocks inline scripts.
  return (
    <Prose
      ref={retryEarlyFailures}
      onErrorCapture={({ target }) => replaceImage(target)}
      dangerouslySetInnerHTML={{
        __html: makeTablesScrollable(withHeadingIds(replaceModelCards(html, card))),
      }}
    />
  );
}

function retryEarlyFailures(prose: HTMLElement | null): void {
  prose?.querySelectorAll('img').forEach(retryEarlyFailure);
}

/** Replaces an image that cannot be loaded by a text, which keeps its accessible name. */
function replaceImage(target: EventTarget): void {
  if (!(target instanceof HTMLImageElement)) return;
  const none = document.createElement('span');
  none.dataset.missing = '';
  none.setAttribute('role', 'img');
  none.setAttribute('aria-label', target.alt || 'No image');
  none.append(Object.assign(document.createElement('span'), { textContent: 'No image' }));
  target.replaceWith(none);
}

/** Wraps each table in a focusable scroll container. In sanitised HTML, '<table' can only start a table. */
function makeTablesScrollable(html: string): string {
  return html
    .replaceAll('<table', '<div role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}
