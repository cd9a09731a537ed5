import type { TableRow } from '../../application/imports/import-ports.js';
import { fileError } from './file-errors.js';
import { generalFormat, shownNumber } from './number-formats.js';
import { XmlError, type XmlReader } from './xml-parts.js';

/** As Excel; a reference beyond it must not make a row of any length. */
const maxColumns = 16_384;
const maxRows = 1_048_576;
/** As in text files. */
const maxRowCharacters = 1_000_000;

/** Makes rows of the elements of a sheet, with each cell as the workbook shows it. */
export class SheetReader implements XmlReader<TableRow> {
  private line = 0;
  private cells: string[] = [];
  private characters = 0;
  private column = -1;
  private kind = 'n';
  private style = 0;
  private isText = false;
  private isFormula = false;
  private value = '';
  private formula: string | null = null;

  /**
   * @param strings texts by the number with which cells refer to them
   * @param formats number formats by style
   */
  constructor(
    private readonly strings: readonly string[],
    private readonly formats: readonly string[],
    private readonly from1904: boolean,
  ) {}

  open(
    name: string,
    { r: reference, t: kind = 'n', s: style = '0' }: Readonly<Record<string, string>>,
  ): void {
    this.isText = name === 'v' || name === 't';
    this.isFormula = name === 'f';
    if (name === 'row') {
      this.line = this.nextLine(reference);
      this.cells = [];
      this.characters = 0;
      this.column = -1;
    } else if (name === 'c') {
      this.column = reference === undefined ? this.column + 1 : columnOf(reference);
      this.kind = kind;
      this.style = Number(style);
      this.value = '';
      this.formula = null;
    } else if (name === 'f') this.formula = '';
  }

  text(text: string): void {
    if (this.isFormula) this.formula += text;
    else if (this.isText) this.value += text;
    else return;
    this.count(text.length);
  }

  close(name: string): TableRow | undefined {
    this.isText = false;
    this.isFormula = false;
    if (name === 'c') this.addCell();
    return name === 'row' ? { line: this.line, cells: this.cells } : undefined;
  }

  private nextLine(reference: string | undefined): number {
    const line = reference === undefined ? this.line + 1 : Number(reference);
    if (Number.isInteger(line) && line > this.line && line <= maxRows) return line;
    throw fileError(
      'workbook',
      `After row ${this.line}, a row has the number "${reference ?? line}". Save the workbook again.`,
    );
  }

  private addCell(): void {
    if (!(this.column >= 0 && this.column < maxColumns))
      throw fileError(
        'workbook',
        `Row ${this.line} has a cell outside of the sheet. Save the workbook again.`,
      );
    while (this.cells.length < this.column) this.cells.push('');
    const shown = this.shownValue();
    this.count(shown.length);
    this.cells[this.column] = shown;
  }

  /** Counts what the file holds and what is made of it: many cells can refer to one long text. */
  private count(characters: number): void {
    this.characters += characters;
    if (this.characters > 2 * maxRowCharacters)
      throw fileError('row-too-long', `Row ${this.line} has more than ${maxRowCharacters} characters.`);
  }

  private shownValue(): string {
    const { kind, value, formula } = this;
    // A formula that no program has computed yet: its text is refused later, where an empty cell would mean "unchanged".
    if (value === '' && formula !== null && kind !== 'str') return `=${formula}`;
    if (kind === 's') return value === '' ? '' : unescaped(this.stringOf(value));
    if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (kind === 'n') return shownNumber(value, this.formats[this.style] ?? generalFormat, this.from1904);
    return unescaped(value);
  }

  private stringOf(reference: string): string {
    const text = this.strings[Number(reference)];
    if (text !== undefined) return text;
    throw new XmlError(`Row ${this.line} refers to a text that the workbook lacks.`);
  }
}

/** 0 for 'A12', 26 for 'AA12'; negative without letters. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Characters that XML cannot hold are written as '_x000D_'. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
