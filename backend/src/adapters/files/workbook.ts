import { DomainError } from '@appliance-index/domain/errors';
import { pluralize } from '@appliance-index/domain/formats';
import type { TableRow } from '../../application/imports/import-ports.js';
import { fileError } from './file-errors.js';
import { builtInFormat, generalFormat, ownFormat } from './number-formats.js';
import { SheetReader } from './sheet-reader.js';
import { readXml, XmlError, type XmlReader } from './xml-parts.js';
import type { ZipArchive } from './zip-archive.js';

/** Of everything but the rows, which is held in memory. */
const maxPartBytes = 64_000_000;

/** Above all real workbooks: each sheet is looked up among the relations, and the library keeps each number format it has met. */
const maxListed = 1_000;

interface Relation {
  id: string;
  /** The last word of its type: 'worksheet'. */
  type: string;
  /** Path in the archive. */
  target: string;
}

interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

/** A workbook of Excel (.xlsx): finds its sheets, and reads one of them row by row. */
export class Workbook {
  private constructor(
    private readonly name: string,
    private readonly archive: ZipArchive,
    private readonly relations: readonly Relation[],
    private readonly sheets: readonly Sheet[],
    private readonly from1904: boolean,
  ) {}

  /** @throws invalid/file-binary when the archive is another document */
  static async open(name: string, archive: ZipArchive): Promise<Workbook> {
    const [main] = (await relationsOf(archive, '')).filter(({ type }) => type === 'officeDocument');
    if (main === undefined || !archive.has(main.target) || !main.target.endsWith('workbook.xml'))
      throw fileError(
        'binary',
        `${name} is a spreadsheet or document of another kind, not an Excel workbook (.xlsx). Export the table as CSV.`,
      );
    const relations = await relationsOf(archive, main.target);
    const sheets: Sheet[] = [];
    let from1904 = false;
    await readPart(archive, main.target, {
      open: (element, attributes) => {
        const { date1904 = '' } = attributes;
        if (element === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
        if (element === 'sheet' && sheets.push(...sheetOf(attributes, relations)) > maxListed)
          throw new XmlError(`More than ${maxListed} sheets.`);
      },
    });
    return new Workbook(name, archive, relations, sheets, from1904);
  }

  get hasSeveralSheets(): boolean {
    return this.sheets.length > 1;
  }

  /** The sheet of this name; without one, the only visible sheet. @throws invalid/file-sheet */
  choose(named: string | undefined): Sheet {
    const visible = this.sheets.filter(({ isHidden }) => !isHidden);
    const wanted = named?.trim().toLowerCase();
    const chosen =
      wanted === undefined ? visible : this.sheets.filter(({ name }) => name.trim().toLowerCase() === wanted);
    if (chosen.length === 1 && chosen[0]) return chosen[0];
    if (this.sheets.length === 0) throw fileError('binary', `${this.name} has no sheet with a table.`);
    const choices = this.sheets.map(({ name }) => name);
    const list = choices.map((name) => `"${name}"`).join(', ');
    const problem =
      named === undefined
        ? `${this.name} has ${pluralize(this.sheets.length, 'sheet')}: ${list}.`
        : `${this.name} has no sheet "${named}". Its sheets are ${list}.`;
    const message = `${problem} Name the one to import (--sheet in the CLI), or save it as CSV.`;
    throw new DomainError('invalid', 'file-sheet', message, [{ path: 'sheet', message }], { choices });
  }

  /** @param maxBytes the largest sheet, as XML, that is read */
  async *rows({ path }: Sheet, maxBytes: number): AsyncGenerator<TableRow, void> {
    const reader = new SheetReader(await this.readStrings(), await this.readFormats(), this.from1904);
    yield* readXml(this.archive.read(path, maxBytes), reader);
  }

  private partOf(type: string): string | undefined {
    return this.relations.find((relation) => relation.type === type)?.target;
  }

  /** The texts that cells refer to by number. Texts that say how others are pronounced are left out. */
  private async readStrings(): Promise<string[]> {
    const path = this.partOf('sharedStrings');
    const strings: string[] = [];
    if (path === undefined) return strings;
    let text = '';
    let isText = false;
    let isPronunciation = false;
    await readPart(this.archive, path, {
      open: (element) => {
        if (element === 'si') text = '';
        if (element === 'rPh') isPronunciation = true;
        isText = element === 't' && !isPronunciation;
      },
      text: (part) => {
        if (isText) text += part;
      },
      close: (element) => {
        if (element === 'si') strings.push(text);
        if (element === 'rPh') isPronunciation = false;
        isText = false;
        return undefined;
      },
    });
    return strings;
  }

  /** The number formats that cells refer to by the number of their style. */
  private async readFormats(): Promise<string[]> {
    const path = this.partOf('styles');
    const own = new Map<string, string>();
    const ids: string[] = [];
    if (path === undefined) return [];
    let isOfCells = false;
    await readPart(this.archive, path, {
      open: (element, { numFmtId = '0', formatCode = generalFormat }) => {
        if (element === 'numFmt' && own.set(numFmtId, ownFormat(formatCode)).size > maxListed)
          throw new XmlError(`More than ${maxListed} number formats.`);
        if (element === 'cellXfs') isOfCells = true;
        if (element === 'xf' && isOfCells) ids.push(numFmtId);
      },
    });
    return ids.map((id) => own.get(id) ?? builtInFormat(id));
  }
}

async function readPart(archive: ZipArchive, path: string, reader: XmlReader<never>): Promise<void> {
  for await (const _ of readXml(archive.read(path, maxPartBytes), reader));
}

/** What a part refers to; '' is the document as a whole. */
async function relationsOf(archive: ZipArchive, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations: Relation[] = [];
  if (!archive.has(path)) return relations;
  await readPart(archive, path, {
    open: (element, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (element !== 'Relationship') return;
      const relation = { id, type: type.slice(type.lastIndexOf('/') + 1), target: resolve(folder, target) };
      if (relations.push(relation) > maxListed) throw new XmlError(`More than ${maxListed} relations.`);
    },
  });
  return relations;
}

function resolve(folder: string, target: string): string {
  return URL.parse(target, `file:///${folder}`)?.pathname.slice(1) ?? '';
}

/** Empty for sheets without cells, such as charts. */
function sheetOf(attributes: Readonly<Record<string, string>>, relations: readonly Relation[]): Sheet[] {
  const [, id] = Object.entries(attributes).find(([name]) => /:id$/.test(name)) ?? [];
  const relation = relations.find((each) => each.id === id && each.type === 'worksheet');
  if (relation === undefined) return [];
  const { name = '', state = 'visible' } = attributes;
  return [{ name, path: relation.target, isHidden: state !== 'visible' }];
}
