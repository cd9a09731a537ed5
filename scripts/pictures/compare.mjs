import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The share of its pixels by which a picture may differ. */
const allowedShare = 0.001;
const channels = 4;
/** Of 255: browsers round the edges of curves differently from run to run. */
const roundingError = 1;

/**
 * Prints the pictures that differ, the most different first, and writes into the third folder what differs, in red, for those
 * above the allowed share. A picture that one folder lacks differs entirely.
 * @returns {Promise<boolean>} whether all are within the allowed share
 */
export async function compareFolders(before, after, differences) {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const names = [...new Set([before, after].flatMap((folder) => readdirSync(folder)))].sort();
  const results = [];
  for (const name of names) {
    const files = [join(before, name), join(after, name)];
    const share = files.every(existsSync) ? await compareFiles(files, join(differences, name)) : 1;
    results.push({ name, share });
  }
  const differing = results.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  for (const { name, share } of differing) process.stdout.write(`${percent(share).padStart(10)}  ${name}\n`);
  const above = differing.filter(({ share }) => share > allowedShare).length;
  process.stdout.write(
    `${names.length} pictures, ${differing.length} differ, ${above} by more than ${percent(allowedShare)}` +
      `${above > 0 ? `: ${differences}` : ''}\n`,
  );
  return above === 0;
}

const percent = (share) => `${(share * 100).toFixed(4)} %`;

/** @returns {Promise<number>} the share of differing pixels, from 0 to 1 */
async function compareFiles(files, differenceFile) {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, current] = await Promise.all(
    files.map((file, index) => pixels(file, sizes[index], { width, height })),
  );
  if (old.equals(current)) return 0;
  const { count, picture } = difference(old, current);
  const share = count / (width * height);
  if (share > allowedShare)
    await sharp(picture, { raw: { width, height, channels } }).png().toFile(differenceFile);
  return share;
}

/** Pixels of a picture; what it lacks of the size at the right and the bottom is transparent. */
function pixels(file, own, { width, height }) {
  const right = width - own.width;
  const bottom = height - own.height;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(file).ensureAlpha().extend({ right, bottom, background }).raw().toBuffer();
}

/** Counts the pixels that differ, and paints them red on a pale copy. */
function difference(old, current) {
  const picture = Buffer.alloc(current.length, 255);
  let count = 0;
  for (let at = 0; at < current.length; at += channels) {
    const differs = pixelDiffers(old, current, at);
    if (differs) count++;
    for (let channel = 0; channel < 3; channel++)
      picture[at + channel] = differs ? (channel === 0 ? 255 : 0) : 200 + (current[at + channel] >> 3);
  }
  return { count, picture };
}

function pixelDiffers(old, current, at) {
  for (let channel = at; channel < at + channels; channel++)
    if (Math.abs(old[channel] - current[channel]) > roundingError) return true;
  return false;
}
