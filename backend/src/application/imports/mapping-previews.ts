import { applianceFields, type FieldDescription } from '@appliance-index/domain/catalogue/appliance-fields';
import { type MappedColumn, mappedColumns } from '@appliance-index/domain/imports/column-mapping';
import { cleanCell, parseCell, parseTypeOf } from '@appliance-index/domain/imports/file-cells';
import { monthInCell, noMonthInCell } from '@appliance-index/domain/imports/file-name';
import { parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import {
  type ColumnMapping,
  formatMapping,
  type MappingField,
} from '@appliance-index/domain/imports/plans/mapping-text';
import { type RatingScale, type RejectCell } from '@appliance-index/domain/imports/rating-scales';
import { stripper } from '@appliance-index/domain/imports/strip-pattern';
import { DotsInCounts } from '@appliance-index/domain/imports/written-numbers';
import { findRetailer, retailerSlugs, retailers } from '@appliance-index/domain/scores/retailers';
import { cleanLine, isBlank } from '@appliance-index/domain/text/text-fields';
import {
  anyObject,
  array,
  count,
  enumOf,
  flag,
  nullable,
  object,
  optionalCount,
  optionalText,
  type Shape,
  text,
  type ValueOf,
  view,
} from '../shapes.js';
import { DistinctValues } from './distinct-values.js';
import { scaleOf } from './file-header.js';
import type { TableRow } from './import-ports.js';
import { type MappedFileRequest, type MappedFiles, propose, shownSamples } from './mapped-files.js';

/** So many cells that are not read are named for each column. */
const namedCells = 3;

/** Fields whose columns have few values, which are often written in other words. */
const fieldsOfFew: readonly MappedColumn['meaning'][] = ['brand', 'category', 'subcategory', 'month'];

const columnVerdict = object({
  /** What the column was mapped to: 'brand', 'rating', 'month'. */
  field: text,
  /** Its name in the file; that of the field for a constant. */
  column: text,
  read: count,
  empty: count,
  /** Cells that are not read. */
  rejected: count,
  /** The first of them. */
  problems: array(object({ line: count, message: text })),
  /** The first cells as they are in the file, and as the mapping makes them. */
  examples: array(object({ line: count, before: text, after: text })),
  /** Distinct values without what the pattern takes out: those that are not read, and the others of fields that have few. */
  values: array(object({ value: text, rows: count, isRead: flag })),
});
export type ColumnVerdict = ValueOf<typeof columnVerdict>;

/** Where a field comes from: a column at an index, a constant, or nowhere. See `FieldSource`. */
const fieldSource = object(
  {
    field: text as Shape<MappingField>,
    index: optionalCount,
    column: text,
    constant: text,
    strip: text,
    values: anyObject as Shape<Readonly<Record<string, string>>>,
  },
  ['column', 'constant', 'strip', 'values'],
);

/** POST /api/admin/imports/preview */
export const MappingPreview = view('MappingPreview', {
  columns: array(text),
  /** The first rows of the file. */
  rows: array(object({ line: count, cells: array(text) })),
  /** Where the mapping comes from; a proposal is a guess. */
  origin: enumOf(['given', 'profile', 'proposal']),
  profile: optionalText,
  /** As `--map` takes it. */
  mapping: text,
  /** The same, field by field, with the columns that have the names of their fields. */
  sources: array(fieldSource),
  /** The retailer by the request, the profile or the file's name. */
  retailer: nullable(enumOf(retailerSlugs)),
  /** Number of rows in the file. */
  total: count,
  verdicts: array(columnVerdict),
});
export type MappingPreview = ValueOf<typeof MappingPreview>;

/** Shows what a mapping makes of a file's columns, each by itself; nothing is compared with the catalogue. */
export class MappingPreviews {
  constructor(private readonly files: MappedFiles) {}

  /** @throws invalid/mapping, invalid/columns, invalid/file-..., not-found/profile */
  async run(request: MappedFileRequest): Promise<MappingPreview> {
    const { file: opened, choice, named } = await this.files.find(request);
    const { proposal, file } = await propose(opened);
    const mapping = choice?.mapping ?? parseMapping(proposal.mapping);
    const verdicts = new Verdicts(opened.header, mapping, request);
    let total = 0;
    for await (const row of file.rows) {
      request.signal?.throwIfAborted();
      verdicts.add(row);
      total++;
    }
    return {
      columns: proposal.columns,
      rows: proposal.rows,
      origin: choice === null ? 'proposal' : choice.profile ? 'profile' : 'given',
      profile: choice?.profile?.name ?? null,
      mapping: formatMapping(mapping),
      sources: sourcesOf(mapping, mappedColumns(opened.header, mapping)),
      retailer:
        findRetailer(request.retailer ?? '')?.slug ?? choice?.profile?.retailer ?? named.retailer ?? null,
      total,
      verdicts: verdicts.end(),
    };
  }
}

function sourcesOf(mapping: ColumnMapping, columns: readonly MappedColumn[]): MappingPreview['sources'] {
  const placeOf = ({ index, name }: MappedColumn) => ({ index, column: cleanLine(name) });
  const named = [...mapping].map(([field, source]) => {
    const column = columns.find(({ meaning, index }) => meaning === field && index >= 0);
    return { field, index: null, ...(column && placeOf(column)), ...source };
  });
  const others = columns.filter(({ meaning, convert }) => !mapping.has(meaning) && convert === undefined);
  return [...named, ...others.map((column) => ({ field: column.meaning, ...placeOf(column) }))];
}

/** What of a cell the table of values is asked for; null if the column has no table of its own. */
function bareReader({ index, meaning, convert }: MappedColumn, mapping: ColumnMapping) {
  // A type that comes with the category is read by its table.
  if (index < 0 || (convert !== undefined && !mapping.has(meaning))) return null;
  const { strip } = mapping.get(meaning) ?? {};
  return strip === undefined ? (cell: string) => cell : stripper(strip);
}

/** Counts what is read of each column, in bounded memory. */
class Verdicts {
  private readonly columns;
  private readonly scale: RatingScale;
  private readonly dots = new DotsInCounts();

  constructor(
    header: readonly string[],
    mapping: ColumnMapping,
    private readonly request: Pick<MappedFileRequest, 'scale' | 'allowRoundedCounts'>,
  ) {
    const mapped = mappedColumns(header, mapping);
    this.scale = scaleOf(mapped, { scale: request.scale, mapping });
    this.columns = mapped.map((column) => ({
      column,
      verdict: emptyVerdict(column),
      undecided: emptyVerdict(column),
      bare: bareReader(column, mapping),
      values: new DistinctValues(fieldsOfFew.includes(column.meaning)),
    }));
  }

  add({ line, cells }: TableRow): void {
    for (const { column, verdict, undecided, bare, values } of this.columns) {
      const raw = cells[column.index] ?? '';
      const cell = column.convert?.(raw) ?? raw;
      // What '1.234' means depends on all counts of the file.
      const depends = isCount(column) && this.dots.add(cleanLine(cell));
      const isRead = addTo(depends ? undecided : verdict, line, (reject) => this.read(column, cell, reject));
      if (bare === null) continue;
      if (verdict.examples.length < shownSamples) verdict.examples.push({ line, before: raw, after: cell });
      if (!depends && !isBlank(raw)) values.add(bare(raw), isRead);
    }
  }

  end(): ColumnVerdict[] {
    const { groupThousands } = this.dots;
    return this.columns.map(({ verdict, undecided, values }) => {
      const isRead = groupThousands && undecided.rejected > 0;
      return {
        ...verdict,
        read: verdict.read + (isRead ? undecided.rejected : 0),
        rejected: verdict.rejected + (isRead ? 0 : undecided.rejected),
        problems: [...verdict.problems, ...(isRead ? [] : undecided.problems)]
          .toSorted((one, other) => one.line - other.line)
          .slice(0, namedCells),
        values: values.list(),
      };
    });
  }

  /** Whether the cell has a value. */
  private read({ meaning }: MappedColumn, raw: string, reject: RejectCell): boolean {
    const field = fieldOf(meaning);
    const isRequired = meaning === 'brand' || meaning === 'model' || meaning === 'category';
    const cell = cleanCell(raw, isRequired, reject, () => undefined);
    if (cell === undefined || (cell === '' && !isRequired)) return false;
    if (field === 'month') {
      if (monthInCell(cell) === undefined) reject('month', noMonthInCell(cell));
    } else if (field === 'subcategory') parseTypeOf('', cell, reject);
    else parseCell(field, cell, this.scale, reject, { allowRounded: this.request.allowRoundedCounts });
    return true;
  }
}

/** Ratings and counts are read alike for every retailer. */
function fieldOf(meaning: MappedColumn['meaning']) {
  const [{ scoreField, countField }] = retailers;
  return meaning === 'rating' ? scoreField : meaning === 'reviewCount' ? countField : meaning;
}

function isCount({ meaning }: MappedColumn): boolean {
  const field = fieldOf(meaning);
  if (field === 'id' || field === 'month') return false;
  const { kind }: FieldDescription = applianceFields[field];
  return kind === 'reviewCount';
}

function emptyVerdict({ meaning, name }: MappedColumn): ColumnVerdict {
  return {
    ...{ field: meaning, column: name, read: 0, empty: 0, rejected: 0 },
    ...{ problems: [], examples: [], values: [] },
  };
}

/** Returns whether nothing of the cell was rejected. */
function addTo(verdict: ColumnVerdict, line: number, read: (reject: RejectCell) => boolean): boolean {
  let message: string | undefined;
  const hasValue = read((_code, problem) => {
    message ??= problem;
    return undefined;
  });
  if (message === undefined) {
    if (hasValue) verdict.read++;
    else verdict.empty++;
    return true;
  }
  verdict.rejected++;
  if (verdict.problems.length < namedCells) verdict.problems.push({ line, message });
  return false;
}
