import { type FileHandle, open } from 'node:fs/promises';

/** The boxes to look into, outermost first: the movie, its tracks and their media. */
const containers = ['moov', 'trak', 'mdia'];
/** Boxes that describe a recording, such as where it was made; a player needs none of them. */
const descriptions = ['meta', 'udta', 'uuid'];
/** The boxes around the descriptions of a track's samples. */
const sampleContainers = [...containers, 'minf', 'stbl'];
/** The box itself starts with its version and the number of descriptions. */
const sampleDescriptions = 'stsd';
const sampleDescriptionsHeader = 8;
/** Far more than a video has before the end of its metadata. */
const maxBoxes = 10_000;
const zeros = Buffer.alloc(65_536);

interface Box {
  type: string;
  /** Positions in the file. */
  start: number;
  content: number;
  end: number;
}

/**
 * Overwrites the metadata of an MP4 or MOV video with free space of the same size, so that everything else stays in place.
 * WebM has another structure, and is left as it is.
 */
export async function eraseVideoMetadata(path: string): Promise<void> {
  await visitBoxes(path, 'r+', containers, async (box, file) => {
    if (descriptions.includes(box.type)) await erase(file, box);
  });
}

/** The codecs of an MP4 or MOV video's tracks, by the names in the file, such as 'avc1'. */
export async function videoCodecs(path: string): Promise<string[]> {
  const codecs: string[] = [];
  await visitBoxes(path, 'r', sampleContainers, async ({ type, content, end }, file) => {
    if (type !== sampleDescriptions) return;
    for await (const sample of boxesIn(file, content + sampleDescriptionsHeader, end, [])) {
      if (codecs.push(sample.type) === maxBoxes) return;
    }
  });
  return codecs;
}

/** Visits the boxes of the file, and those inside the boxes `within`, outermost first. */
async function visitBoxes(
  path: string,
  flags: 'r' | 'r+',
  within: readonly string[],
  visit: (box: Box, file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    let count = 0;
    for await (const box of boxesIn(file, 0, (await file.stat()).size, within)) {
      if (++count > maxBoxes) break;
      await visit(box, file);
    }
  } finally {
    await file.close();
  }
}

/** Ends at a box that does not fit: players do not read past it either. */
async function* boxesIn(
  file: FileHandle,
  start: number,
  end: number,
  [container, ...nested]: readonly string[],
): AsyncGenerator<Box, void> {
  for (let at = start; at < end; ) {
    const box = await readBox(file, at, end);
    if (box.content > box.end || box.end > end) return;
    yield box;
    if (box.type === container) yield* boxesIn(file, box.content, box.end, nested);
    at = box.end;
  }
}

/** A size of 1 means that a 64-bit size follows the type, and 0 that the box is the last one. */
async function readBox(file: FileHandle, start: number, end: number): Promise<Box> {
  const header = Buffer.alloc(16);
  await file.read(header, 0, header.length, start);
  const type = header.toString('latin1', 4, 8);
  const size = header.readUInt32BE(0);
  if (size === 1) {
    return { type, start, content: start + 16, end: start + Number(header.readBigUInt64BE(8)) };
  }
  return { type, start, content: start + 8, end: size === 0 ? end : start + size };
}

async function erase(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  for (let at = content; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}
