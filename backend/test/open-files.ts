import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const fdFolder = '/proc/self/fd';
const timeoutMs = 5_000;

/** Waits until the process has no open files in the folder, including unlinked ones. Only checked on Linux. */
export async function waitForClosedFiles(folder: string): Promise<void> {
  if (!existsSync(fdFolder)) return;
  const open = () => readdirSync(fdFolder).filter((fd) => linkTarget(join(fdFolder, fd)).startsWith(folder));
  for (const deadline = Date.now() + timeoutMs; open().length > 0; ) {
    if (Date.now() > deadline) throw new Error(`${open().length} files are still open in ${folder}.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // Closed in the meantime.
  }
}
