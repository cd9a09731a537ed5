import { plainText } from './article.js';
import { headingId, sectionHeading } from './article-parts.js';

/** A heading of an article's contents. */
export interface ArticleHeading {
  /** The id of its element. */
  id: string;
  text: string;
}

/** The main headings of a sanitised text, with the ids that `withHeadingIds` gives them. */
export function articleHeadings(content: string): ArticleHeading[] {
  const headings = Array.from(content.matchAll(sectionHeading), ([, html = '']) => plainText(html));
  return headings.map((text, index) => ({ id: headingId(index), text }));
}
