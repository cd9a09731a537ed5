import {
  type ApplianceFieldName,
  applianceFields,
  type DescribingField,
  identifyingFields,
  isIdentifying,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { DomainError } from '@appliance-index/domain/errors';
import { type MappedColumn, mappedScale } from '@appliance-index/domain/imports/column-mapping';
import { nameKey, scaleInHeader } from '@appliance-index/domain/imports/file-columns';
import { fileNameExample } from '@appliance-index/domain/imports/file-name';
import { type ColumnMapping } from '@appliance-index/domain/imports/plans/mapping-text';
import { maxStars, type RatingScale } from '@appliance-index/domain/imports/rating-scales';
import { scaleAdvice } from '@appliance-index/domain/imports/written-numbers';
import {
  findRetailer,
  type Retailer,
  type RetailerSlug,
  retailerSlugs,
  retailers,
} from '@appliance-index/domain/scores/retailers';
import { maxScoreTenths } from '@appliance-index/domain/scores/score';
import { lookAlikeNote } from '@appliance-index/domain/text/characters';
import { cleanLine } from '@appliance-index/domain/text/text-fields';
import type { ImportKind } from './import-report.js';

/* What the columns of a file mean, and whether they suit the request. */

export interface LayoutRequest {
  kind: ImportKind;
  month: string | null;
  retailer?: string | undefined;
  scale?: RatingScale | undefined;
  createMissing?: boolean;
  mapping?: ColumnMapping | undefined;
  /** Stands for the mapping where imports are told apart. */
  mappingHash?: string | undefined;
  /** Read counts like '(2.1k)', which were rounded to be shown. */
  allowRoundedCounts?: boolean | undefined;
}

/** A column with the field that it holds. */
export interface Column extends Omit<MappedColumn, 'meaning'> {
  field: ApplianceFieldName | 'id' | 'month';
}

/** Whether the column holds a field of a model. */
export function isField(field: Column['field']): field is ApplianceFieldName {
  return field !== 'id' && field !== 'month';
}

export function describes(field: Column['field']): field is DescribingField {
  return isField(field) && !isIdentifying(field);
}

/** Whether the file is long: its columns of ratings and counts do not say the retailer. */
export function holdsOneRetailer(columns: readonly MappedColumn[]): boolean {
  return columns.some(({ meaning }) => meaning === 'rating' || meaning === 'reviewCount');
}

/** By default, ratings are stars in long files and tenths of a star in wide files. */
export function scaleOf(
  columns: readonly MappedColumn[],
  { scale, mapping }: Pick<LayoutRequest, 'scale' | 'mapping'>,
): RatingScale {
  const asked = scale ?? (mapping && mappedScale(mapping));
  return asked ?? (holdsOneRetailer(columns) ? maxStars : maxScoreTenths);
}

/** The retailer of a file with ratings of one. @throws invalid/columns for a catalogue file, invalid/retailer */
export function requireRetailer({ retailer, kind }: LayoutRequest): Retailer {
  if (kind === 'catalogue') {
    throw new DomainError('invalid', 'columns', 'This file contains ratings. Import it as monthly scores.');
  }
  const found = findRetailer(retailer ?? '');
  if (found) return found;
  const problem =
    retailer === undefined
      ? `Specify the retailer of these ratings (--retailer in the CLI), or name the file like ${fileNameExample}.`
      : `"${retailer}" is not a retailer.`;
  throw invalidRetailer(problem, `Use one of ${retailerSlugs.join(', ')}.`);
}

/** Empty for ratings without a retailer. */
export function resolveColumn({ meaning, ...place }: MappedColumn, retailer: Retailer | undefined): Column[] {
  if (meaning !== 'rating' && meaning !== 'reviewCount') return [{ ...place, field: meaning }];
  if (retailer === undefined) return [];
  return [{ ...place, field: meaning === 'rating' ? retailer.scoreField : retailer.countField }];
}

/** @throws invalid/columns when columns are missing or duplicated */
export function checkColumns(columns: readonly Column[], header: readonly string[], kind: ImportKind): void {
  const fields = columns.map(({ field }) => field);
  const second = columns.find(({ field }, index) => fields.indexOf(field) !== index);
  const first = columns.find(({ field }) => field === second?.field);
  if (first && second) rejectDuplicate(cleanLine(first.name), cleanLine(second.name));
  const missing = identifyingFields.filter((name) => !fields.includes(name));
  if (missing.length > 0 && !(fields.includes('id') && kind === 'scores')) {
    const named = header.map(cleanLine).join(', ').slice(0, 200);
    const advice =
      header.length === 1
        ? ' This is one column: separate the columns by commas, and put no quotation marks around whole lines.'
        : '';
    rejectColumns(`Missing columns: ${missing.join(', ')}. The header is: ${named}.${advice}`);
  }
  if (kind === 'scores' && retailersOf(fields).length === 0) {
    rejectColumns(
      'The file has no ratings. Add columns "rating" and "reviewCount", or fields like "lowesScore".',
    );
  }
}

/** Counts without their ratings are mostly a rating column that was not recognised. */
export function checkRatings(
  columns: readonly Column[],
  ignored: readonly string[],
  retailer: Retailer | undefined,
): void {
  if (retailer === undefined || columns.some(({ field }) => field === retailer.scoreField)) return;
  const names = ignored.map((name) => `"${cleanLine(name)}"`).join(', ');
  const advice =
    names === ''
      ? 'Add one with the name "rating".'
      : `If one of these holds them, rename it to "rating": ${names.slice(0, 200)}.`;
  rejectColumns(`The file has no column with the ratings of ${retailer.name}. ${advice}`);
}

/** A scale in the header must be that of the import: 4.5 out of 100 is not 4.5 stars. */
export function checkScale(columns: readonly Column[], scale: RatingScale): void {
  for (const { name, field } of columns) {
    const named = isField(field) && applianceFields[field].kind === 'score' ? scaleInHeader(name) : undefined;
    if (named === undefined || named === scale) continue;
    rejectColumns(
      `The column "${cleanLine(name)}" goes up to ${named}, but the scale of this import is ${scale}. ${scaleAdvice(named)}`,
    );
  }
}

/** A request that names a retailer must not import scores of others. */
export function checkRetailer(columns: readonly Column[], retailer: string | undefined): void {
  if (retailer === undefined) return;
  const others = retailersOf(columns.map(({ field }) => field)).filter((slug) => slug !== retailer);
  if (others.length === 0) return;
  throw invalidRetailer(
    `The file also contains scores of ${others.join(', ')}, not only of ${retailer}.`,
    'To import them all, do not specify a retailer.',
  );
}

function invalidRetailer(problem: string, advice: string): DomainError {
  const issue = { path: 'retailer', message: problem };
  return new DomainError('invalid', 'retailer', `${problem} ${advice}`, [issue]);
}

function rejectDuplicate(first: string, second: string): never {
  const problem =
    nameKey(first) === nameKey(second)
      ? `The column "${first}" appears twice.`
      : `The columns "${first}" and "${second}" mean the same.`;
  rejectColumns(`${problem} Rename the one that is not to be read.`);
}

function rejectColumns(message: string): never {
  throw new DomainError('invalid', 'columns', message + lookAlikeNote(message));
}

/** The retailers that have a score or a count among the fields. */
export function retailersOf(fields: readonly string[]): RetailerSlug[] {
  return retailers
    .filter(({ scoreField, countField }) => fields.includes(scoreField) || fields.includes(countField))
    .map(({ slug }) => slug);
}

/** A truncated export must not look like one without changes. */
export function emptyFile(): DomainError {
  return new DomainError('invalid', 'file-empty', 'The file has a header but no rows. Export it again.');
}
