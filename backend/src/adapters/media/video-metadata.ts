import { type FileHandle, open } from 'node:fs/promises';

/** The boxes to look into, outermost first: the movie and its tracks. */
const containers = ['moov', 'trak'];
/** Boxes that describe a recording, such as where it was made; a player needs none of them. */
const descriptions = ['meta', 'udta', 'uuid'];
const zeros = Buffer.alloc(65_536);

/**
 * Overwrites the metadata of an MP4 or MOV video with free space of the same size, so that everything else stays in place.
 * WebM has another structure, and is left as it is.
 */
export async function eraseVideoMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await eraseWithin(file, 0, (await file.stat()).size, containers);
  } finally {
    await file.close();
  }
}

/** Stops at a box that does not fit: players do not read past it either. */
async function eraseWithin(file: FileHandle, start: number, end: number, inside: readonly string[]) {
  const [container, ...nested] = inside;
  for (let at = start; at < end; ) {
    const { type, contentAt, next } = await readBox(file, at, end);
    if (contentAt > next || next > end) return;
    if (type === container) await eraseWithin(file, contentAt, next, nested);
    if (descriptions.includes(type)) await erase(file, at, contentAt, next);
    at = next;
  }
}

/** Size and type of a box; a size of 1 means that a 64-bit size follows, and 0 that the box is the last one. */
async function readBox(file: FileHandle, at: number, end: number) {
  const header = Buffer.alloc(16);
  await file.read(header, 0, header.length, at);
  const type = header.toString('latin1', 4, 8);
  const size = header.readUInt32BE(0);
  if (size === 1) return { type, contentAt: at + 16, next: at + Number(header.readBigUInt64BE(8)) };
  return { type, contentAt: at + 8, next: size === 0 ? end : at + size };
}

async function erase(file: FileHandle, at: number, contentAt: number, end: number): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let from = contentAt; from < end; from += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - from), from);
  }
}
