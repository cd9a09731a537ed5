import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these files. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const common = commonHeader(crc32(bytes), packed.length, bytes.length, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, end, name]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}

/** What the header of a file and its line in the directory share: deflated, names in UTF-8. */
function commonHeader(checksum: number, packed: number, length: number, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x800, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(checksum, 10);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(length, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

export interface SheetContent {
  name: string;
  /** The rows as XML: see `rowOf`. */
  rows: string;
  isHidden?: boolean;
}

export interface WorkbookOptions {
  /** Texts that cells refer to, as XML of each. */
  strings?: readonly string[];
  /** Number formats of the styles 0, 1, ...: a built-in number, or a pattern. */
  formats?: readonly (number | string)[];
  /** How the workbook says that it counts dates from 1904. */
  date1904?: string;
}

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook (.xlsx) as Excel writes it, without what only programs of its kind need. */
export function workbookOf(sheets: readonly SheetContent[], options: WorkbookOptions = {}): Buffer {
  const { strings = [], formats = [], date1904 } = options;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationTypes}/${type}" Target="${target}"/>`;
  const own = formats.map((format, index) => (typeof format === 'number' ? format : 164 + index));
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId2', 'extended-properties', 'docProps/app.xml')}${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${relationTypes}"><workbookPr${date1904 ? ` date1904="${date1904}"` : ''}/><sheets>${sheets
      .map(
        ({ name, isHidden }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${strings.length > 0 ? relation('strings', 'sharedStrings', 'sharedStrings.xml') : ''}${formats.length > 0 ? relation('styles', 'styles', '/xl/styles.xml') : ''}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats.map((format, index) => (typeof format === 'string' ? `<numFmt numFmtId="${164 + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>` : '')).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${own.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, { rows }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  return zipOf(files);
}

/** A row of texts; a cell that begins with '<' is XML. */
export function rowOf(line: number, ...cells: readonly string[]): string {
  const written = cells.map((cell) =>
    cell.startsWith('<') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row r="${line}">${written.join('')}</row>`;
}
