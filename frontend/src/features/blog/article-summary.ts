import type { ArticleView } from '@appliance-index/backend/contract';

const maxLength = 150;

/** Removed without a trace; every other tag becomes a space, so that words stay apart. */
const inlineTags = /<\/?(?:a|strong|em|s|code)\b[^>]*>/g;

/** All that the server leaves encoded. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The author's excerpt of an article, or the beginning of its text; its title when it has no text. */
export function articleSummary({ title, author, excerpt, content }: ArticleView): string {
  return excerpt ?? (beginningOf(plainText(content)) || `${title}, by ${author}.`);
}

function plainText(html: string): string {
  const text = html.replace(inlineTags, '').replace(/<[^>]*>/g, ' ');
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

function beginningOf(text: string): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}
