/** The class of a link that readers see as a card with the model's score and price of today. */
export const modelCardClass = 'model-card';

/** More than any article compares; the rest of a huge table stay links. */
const maxModels = 60;

const modelLink = /<a\b[^>]*?\bhref="\/appliance\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})"/gi;
const cardLink =
  /<a href="\/appliance\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})" class="model-card">[\s\S]*?<\/a>/gi;
/** What contents list. */
export const sectionHeading = /<h2>([\s\S]*?)<\/h2>/g;

/** The ids of the models that a sanitised text links to, in the order of their first links. */
export function linkedModelIds(content: string): string[] {
  const ids = Array.from(content.matchAll(modelLink), ([, id = '']) => id.toLowerCase());
  return [...new Set(ids)].slice(0, maxModels);
}

/** Replaces the links of cards in a sanitised text; those for which `card` returns null stay as they are. */
export function replaceModelCards(content: string, card: (id: string) => string | null): string {
  return content.replace(cardLink, (link, id: string) => card(id.toLowerCase()) ?? link);
}

/** The sanitised text with the ids of `articleHeadings`. */
export function withHeadingIds(content: string): string {
  let index = 0;
  return content.replace(sectionHeading, (_, html) => `<h2 id="${headingId(index++)}">${html}</h2>`);
}

/** Numbers, since two headings can have the same text. */
export function headingId(index: number): string {
  return `part-${index + 1}`;
}
