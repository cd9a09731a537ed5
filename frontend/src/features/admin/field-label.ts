import { applianceFieldNames, applianceFields } from '@appliance-index/domain/catalogue/appliance-fields';

const labels: Partial<Record<string, string>> = {
  content: 'Text',
  isAdmin: 'Admin',
  isPublished: 'Published',
  publishedAt: 'Date',
  ...Object.fromEntries(applianceFieldNames.map((name) => [name, applianceFields[name].label])),
};

/** The form label of an API field: 'Price Range' for 'priceRange', "Lowe's Score" for 'lowesScore'. */
export function fieldLabel(field: string): string {
  return labels[field] ?? field.replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());
}
