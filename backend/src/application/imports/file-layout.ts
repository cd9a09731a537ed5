import { type ApplianceFields, textLimits } from '../../domain/catalogue/appliance.js';
import {
  categorySlugs,
  isCategory,
  isSubcategoryOf,
  subcategoriesOf,
} from '../../domain/catalogue/taxonomy.js';
import { DomainError } from '../../domain/errors.js';
import { isUuid } from '../../domain/ids.js';
import { columnForHeader, type FileColumn } from '../../domain/imports/file-columns.js';
import {
  clearMarker,
  looksLikeFormula,
  parseCountCell,
  parseRatingCell,
  type RatingScale,
  type Reject,
  type RejectCell,
  unescapeFormula,
} from '../../domain/imports/score-file.js';
import {
  findRetailer,
  type Retailer,
  type RetailerSlug,
  retailerSlugs,
  retailers,
} from '../../domain/scores/retailers.js';
import { maxScoreTenths } from '../../domain/scores/score.js';
import {
  collapseWhitespace,
  imageUrlRule,
  isBlank,
  isImageUrl,
  unprintable,
} from '../../domain/text-fields.js';
import { hasMatchKey, type StagedRow, type StagingRules, type TableRow } from './import-ports.js';
import type { ImportKind } from './import-report.js';

type Field = keyof ApplianceFields;
type Value = string | number | null | undefined;

interface LayoutRequest {
  kind: ImportKind;
  month: string | null;
  retailer?: string | undefined;
  scale?: RatingScale | undefined;
  createMissing?: boolean;
}

interface Column {
  index: number;
  name: string;
  field: Field | 'id';
}

const identity: readonly string[] = ['id', 'brand', 'model', 'category'];
/** Ratings in long files are stars, those in wide files are the entity's own tenths, unless the request says otherwise. */
const defaultScales = { long: 5, wide: maxScoreTenths } as const;

/** What the columns of one file mean, and how its rows are read. */
export class FileLayout {
  private constructor(
    private readonly columns: readonly Column[],
    private readonly width: number,
    private readonly scale: RatingScale,
    readonly rules: StagingRules,
    /** The header's names that say nothing to us, so that a typo is seen. */
    readonly ignoredColumns: readonly string[],
    /** What else but its content makes an import the same import again. */
    readonly options: string,
  ) {}

  /** @throws invalid/columns when columns are missing, doubled or do not fit the request */
  static of(header: readonly string[], request: LayoutRequest): FileLayout {
    const meanings = header.map((name) => columnForHeader(name));
    const isLong = meanings.includes('rating') || meanings.includes('reviewCount');
    const retailer = isLong ? ratedRetailer(request) : undefined;
    const columns = header.flatMap((name, index) => column(name, index, meanings[index], retailer));
    checkColumns(columns, header, request.kind);
    checkRetailer(columns, request.retailer);
    const scale = request.scale ?? (isLong ? defaultScales.long : defaultScales.wide);
    const fields = columns.flatMap(({ field }) => (identity.includes(field) ? [] : [field as Field]));
    const rules: StagingRules = {
      kind: request.kind,
      month: request.month,
      retailers: retailersOf(fields),
      fields,
      createMissing: request.kind === 'catalogue' || (request.createMissing ?? false),
    };
    const ignored = header.filter((_, index) => meanings[index] === undefined);
    const options = [request.month, retailer?.slug, scale, rules.createMissing].join(' ');
    return new FileLayout(columns, header.length, scale, rules, ignored, options);
  }

  /** The row, checked; undefined when it was refused. */
  read(row: TableRow, reject: (reject: Reject) => void): StagedRow | undefined {
    let isRefused = false;
    const refuseIn = (column: string) => (code: string, message: string) => {
      isRefused = true;
      reject({ line: row.line, column, path: column, code, message, cells: row.cells });
      return undefined;
    };
    if (row.cells.length !== this.width) {
      refuseIn('')('column-count', `The row has ${row.cells.length} cells; the header has ${this.width}.`);
      return undefined;
    }
    const { line, cells } = row;
    const staged: StagedRow = { line, id: null, brand: '', model: '', category: '', fields: {}, cells };
    for (const { index, name, field } of this.columns) {
      this.readCell(staged, field, row.cells[index] ?? '', refuseIn(name));
    }
    if (staged.id === null && !hasMatchKey(staged) && !isRefused)
      refuseIn('id')('required', 'Name the model by its id, or by brand, model and category.');
    checkType(staged, refuseIn('subcategory'));
    return isRefused ? undefined : staged;
  }

  private readCell(staged: StagedRow, field: Field | 'id', cell: string, refuse: RejectCell): void {
    if (field === 'id') staged.id = idCell(cell, refuse) ?? null;
    else if (field === 'brand' || field === 'model')
      staged[field] = nameCell(cell, textLimits[field], refuse) ?? '';
    else if (field === 'category') staged.category = categoryCell(cell, refuse) ?? '';
    else {
      const value = this.value(field, cell, refuse);
      if (value !== undefined) Object.assign(staged.fields, { [field]: value });
    }
  }

  private value(field: Field, cell: string, refuse: RejectCell): Value {
    if (field.endsWith('Count')) return parseCountCell(cell, refuse);
    if (field.endsWith('Score')) return parseRatingCell(cell, this.scale, refuse);
    if (field === 'imageUrl') return imageCell(cell, refuse);
    // A price; or a type, which is held against the list of types afterwards.
    return textCell(cell, textLimits.priceRange, refuse);
  }
}

function ratedRetailer({ retailer, kind }: LayoutRequest): Retailer {
  if (kind === 'catalogue') {
    throw new DomainError('invalid', 'columns', 'This file holds ratings. Import it as monthly scores.');
  }
  const found = findRetailer(retailer ?? '');
  if (found) return found;
  const problem =
    retailer === undefined ? 'Say whose ratings these are' : `"${retailer}" is not one of the retailers`;
  throw new DomainError('invalid', 'retailer', `${problem}: ${retailerSlugs.join(', ')}.`);
}

function column(
  name: string,
  index: number,
  meaning: FileColumn | undefined,
  retailer: Retailer | undefined,
): Column[] {
  if (meaning === undefined) return [];
  if (meaning === 'rating') return retailer ? [{ index, name, field: retailer.scoreField }] : [];
  if (meaning === 'reviewCount') return retailer ? [{ index, name, field: retailer.countField }] : [];
  return [{ index, name, field: meaning }];
}

function checkColumns(columns: readonly Column[], header: readonly string[], kind: ImportKind): void {
  const fields = columns.map(({ field }) => field);
  const twice = columns.filter(({ field }, index) => fields.indexOf(field) !== index);
  if (twice.length > 0) refuseColumns(`The column "${twice[0]?.name}" stands twice.`);
  const missing = ['brand', 'model', 'category'].filter((name) => !fields.includes(name as Field));
  if (missing.length > 0 && !(fields.includes('id') && kind === 'scores')) {
    refuseColumns(
      `Missing columns: ${missing.join(', ')}. The header is: ${header.join(', ').slice(0, 200)}.`,
    );
  }
  if (kind === 'scores' && retailersOf(fields).length === 0) {
    refuseColumns(
      'There is no column with ratings: "rating" and "reviewCount", or fields like "lowesScore".',
    );
  }
}

/** Who names a retailer means this one's scores, and nobody else's. */
function checkRetailer(columns: readonly Column[], retailer: string | undefined): void {
  if (retailer === undefined) return;
  const others = retailersOf(columns.map(({ field }) => field)).filter((slug) => slug !== retailer);
  if (others.length === 0) return;
  const message = `The file holds scores of ${others.join(', ')}, not only of ${retailer}. Leave the retailer out to import them all.`;
  throw new DomainError('invalid', 'retailer', message);
}

function refuseColumns(message: string): never {
  throw new DomainError('invalid', 'columns', message);
}

function retailersOf(fields: readonly string[]): RetailerSlug[] {
  return retailers
    .filter(({ scoreField, countField }) => fields.includes(scoreField) || fields.includes(countField))
    .map(({ slug }) => slug);
}

function idCell(cell: string, refuse: RejectCell): string | undefined {
  const id = cell.trim();
  if (id === '') return undefined;
  return isUuid(id) ? id.toLowerCase() : refuse('id', `"${id.slice(0, 40)}" is not the id of a model.`);
}

function nameCell(cell: string, limit: number, refuse: RejectCell): string | undefined {
  const isEmpty = isBlank(cell) || cell.trim() === clearMarker;
  if (isEmpty) return refuse('required', 'This cell must not be empty.');
  return textCell(cell, limit, refuse) ?? undefined;
}

function textCell(cell: string, limit: number, refuse: RejectCell): string | null | undefined {
  if (isBlank(cell)) return undefined;
  if (cell.trim() === clearMarker) return null;
  if (looksLikeFormula(cell)) return refuse('formula', 'A spreadsheet would run this cell as a formula.');
  const text = collapseWhitespace(unescapeFormula(cell.trim()));
  if (unprintable.test(text))
    return refuse('characters', 'The cell contains characters that cannot be shown.');
  if (text.length > limit)
    return refuse('too-long', `The cell has ${text.length} characters; ${limit} is the limit.`);
  return text;
}

function imageCell(cell: string, refuse: RejectCell): string | null | undefined {
  const url = textCell(cell, textLimits.imageUrl, refuse);
  return !url || isImageUrl(url) ? url : refuse('image-url', imageUrlRule);
}

function categoryCell(cell: string, refuse: RejectCell): string | undefined {
  const slug = cell.trim().toLowerCase();
  if (isCategory(slug)) return slug;
  return refuse('category', `"${cell.slice(0, 40)}" is not one of ${categorySlugs.join(', ')}.`);
}

function checkType({ category, fields }: StagedRow, refuse: RejectCell): void {
  const { subcategory } = fields;
  if (!isCategory(category) || !subcategory || isSubcategoryOf(category, subcategory)) return;
  refuse('subcategory', `For ${category}, the type must be one of ${subcategoriesOf(category).join(', ')}.`);
}
