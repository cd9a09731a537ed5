import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DomainError } from '@appliance-index/domain/errors';
import { nameKey } from '@appliance-index/domain/imports/file-columns';
import { cleanLine } from '@appliance-index/domain/text/text-fields';
import { CsvError, type Parser, parse } from 'csv-parse';
import {
  type TableChoice,
  type TableFile,
  TableFiles,
  type TableRow,
} from '../../application/imports/import-ports.js';
import type { FileInfo } from '../../application/imports/import-report.js';
import { joinStart, prepend } from './chunks.js';
import { csvOptions, detectDialect, hasContent, isSample, withoutEndMark } from './csv-dialect.js';
import { fileError, fileTooLarge } from './file-errors.js';
import { findTable } from './table-start.js';
import { TextFileDecoder } from './text-file-decoder.js';
import { unpack } from './unpacking.js';
import { signatureLength, unreadableKind } from './unreadable-kinds.js';
import { Workbook } from './workbook.js';
import { XmlError } from './xml-parts.js';
import type { ZipArchive } from './zip-archive.js';

/** Far above any real row; a file without line breaks is rejected before it fills the memory. */
const maxRowCharacters = 1_000_000;

/** Far above the largest real file (a million rows are 100 MB): a few MB of gzip must not keep an import busy for hours. */
const maxFileBytes = 1_000_000_000;

/** Several times what exports of retailers have. Each is compared with each field when a mapping is proposed. */
const maxColumns = 300;

/** In rows: as they can be long, parsing many before anyone asks would block the event loop. */
const readAhead = { readableHighWaterMark: 1 };

/** Rows of a file, with what is known of it once they are read. */
interface Reading {
  rows: AsyncGenerator<TableRow, void>;
  info(): FileInfo;
}

/**
 * Reads CSV and TSV in UTF-8, UTF-16 or Windows-1252 and Excel workbooks, each of them plain, gzipped or alone in a zip file, row
 * by row. Rows without content and titles above the header are skipped.
 */
export class TableFileReader implements TableFiles {
  /** @param maxBytes the largest decompressed file that is read */
  constructor(private readonly maxBytes = maxFileBytes) {}

  async open(
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    { sheet, columns = [], signal }: TableChoice = {},
  ): Promise<TableFile> {
    const known = new Set(columns.map(nameKey));
    try {
      const content = await unpack(name, bytes, this.maxBytes, signal);
      return await tableOf(
        name,
        'document' in content
          ? await readWorkbook(name, content.document, sheet, this.maxBytes)
          : this.readText(name, content.text, sheet, known),
        known,
      );
    } catch (error) {
      throw toFileError(error, name);
    }
  }

  private readText(
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    sheet: string | undefined,
    known: ReadonlySet<string>,
  ): Reading {
    if (sheet !== undefined)
      throw fileError('sheet', `${name} is no workbook, so it has no sheet "${sheet}". Name none.`);
    const reading = new TextReading(name, this.maxBytes, known);
    return { rows: reading.rows(bytes), info: () => reading.info() };
  }
}

async function tableOf(
  name: string,
  { rows, info }: Reading,
  known: ReadonlySet<string>,
): Promise<TableFile> {
  const table = await findTable(rows, known);
  if (!table) throw fileError('empty', `${name} is empty. Its first line must name the columns.`);
  const columns = table.header.cells.length;
  if (columns > maxColumns)
    throw fileError(
      'columns',
      `${name} has ${columns} columns; at most ${maxColumns} are read. Leave out those that are not needed.`,
    );
  return { header: table.header.cells.map(cleanLine), rows: table.rows, info };
}

async function readWorkbook(
  name: string,
  archive: ZipArchive,
  named: string | undefined,
  maxBytes: number,
): Promise<Reading> {
  const workbook = await Workbook.open(name, archive);
  const sheet = workbook.choose(named);
  const hash = createHash('sha256').update(archive.bytes);
  // Each sheet is a table of its own, which counts as applied by itself.
  if (workbook.hasSeveralSheets) hash.update(sheet.name);
  const info: FileInfo = {
    name,
    sha256: hash.digest('hex'),
    encoding: 'utf-8',
    bytes: archive.bytes.length,
    sheet: workbook.hasSeveralSheets ? sheet.name : null,
  };
  return { rows: sheetRows(name, workbook.rows(sheet, maxBytes)), info: () => info };
}

/** Workbooks leave out empty cells at the end of a row, which says nothing about where it was cut off. */
async function* sheetRows(name: string, rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow, void> {
  let width = 0;
  try {
    for await (const { line, cells } of rows) {
      if (!hasContent(cells)) continue;
      // One cell far to the right must not make every row as wide; no table is wider than this.
      width = Math.min(Math.max(width, cells.length), maxColumns);
      while (cells.length < width) cells.push('');
      yield { line, cells };
    }
  } catch (error) {
    throw toFileError(error, name);
  }
}

/** One pass over one file: hashes, decodes and splits it on the way. */
class TextReading {
  private readonly hash = createHash('sha256');
  private readonly decoder = new TextFileDecoder();
  private byteCount = 0;
  /** Where the last complete row ends: what damages a file begins behind it, however far the parser has looked for an end. */
  private lastLine = 0;

  constructor(
    private readonly name: string,
    private readonly maxBytes: number,
    private readonly known: ReadonlySet<string>,
  ) {}

  info(): FileInfo {
    const { encoding } = this.decoder;
    const sha256 = this.hash.copy().digest('hex');
    return { name: this.name, sha256, encoding, bytes: this.byteCount, sheet: null };
  }

  async *rows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow, void> {
    const text = Readable.from(this.decodedText(bytes), { objectMode: false });
    try {
      yield* this.parseRows(text);
    } catch (error) {
      throw toFileError(error, this.name, this.lastLine + 1);
    } finally {
      text.destroy();
    }
  }

  private async *parseRows(text: Readable): AsyncGenerator<TableRow, void> {
    const chunks = joinStart(text, (start) => isSample(start.toString()));
    const first = await chunks.next();
    if (first.done) return;
    const dialect = detectDialect(Buffer.from(first.value).toString(), this.known);
    let extraLineEnds = 0;
    const parser = parse({
      ...csvOptions,
      ...readAhead,
      delimiter: dialect.delimiter,
      max_record_size: maxRowCharacters,
      on_record: (record, { lines }) => {
        // Inside quotes the parser counts CR LF as two line ends.
        const pairs = countOccurrences('\r\n', record);
        extraLineEnds += pairs;
        this.lastLine = lines - extraLineEnds;
        const lineEnds = countOccurrences('\n', record) + countOccurrences('\r', record) - pairs;
        const row: object = {
          line: this.lastLine - lineEnds,
          cells: withoutEndMark(record),
        } satisfies TableRow;
        // The parser's types know rows as arrays only.
        return hasContent(record) ? (row as string[]) : null;
      },
    });
    const allChunks = prepend<Uint8Array>(Buffer.from(dialect.text), chunks);
    const source = Readable.from(this.limitRowLength(allChunks, parser), { objectMode: false });
    source.on('error', (error) => parser.destroy(error));
    yield* source.pipe(parser) as AsyncIterable<TableRow>;
  }

  /** The parser's own limit ignores delimiters, so a row of empty cells could grow without bound. */
  private async *limitRowLength(
    chunks: AsyncIterable<Uint8Array>,
    { info }: Parser,
  ): AsyncGenerator<Uint8Array, void> {
    let rows = 0;
    let characters = 0;
    for await (const chunk of chunks) {
      const rowsRead = info.records + info.empty_lines;
      characters = rowsRead === rows ? characters + chunk.length : 0;
      rows = rowsRead;
      if (characters > 2 * maxRowCharacters) throw rowTooLong(this.name, this.lastLine + 1);
      yield chunk;
    }
  }

  private requireReadable(start: Uint8Array): void {
    const kind = unreadableKind(start);
    if (kind) throw fileError('binary', `${this.name} is ${kind.is}, not a table in text. ${kind.advice}`);
  }

  private async *decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
    for await (const chunk of joinStart(bytes, holdsSignature)) {
      if (this.byteCount === 0) this.requireReadable(chunk);
      this.hash.update(chunk);
      this.byteCount += chunk.length;
      if (this.byteCount > this.maxBytes) {
        throw fileTooLarge(this.name, this.maxBytes, 'text');
      }
      const decoded = this.decoder.decode(chunk);
      if (decoded.includes('\0')) {
        throw fileError(
          'binary',
          `${this.name} is no text file, or text in UTF-16 without a byte order mark. Export the table as CSV in UTF-8.`,
        );
      }
      if (decoded !== '') yield decoded;
    }
    const rest = this.decoder.end();
    if (rest !== '') yield rest;
  }
}

function countOccurrences(text: string, record: readonly string[]): number {
  let count = 0;
  for (const cell of record) {
    for (let at = cell.indexOf(text); at >= 0; at = cell.indexOf(text, at + 1)) count++;
  }
  return count;
}

const holdsSignature = ({ length }: Uint8Array) => length >= signatureLength;

/** Turns errors of the libraries into messages that say what to do. @param line where the row begins that cannot be read */
function toFileError(error: unknown, name: string, line = 1): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR')
    return fileError(
      'truncated',
      `${name} is incomplete: its compressed data ends early. Download it again.`,
    );
  if (code?.startsWith('Z_'))
    return fileError('compression', `${name} is damaged and cannot be decompressed. Download it again.`);
  if (error instanceof XmlError)
    return fileError('workbook', `${name} is damaged and cannot be read as a workbook. Save it again.`);
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(name, line);
  // The parser is told to take everything else as it is.
  return fileError('csv', `${name} has a quotation mark near line ${line} that is never closed.`);
}

function rowTooLong(name: string, line: number): DomainError {
  return fileError(
    'row-too-long',
    `${name} has a row of more than ${maxRowCharacters} characters near line ${line}. A quotation mark may be missing.`,
  );
}
