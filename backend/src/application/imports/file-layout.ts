import {
  applianceFields,
  identifyingFields,
  isIdentifying,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { pluralize } from '@appliance-index/domain/formats';
import { mappedColumns } from '@appliance-index/domain/imports/column-mapping';
import { warnOfGarbledText } from '@appliance-index/domain/imports/damaged-text';
import { cleanCell, parseCell, parseTypeOf } from '@appliance-index/domain/imports/file-cells';
import { monthInCell } from '@appliance-index/domain/imports/file-name';
import { reasonColumns } from '@appliance-index/domain/imports/plans/rejected-rows';
import { type RatingScale, type RejectCell } from '@appliance-index/domain/imports/rating-scales';
import {
  type CountReading,
  type FileWarning,
  type Reject,
  ratingAsRead,
  type WarnCell,
  warnOfImpossibleScore,
} from '@appliance-index/domain/imports/score-file';
import { totalWordsOf } from '@appliance-index/domain/imports/total-rows';
import type { DotsInCounts } from '@appliance-index/domain/imports/written-numbers';
import { findRetailer, retailers } from '@appliance-index/domain/scores/retailers';
import { cleanLine, isBlank } from '@appliance-index/domain/text/text-fields';
import {
  type Column,
  checkColumns,
  checkRatings,
  checkRetailer,
  checkScale,
  describes,
  holdsOneRetailer,
  isField,
  type LayoutRequest,
  requireRetailer,
  resolveColumn,
  retailersOf,
  scaleOf,
} from './file-header.js';
import { hasMatchKey, type StagedRow, type StagingRules, type TableRow } from './import-ports.js';

/** Of a name in a message. */
const maxNameLength = 80;

/** Maps the columns of a file to model fields, and parses its rows. */
export class FileLayout {
  private readonly counts: readonly Column[];
  private readonly names: readonly Column[];

  private constructor(
    private readonly columns: readonly Column[],
    private readonly width: number,
    private readonly shortestRow: number,
    private readonly scale: RatingScale,
    private readonly allowRounded: boolean,
    readonly rules: StagingRules,
    /** Unknown header names, reported so that typing errors are noticed; not those of a file of rejected rows. */
    readonly ignoredColumns: readonly string[],
    /** The options that, together with the content, identify an import as already applied. */
    readonly options: string,
  ) {
    const columnsOf = (isWanted: (field: Column['field']) => boolean) =>
      columns.filter(({ field }) => isWanted(field));
    this.counts = columnsOf((field) => isField(field) && applianceFields[field].kind === 'reviewCount');
    this.names = columnsOf((field) => field === 'brand' || field === 'model');
  }

  /** @throws invalid/columns when columns are missing, duplicated or unsuitable for the request, invalid/retailer */
  static fromHeader(header: readonly string[], request: LayoutRequest): FileLayout {
    const mapped = mappedColumns(header, request.mapping);
    const retailer = holdsOneRetailer(mapped) ? requireRetailer(request) : undefined;
    const columns = mapped.flatMap((column) => resolveColumn(column, retailer));
    const read = new Set(mapped.map(({ index }) => index));
    const ownColumns = reasonColumns(header);
    const ignored = header.filter((name, index) => index >= ownColumns && !read.has(index) && !isBlank(name));
    checkColumns(columns, header, request.kind);
    checkRetailer(columns, request.retailer);
    checkRatings(columns, ignored, retailer ?? findRetailer(request.retailer ?? ''));
    const scale = scaleOf(mapped, request);
    checkScale(columns, scale);
    const fields = columns.flatMap(({ field }) => (describes(field) ? [field] : []));
    const rules: StagingRules = {
      kind: request.kind,
      month: request.month,
      retailers: retailersOf(fields),
      fields,
      createMissing: request.kind === 'catalogue' || (request.createMissing ?? false),
    };
    const how = request.mappingHash === undefined ? '' : `/${request.mappingHash}`;
    const options = [request.month, retailer?.slug, scale].join(' ') + how;
    return new FileLayout(
      columns,
      header.length,
      shortestRow(columns, rules),
      scale,
      request.allowRoundedCounts ?? false,
      rules,
      ignored,
      options,
    );
  }

  /** Takes the counts of a row into account; returns whether their meaning depends on those of other rows. */
  dependsOnDots({ cells }: TableRow, dots: DotsInCounts): boolean {
    const depending = this.counts.filter((column) => dots.add(cleanLine(cellOf(column, cells))));
    return depending.length > 0;
  }

  /**
   * Parses a row; undefined when it is rejected. Warnings stop nothing.
   * @param dotsGroupThousands whether a count like '1.234' is 1,234: see `DotsInCounts`
   */
  read(
    row: TableRow,
    reject: (reject: Reject) => void,
    warn: (warning: FileWarning) => void,
    dotsGroupThousands = false,
  ): StagedRow | undefined {
    let isRejected = false;
    const rejectIn = (field: string) => (code: string, message: string) => {
      isRejected = true;
      const place = { line: row.line, column: this.columnOf(field), model: this.nameOf(row.cells) };
      reject({ ...place, path: field, code, message, cells: row.cells });
      return undefined;
    };
    const warnIn = (column: string) => (code: string, message: string) =>
      warn({ line: row.line, column, model: this.nameOf(row.cells), code, message });
    if (!this.fits(row.cells)) {
      const found = pluralize(row.cells.length, 'cell');
      rejectIn('')('column-count', `The row has ${found}; the header has ${this.width}.`);
      return undefined;
    }
    const { line, cells } = row;
    const names = this.names.map((column) => cellOf(column, cells));
    const words = totalWordsOf(cells, names);
    if (words !== null) {
      const message = `"${words.slice(0, 40)}" begins a row of totals, which is no model. Delete the row.`;
      return rejectIn('')('total-row', message);
    }
    const counts = { allowRounded: this.allowRounded, dotsGroupThousands };
    const staged: StagedRow = {
      line,
      id: null,
      brand: '',
      model: '',
      category: '',
      fields: {},
      ratings: {},
      cells,
    };
    for (const column of this.columns) {
      const { field, name } = column;
      this.readCell(staged, field, cellOf(column, cells), counts, rejectIn(field), warnIn(name));
    }
    if (staged.id === null && !hasMatchKey(staged) && !isRejected)
      rejectIn('id')('required', 'Identify the model by its id, or by brand, model and category.');
    resolveType(staged, rejectIn('subcategory'));
    return isRejected ? undefined : staged;
  }

  /** The file's name for the column of a field; the field's own name if the file has none. */
  columnOf(field: string): string {
    return this.columns.find((column) => column.field === field)?.name ?? field;
  }

  /** Brand and model as a row gives them, such as 'LG WM5800HVA'. */
  nameOf(cells: readonly string[]): string {
    const ordered = this.names.toSorted((one, other) => one.field.localeCompare(other.field));
    return cleanLine(ordered.map((column) => cellOf(column, cells)).join(' ')).slice(0, maxNameLength);
  }

  private fits(cells: readonly string[]): boolean {
    if (cells.length <= this.width) return cells.length >= this.shortestRow;
    return cells.slice(this.width).every(isBlank);
  }

  private readCell(
    staged: StagedRow,
    field: Column['field'],
    rawCell: string,
    counts: CountReading,
    reject: RejectCell,
    warn: WarnCell,
  ): void {
    const cell = cleanCell(rawCell, isIdentifying(field), reject, warn);
    if (cell === undefined) return;
    if (field === 'month') {
      this.checkMonth(cell, reject);
      return;
    }
    if (field === 'brand' || field === 'model') warnOfGarbledText(cell, warn);
    const value = parseCell(field, cell, this.scale, reject, counts);
    if (field === 'id') staged.id = typeof value === 'string' ? value : null;
    else if (isIdentifying(field)) staged[field] = String(value ?? '');
    else if (value !== undefined) Object.assign(staged.fields, { [field]: value });
    const retailer = retailers.find(({ scoreField }) => scoreField === field);
    if (retailer === undefined || typeof value !== 'number') return;
    warnOfImpossibleScore(value, cell, warn);
    const rating = ratingAsRead(cell, this.scale);
    if (rating) staged.ratings[retailer.slug] = rating;
  }

  /** A file is imported as one month, so the rows of others are rejected. */
  private checkMonth(cell: string, reject: RejectCell): void {
    const { month } = this.rules;
    if (monthInCell(cell) === month) return;
    reject(
      'month',
      `"${cell.slice(0, 40)}" is not ${month}, the month of this import. Import each month by itself.`,
    );
  }
}

const cellOf = ({ index, convert }: Column, cells: readonly string[]): string => {
  const cell = cells[index] ?? '';
  return convert ? convert(cell) : cell;
};

/** Replaces the type's label by its slug. */
function resolveType({ category, fields }: StagedRow, reject: RejectCell): void {
  if (fields.subcategory) fields.subcategory = parseTypeOf(category, fields.subcategory, reject) ?? null;
}

/**
 * The least number of cells in a row. Spreadsheets leave out empty cells at the end, so a missing cell is read like an
 * empty one; but a row that ends before the names of its model, or in a score file before the values of every retailer,
 * is more likely to be cut off.
 */
function shortestRow(columns: readonly Column[], { kind, retailers: slugs }: StagingRules): number {
  const widthThrough = (fields: readonly string[]) =>
    Math.max(...columns.filter(({ field }) => fields.includes(field)).map(({ index }) => index + 1));
  const hasNames = columns.some(({ field }) => isIdentifying(field));
  const throughNames = widthThrough(hasNames ? identifyingFields : ['id']);
  if (kind === 'catalogue') return throughNames;
  const throughRetailers = retailers
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ scoreField, countField }) => widthThrough([scoreField, countField]));
  return Math.max(throughNames, Math.min(...throughRetailers));
}
