import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { joinStart, prepend } from './chunks.js';
import { fileTooLarge } from './file-errors.js';
import { signatureLength } from './unreadable-kinds.js';
import { ZipArchive } from './zip-archive.js';

/** An archive is held in memory, because its list of files is at its end. */
const maxArchiveBytes = 100_000_000;

/** What a file holds once it is unpacked: the bytes of a text, or the parts of an Office document. */
export type Content = { text: AsyncIterable<Uint8Array> } | { document: ZipArchive };

/** Documents of Office, OpenOffice and Apple's Numbers are zip archives that hold one of these files. */
const documentMarks = ['[Content_Types].xml', 'mimetype', 'Index/Document.iwa'];

/**
 * Unpacks gzip and zip archives of one file, told by their content, as deep as `layers`; what is packed deeper is refused later,
 * as no text.
 */
export async function unpack(
  name: string,
  packed: AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal?: AbortSignal,
  layers = 2,
): Promise<Content> {
  const chunks = joinStart(packed, ({ length }) => length >= signatureLength);
  const first = await chunks.next();
  if (first.done) return { text: Readable.from([]) };
  const bytes = prepend(first.value, chunks);
  const start = Buffer.from(first.value).toString('latin1', 0, signatureLength);
  if (layers > 0 && start.startsWith('\x1f\x8b'))
    return unpack(name, gunzip(bytes), maxBytes, signal, layers - 1);
  if (layers === 0 || !isZip(start)) return { text: bytes };
  const archive = await ZipArchive.open(name, await collect(name, bytes), signal);
  if (documentMarks.some((mark) => archive.has(mark))) return { document: archive };
  return unpack(name, archive.read(archive.onlyFile(), maxBytes), maxBytes, signal, layers - 1);
}

const isZip = (start: string) => start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06');

function gunzip(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false });
  const stream = createGunzip();
  source.on('error', (error) => stream.destroy(error));
  return source.pipe(stream);
}

async function collect(name: string, bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > maxArchiveBytes) throw fileTooLarge(name, maxArchiveBytes, 'compressed data');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
