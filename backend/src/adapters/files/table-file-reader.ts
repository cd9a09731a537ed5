import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError } from '@appliance-index/domain/errors';
import { CsvError, type Info, type Parser, parse } from 'csv-parse';
import { type TableFile, TableFiles, type TableRow } from '../../application/imports/import-ports.js';
import type { FileInfo } from '../../application/imports/import-report.js';
import { csvOptions, detectDialect, hasContent, isSample, withoutEndMark } from './csv-dialect.js';
import { TextFileDecoder } from './text-file-decoder.js';
import { signatureLength, unreadableKind } from './unreadable-kinds.js';

/** Far above any real row; a file without line breaks is rejected before it fills the memory. */
const maxRowCharacters = 1_000_000;

/** Far above the largest real file (a million rows are 100 MB): a few MB of gzip must not keep an import busy for hours. */
const maxFileBytes = 1_000_000_000;

/** In rows: as they can be long, parsing many before anyone asks would block the event loop. */
const readAhead = { readableHighWaterMark: 1 };

interface ParsedRecord {
  record: string[];
  info: Info;
}

/** Reads CSV and TSV, gzipped or not, in UTF-8, UTF-16 or Windows-1252, row by row. Rows without content are skipped. */
export class TableFileReader implements TableFiles {
  /** @param maxBytes the largest decompressed file that is read */
  constructor(private readonly maxBytes = maxFileBytes) {}

  async open(name: string, bytes: AsyncIterable<Uint8Array>): Promise<TableFile> {
    const reading = new TableReading(name, this.maxBytes);
    const rows = reading.rows(bytes);
    const first = await rows.next();
    if (first.done) throw fileError('empty', `${name} is empty. Its first line must name the columns.`);
    return { header: first.value.cells.map((cell) => cell.trim()), rows, info: () => reading.info() };
  }
}

/** One pass over one file: hashes, decodes and splits it on the way. */
class TableReading {
  private readonly hash = createHash('sha256');
  private readonly decoder = new TextFileDecoder();
  private byteCount = 0;

  constructor(
    private readonly name: string,
    private readonly maxBytes: number,
  ) {}

  info(): FileInfo {
    const { encoding } = this.decoder;
    return { name: this.name, sha256: this.hash.copy().digest('hex'), encoding, bytes: this.byteCount };
  }

  async *rows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow, void> {
    const text = Readable.from(this.decodedText(bytes), { objectMode: false });
    try {
      yield* this.parseRows(text);
    } catch (error) {
      throw toFileError(error, this.name);
    } finally {
      text.destroy();
    }
  }

  private async *parseRows(text: Readable): AsyncGenerator<TableRow, void> {
    const chunks = joinStart(text, (start) => isSample(start.toString()));
    const first = await chunks.next();
    if (first.done) return;
    const dialect = detectDialect(Buffer.from(first.value).toString());
    const parser = parse({
      ...csvOptions,
      ...readAhead,
      delimiter: dialect.delimiter,
      info: true,
      max_record_size: maxRowCharacters,
    });
    const allChunks = prepend<Uint8Array>(Buffer.from(dialect.text), chunks);
    const source = Readable.from(this.limitRowLength(allChunks, parser), { objectMode: false });
    source.on('error', (error) => parser.destroy(error));
    let extraLineEnds = 0;
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<ParsedRecord>) {
      // Inside quotes the parser counts CR LF as two line ends.
      extraLineEnds += countOccurrences('\r\n', record);
      const line = info.lines - extraLineEnds - countOccurrences('\n', record);
      if (hasContent(record)) yield { line, cells: withoutEndMark(record) };
    }
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
      if (characters > 2 * maxRowCharacters) throw rowTooLong(this.name, info.lines);
      yield chunk;
    }
  }

  private requireReadable(start: Uint8Array): void {
    const kind = unreadableKind(start);
    if (kind) throw fileError('binary', `${this.name} is ${kind.is}, not a text file. ${kind.advice}`);
  }

  private async *decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
    for await (const chunk of joinStart(await decompress(bytes), holdsSignature)) {
      if (this.byteCount === 0) this.requireReadable(chunk);
      this.hash.update(chunk);
      this.byteCount += chunk.length;
      if (this.byteCount > this.maxBytes) {
        throw fileError(
          'too-large',
          `${this.name} holds more than ${this.maxBytes / 1_000_000} MB of text. Split it into several files.`,
        );
      }
      const decoded = this.decoder.decode(chunk);
      if (decoded.includes('\0')) {
        throw fileError('binary', `${this.name} is not a text file. Export the table as CSV.`);
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

/** Joins the first chunks until they are enough, or all. */
async function* joinStart(
  chunks: AsyncIterable<Uint8Array>,
  isEnough: (start: Buffer) => boolean,
): AsyncGenerator<Uint8Array, void> {
  let start: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start === null) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (!isEnough(start)) continue;
      yield start;
      start = null;
    }
  }
  if (start?.length) yield start;
}

const holdsSignature = ({ length }: Uint8Array) => length >= signatureLength;

async function* prepend<Chunk>(first: Chunk, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk, void> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function decompress(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const chunks = joinStart(bytes, holdsSignature);
  const first = await chunks.next();
  if (first.done) return Readable.from([]);
  const allChunks = prepend(first.value, chunks);
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  if (!isGzip) return allChunks;
  const source = Readable.from(allChunks, { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

/** Turns errors of the libraries into messages that say what to do. */
function toFileError(error: unknown, name: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR')
    return fileError(
      'truncated',
      `${name} is incomplete: its compressed data ends early. Download it again.`,
    );
  if (code?.startsWith('Z_'))
    return fileError('compression', `${name} is damaged and cannot be decompressed. Download it again.`);
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as unknown as Partial<Info>;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(name, lines);
  return fileError('csv', `${name} is not well-formed${nearLine(lines)}: ${error.message}`);
}

function rowTooLong(name: string, line: number | undefined): DomainError {
  return fileError(
    'row-too-long',
    `${name} has a row of more than ${maxRowCharacters} characters${nearLine(line)}. A quotation mark may be missing.`,
  );
}

function nearLine(line: number | undefined): string {
  return line ? ` near line ${line}` : '';
}

function fileError(code: string, message: string): DomainError {
  return new DomainError('invalid', `file-${code}`, message);
}
