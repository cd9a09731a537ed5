import { styled } from '../styled';
import { articleTextRecipe } from './article-text.recipe';

const Prose = styled('div', articleTextRecipe);

/** The text of an article, for readers and for the staff's preview of it. */
export function ArticleText({ html }: { html: string }) {
  // Safe: the server lets no other HTML into an article than a small list of tags without scripts, styles or foreign
  // frames, and sanitises when it is written. Were something missed, the page's policy runs no inline script.
  return <Prose dangerouslySetInnerHTML={{ __html: withTablesToScroll(html) }} />;
}

/** Each table in a frame that the keyboard reaches and scrolls. In sanitised HTML, '<table' begins nothing else. */
function withTablesToScroll(html: string): string {
  return html
    .replaceAll('<table', '<div class="table" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}
