import { retailers } from '../../shared/formats';

const labels: Partial<Record<string, string>> = {
  content: 'Text',
  imageUrl: 'Image URL',
  isAdmin: 'Admin',
  isPublished: 'Published',
  publishedAt: 'Date',
  ...Object.fromEntries(
    retailers.flatMap(({ name, score, count }) => [
      [score, `${name} Score`],
      [count, `${name} Reviews`],
    ]),
  ),
};

/** What the forms call a field of the API: 'priceRange' is 'Price Range', 'lowesScore' is "Lowe's Score". */
export function fieldLabel(field: string): string {
  return labels[field] ?? field.replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());
}
