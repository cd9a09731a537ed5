import { isHeader, knownColumns } from '@appliance-index/domain/imports/file-columns';
import { isBlank } from '@appliance-index/domain/text/text-fields';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** How all files are parsed, whatever their delimiter. */
export const csvOptions = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
};

/** The delimiter is detected from at most so many characters: some hundred rows. */
const sampleLength = 16_384;

const delimiters = [',', ';', '\t', '|'] as const;

/** The line with which spreadsheets name the delimiter, and the empty cells that they add when they save it again. */
const separatorLine = /^(\s*)"?sep=([^\w" \r\n])"?([,;\t|]*)(?=[\r\n]|$)/i;

export interface Dialect {
  delimiter: string;
  /** The given text, in which a line that names the delimiter is empty. */
  text: string;
}

/** Whether the delimiter can be detected from this start of a file: it holds the header at least, and all that came with it. */
export function isSample(start: string): boolean {
  if (start.length >= sampleLength) return true;
  const lines = start.slice(0, Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r'), 0));
  const isInQuotes = lines.split('"').length % 2 === 0;
  return /[^\s,;|"]/.test(lines) && !isInQuotes;
}

/** Detects the delimiter from the start of a file; see `isSample`. @param known keys of names that its columns may have */
export function detectDialect(start: string, known: ReadonlySet<string>): Dialect {
  const [line, before = '', named = '', emptyCells] = separatorLine.exec(start) ?? [];
  if (line === undefined) return { delimiter: likeliestDelimiter(start, known), text: start };
  const text = before + start.slice(line.length);
  return { delimiter: emptyCells === '' ? named : likeliestDelimiter(text, known), text };
}

/** The delimiter that gives the most known columns and then the most rows as wide as the header. */
function likeliestDelimiter(start: string, known: ReadonlySet<string>): string {
  const sample = start.slice(0, sampleLength);
  const candidates = delimiters.map((delimiter) => ({
    delimiter,
    ...tryDelimiter(sample, delimiter, known),
  }));
  return candidates.reduce((best, each) => {
    const isBetter =
      each.knownColumns === best.knownColumns
        ? each.evenRows > best.evenRows
        : each.knownColumns > best.knownColumns;
    return isBetter ? each : best;
  }).delimiter;
}

function tryDelimiter(sample: string, delimiter: string, known: ReadonlySet<string>) {
  const rows = rowsOf(sample, delimiter).filter(hasContent);
  const header = rows.find((row) => isHeader(row, known)) ?? rows[0] ?? [];
  return {
    knownColumns: knownColumns(header, known),
    evenRows: header.length > 1 ? rows.filter(({ length }) => length === header.length).length : 0,
  };
}

function rowsOf(sample: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  try {
    parse(sample, { ...csvOptions, delimiter, on_record: (row: string[]) => void rows.push(row) });
  } catch (error) {
    // The sample may end within a quoted cell; the rows before it count.
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

/** What old programs write at the end of a text file: Ctrl-Z, on a line of its own or after the last value. */
const endOfFileMark = '\u001a';

export function withoutEndMark(row: string[]): string[] {
  const last = row.at(-1) ?? '';
  return last.endsWith(endOfFileMark) ? row.with(-1, last.slice(0, -1)) : row;
}

/** Whether a row has a cell that is not blank. */
export function hasContent(row: readonly string[]): boolean {
  return row.some((cell) => !isBlank(cell) && cell.trim() !== endOfFileMark);
}
