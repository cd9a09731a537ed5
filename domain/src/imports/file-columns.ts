import {
  type ApplianceFieldName,
  applianceFieldNames,
  applianceFields,
  type FieldDescription,
} from '../catalogue/appliance-fields.js';
import { retailers } from '../scores/retailers.js';
import { cleanLine } from '../text/text-fields.js';

/** The meaning of a column: a model field, the id, or the rating or review count of the import's one retailer. */
export type FileColumn = ApplianceFieldName | 'id' | 'rating' | 'reviewCount';

const columnsByHeader: ReadonlyMap<string, FileColumn> = new Map([
  ...withHeaders('id', 'id'),
  ...withHeaders('rating', 'rating', 'stars', 'score', 'averagerating', 'avgrating'),
  ...withHeaders('reviewCount', 'reviewcount', 'reviews', 'count', 'numberofreviews', 'ratingcount'),
  ...applianceFieldNames.flatMap((name) => {
    const { headers = [] }: FieldDescription = applianceFields[name];
    return withHeaders(name, name.toLowerCase(), ...headers);
  }),
]);

function withHeaders(column: FileColumn, ...headers: string[]): [string, FileColumn][] {
  return headers.map((header) => [header, column]);
}

const retailerName = new RegExp(retailers.map(({ name }) => name.replace(/[^a-z]+/gi, '.?')).join('|'), 'i');

/** No column has a longer name; to look for remarks in a long text would take too long. */
const maxHeaderLength = 200;

/**
 * Resolves a header cell; undefined when it is unknown. Ignores case, spaces, line breaks, punctuation and remarks in
 * parentheses, except the name of a retailer, whose column it then is: 'Rating (out of 5)', '# of Reviews', 'Model No.'.
 */
export function columnForHeader(header: string): FileColumn | undefined {
  if (header.length > maxHeaderLength) return undefined;
  const spelt = header.toLowerCase().replace(/#|\b(?:no|num|nr)\b\.?/g, ' number ');
  const remark = /\([^)]*\)|\[[^\]]*\]|(?:\bout of|\/)\s*\d+/g;
  const bare = spelt.replace(remark, (text) => (retailerName.test(text) ? text : ''));
  return columnsByHeader.get(keyOf(spelt)) ?? columnsByHeader.get(keyOf(bare));
}

function keyOf(text: string): string {
  return text.replace(/[^a-z0-9]/g, '');
}

/** Two names of a column are the same if their keys are. */
export function nameKey(name: string): string {
  return cleanLine(name).toLowerCase();
}

/** Number of cells that name a column. @param known keys of further names: see `nameKey` */
export function knownColumns(cells: readonly string[], known: ReadonlySet<string>): number {
  return cells.filter((cell) => columnForHeader(cell) !== undefined || known.has(nameKey(cell))).length;
}

/** Whether at least two cells name a column. */
export function isHeader(cells: readonly string[], known: ReadonlySet<string>): boolean {
  return knownColumns(cells, known) > 1;
}

/** The end of the scale that a header names: 100 for 'Rating (out of 100)'. */
export function scaleInHeader(header: string): number | undefined {
  const [, end] = /(?:\bout of|\/)\s*(\d+)/i.exec(header) ?? [];
  return end === undefined ? undefined : Number(end);
}
