import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const held = '/proc/self/fd';
const patienceMs = 5_000;

/** Waits until the process holds no file of a folder open, also none that has lost its name; only Linux tells. */
export async function waitForClosedFiles(folder: string): Promise<void> {
  if (!existsSync(held)) return;
  const open = () => readdirSync(held).filter((fd) => linkOf(join(held, fd)).startsWith(folder));
  for (const deadline = Date.now() + patienceMs; open().length > 0; ) {
    if (Date.now() > deadline) throw new Error(`${open().length} files are still open below ${folder}.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // Closed since the folder was read.
  }
}
