import { retailers } from '@appliance-index/domain/scores/retailers';

const labels: Partial<Record<string, string>> = {
  content: 'Text',
  imageUrl: 'Image URL',
  isAdmin: 'Admin',
  isPublished: 'Published',
  publishedAt: 'Date',
  ...Object.fromEntries(
    retailers.flatMap(({ name, scoreField, countField }) => [
      [scoreField, `${name} Score`],
      [countField, `${name} Reviews`],
    ]),
  ),
};

/** The form label of an API field: 'Price Range' for 'priceRange', "Lowe's Score" for 'lowesScore'. */
export function fieldLabel(field: string): string {
  return labels[field] ?? field.replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());
}
