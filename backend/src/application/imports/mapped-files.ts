import { DomainError } from '@appliance-index/domain/errors';
import {
  columnNamesOf,
  fitsHeader,
  mappedColumns,
  mapsScores,
} from '@appliance-index/domain/imports/column-mapping';
import {
  fileNameExample,
  monthInCell,
  type NamedImport,
  noMonthInCell,
  readFileName,
} from '@appliance-index/domain/imports/file-name';
import type { ImportProfile } from '@appliance-index/domain/imports/import-profile';
import { proposeMapping } from '@appliance-index/domain/imports/mapping-proposal';
import { parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import { type ColumnMapping, formatMapping } from '@appliance-index/domain/imports/plans/mapping-text';
import type { RatingScale } from '@appliance-index/domain/imports/rating-scales';
import { parseMonth, wrongMonth } from '@appliance-index/domain/scores/month';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { Clock, Tokens } from '../ports.js';
import { holdsOneRetailer } from './file-header.js';
import { FileLayout } from './file-layout.js';
import type { TableFile, TableFiles, TableRow } from './import-ports.js';
import { requireProfile } from './import-profiles.js';
import type { FileNameHint, ImportKind, ImportReport, UsedMapping } from './import-report.js';
import type { ProfileStore } from './profile-ports.js';

/** So many rows are looked at for a proposal. */
const sampledRows = 50;
/** So many of them are shown. */
export const shownSamples = 3;

export interface MappedFileRequest {
  kind: ImportKind;
  source: { name: string; bytes: AsyncIterable<Uint8Array> };
  /** The sheet of a workbook; it can be left out when there is only one. */
  sheet?: string | undefined;
  /**
   * Long files hold one retailer's ratings; by default the one that the profile or the file's name says. Wide files must not
   * have scores of others.
   */
  retailer?: string | undefined;
  /** Of scores; by default the one that the mapping or the file's name says. */
  month?: string | undefined;
  scale?: RatingScale | undefined;
  /** Scores only; a catalogue import always creates missing models. */
  createMissing?: boolean;
  /** Read counts like '(2.1k)', which were rounded to be shown. */
  allowRoundedCounts?: boolean | undefined;
  /** How columns map to fields: see `parseMapping`. */
  mapping?: string | undefined;
  /** The name of a saved mapping; by default the one that fits the header, if any. */
  profile?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** A mapping that a file may have been made for. */
interface Candidate {
  mapping: ColumnMapping;
  profile: ImportProfile | null;
}

export interface MappedFile {
  file: TableFile;
  layout: FileLayout;
  /** What the report says of how the file was read. */
  facts: Pick<ImportReport, 'fileNameHints' | 'mapping'>;
}

/** What is known of a file before its rows are read. */
export interface OpenedFile {
  file: TableFile;
  named: NamedImport;
  /** The mapping that was asked for, or that of the profile which fits the header. */
  choice: Candidate | null;
  isRecognised: boolean;
}

/** A mapping for a header that no import knows, shown with the file's first rows. */
export interface ProposedMapping {
  columns: string[];
  /** As `--map` takes it. */
  mapping: string;
  rows: TableRow[];
}

/** Opens files, and finds out which columns they have. */
export class MappedFiles {
  constructor(
    private readonly files: TableFiles,
    private readonly profiles: ProfileStore,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws invalid/... when the file as a whole cannot be imported; for an unknown header, invalid/columns with a
   * `ProposedMapping`
   */
  async open(request: MappedFileRequest): Promise<MappedFile> {
    const candidates = await this.candidates(request);
    this.requireMonth(request, candidates);
    const opened = await this.choose(request, candidates);
    const { named, choice, isRecognised } = opened;
    const { mapping, profile } = choice ?? {};
    const { month, isNamed, file } = await this.monthOf(request, opened);
    // A wide file holds the scores of several, whatever its name says.
    if (!holdsOneRetailer(mappedColumns(file.header, mapping))) delete named.retailer;
    const requested = request.retailer ?? profile?.retailer ?? undefined;
    const text = mapping && formatMapping(mapping);
    const layoutRequest = {
      ...request,
      month,
      mapping,
      mappingHash: text && this.tokens.hashOf(text),
      retailer: requested ?? named.retailer,
    };
    const used: UsedMapping | null = text ? { text, profile: profile?.name ?? null, isRecognised } : null;
    const hints = fileNameHints(named, { retailer: requested, month: isNamed ? undefined : month });
    return {
      file,
      layout: await layoutOr(file, layoutRequest, choice === null),
      facts: { fileNameHints: hints, mapping: used },
    };
  }

  /** Opens a file, and chooses its mapping. @throws not-found/profile, invalid/mapping, invalid/columns, invalid/file-... */
  async find(request: MappedFileRequest): Promise<OpenedFile> {
    return this.choose(request, await this.candidates(request));
  }

  private async choose(request: MappedFileRequest, candidates: readonly Candidate[]): Promise<OpenedFile> {
    const named = namedBy(request);
    const columns = candidates.flatMap(({ mapping }) => columnNamesOf(mapping));
    const { source, sheet, signal } = request;
    const file = await this.files.open(source.name, source.bytes, { sheet, columns, signal });
    if (request.mapping !== undefined || request.profile !== undefined)
      return { file, named, choice: candidates[0] ?? null, isRecognised: false };
    const retailer = request.retailer ?? named.retailer;
    const choice = recognised(file.header, request.kind, retailer, candidates);
    return { file, named, choice, isRecognised: choice !== null };
  }

  private async candidates({ mapping, profile }: MappedFileRequest): Promise<Candidate[]> {
    if (mapping !== undefined) {
      if (profile === undefined) return [{ mapping: parseMapping(mapping), profile: null }];
      throw new DomainError('invalid', 'mapping', 'Give a mapping or the name of a profile, not both.');
    }
    const saved = await this.profiles.all();
    const wanted = profile === undefined ? saved : [requireProfile(saved, profile)];
    return wanted.map((each) => ({ mapping: parseMapping(each.mapping), profile: each }));
  }

  /** Before the file is read, which may take long. @throws invalid/month if nothing can say the month */
  private requireMonth(request: MappedFileRequest, candidates: readonly Candidate[]): void {
    const { kind, month = namedBy(request).month } = request;
    if (kind === 'catalogue') return;
    if (month !== undefined) parseMonth(month, this.clock.now());
    else if (!candidates.some(({ mapping }) => mapping.has('month'))) throw noMonth();
  }

  /** From the option, the mapping or the file's name; a month that the file's rows name is that of the first. */
  private async monthOf(
    { kind, month }: MappedFileRequest,
    { file, named, choice }: OpenedFile,
  ): Promise<{ month: string | null; isNamed: boolean; file: TableFile }> {
    if (kind === 'catalogue') return { month: null, isNamed: false, file };
    const constant = choice?.mapping.get('month')?.constant;
    const column = mappedColumns(file.header, choice?.mapping).find(({ meaning }) => meaning === 'month');
    const given = month ?? constant;
    if (given === undefined && column) {
      const peeked = await peek(file, 1);
      const cell = peeked.rows[0]?.cells[column.index] ?? '';
      const found = monthInCell(column.convert?.(cell) ?? cell);
      if (found === undefined)
        throw wrongMonth(`The column "${column.name}" is to hold the month, but ${noMonthInCell(cell)}`);
      return { month: parseMonth(found, this.clock.now()), isNamed: false, file: peeked.file };
    }
    const text = given ?? named.month;
    if (text === undefined) throw noMonth();
    return { month: parseMonth(text, this.clock.now()), isNamed: given === undefined, file };
  }
}

/** The profile made for this header; null if none is. @throws invalid/file-profile if several are */
function recognised(
  header: readonly string[],
  kind: ImportKind,
  retailer: string | undefined,
  candidates: readonly Candidate[],
): Candidate | null {
  const isOf = (slug: RetailerSlug | null) => slug === null || retailer === undefined || slug === retailer;
  const fitting = candidates
    .filter(
      ({ mapping, profile }) =>
        isOf(profile?.retailer ?? null) && mapsScores(mapping) === (kind === 'scores'),
    )
    .filter(({ mapping }) => fitsHeader(mapping, header))
    .map((candidate) => ({ candidate, size: columnNamesOf(candidate.mapping).length }))
    .toSorted((one, other) => other.size - one.size);
  const best = fitting.filter(({ size }) => size === fitting[0]?.size).map(({ candidate }) => candidate);
  if (best.length < 2) return best[0] ?? null;
  const choices = best.flatMap(({ profile }) => profile?.name ?? []);
  const message = `Several profiles fit this header: ${choices.join(', ')}. Name the one to use (--profile in the CLI).`;
  throw new DomainError('invalid', 'file-profile', message, [{ path: 'profile', message }], { choices });
}

/** @throws invalid/columns, with a proposal if the header may only be unknown */
async function layoutOr(
  file: TableFile,
  request: Parameters<typeof FileLayout.fromHeader>[1],
  mayPropose: boolean,
): Promise<FileLayout> {
  try {
    return FileLayout.fromHeader(file.header, request);
  } catch (error) {
    if (!mayPropose || !(error instanceof DomainError) || error.code !== 'columns') throw error;
    const { kind, code, message, issues } = error;
    throw new DomainError(kind, code, message, issues, { proposal: (await propose(file)).proposal });
  }
}

/** A mapping for the file by its first rows; the file returned still has them. */
export async function propose(file: TableFile): Promise<{ proposal: ProposedMapping; file: TableFile }> {
  const peeked = await peek(file, sampledRows);
  const mapping = proposeMapping(
    file.header,
    peeked.rows.map(({ cells }) => cells),
  );
  return {
    proposal: {
      columns: [...file.header],
      mapping: formatMapping(mapping),
      rows: peeked.rows.slice(0, shownSamples),
    },
    file: peeked.file,
  };
}

/** The first rows of the file, and the file as if they had not been read. */
async function peek(file: TableFile, count: number): Promise<{ rows: TableRow[]; file: TableFile }> {
  const iterator = file.rows[Symbol.asyncIterator]();
  const rows: TableRow[] = [];
  while (rows.length < count) {
    const next = await iterator.next();
    if (next.done) break;
    rows.push(next.value);
  }
  return { rows, file: { header: file.header, rows: following(rows, iterator), info: () => file.info() } };
}

async function* following(
  rows: readonly TableRow[],
  rest: AsyncIterator<TableRow>,
): AsyncGenerator<TableRow, void> {
  yield* rows;
  yield* { [Symbol.asyncIterator]: () => rest };
}

function namedBy({ kind, source }: MappedFileRequest): NamedImport {
  return kind === 'scores' ? readFileName(source.name) : {};
}

function noMonth(): DomainError {
  return wrongMonth(
    `Specify the month of the scores (--month in the CLI), for example 2026-05, or name the file like ${fileNameExample}.`,
  );
}

function fileNameHints(
  named: NamedImport,
  requested: { [F in keyof NamedImport]: string | null | undefined },
): FileNameHint[] {
  return (['retailer', 'month'] as const).flatMap((field) => {
    const value = named[field];
    if (value === undefined || value === requested[field]) return [];
    return [{ field, value, isUsed: requested[field] === undefined }];
  });
}
