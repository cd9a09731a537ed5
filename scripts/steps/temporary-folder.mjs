import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUps } from './process.mjs';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** Several times what all specs have there at once, which is half a gigabyte. */
const neededBytes = 3 * 2 ** 30;
/** Followed by the id of the run's process. */
const prefix = `appliance-index-specs-${process.getuid?.() ?? ''}-`;

/**
 * Makes a folder for the files of one run, in memory where there is room: files there take less processor time to write
 * and to copy than on a disk. It also removes those of this user's runs that were killed.
 * @returns {{ path: string, remove: () => void }}
 */
export function temporaryFolder() {
  const parent = hasRoom() ? memory : tmpdir();
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix) && isStale(Number(name.slice(prefix.length)))) remove(join(parent, name));
  }
  const path = join(parent, `${prefix}${process.pid}`);
  mkdirSync(path);
  chmodSync(path, 0o1777); // PostgreSQL may run under another account.
  const removeIt = () => remove(path);
  cleanUps.add(removeIt);
  return { path, remove: removeIt };
}

/** Processes that are ending may still write there. */
const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

function hasRoom() {
  if (process.platform !== 'linux' || !holdsPrograms()) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes && (process.availableMemory?.() ?? 0) > 2 * neededBytes;
}

/** Whether it is memory, and programs in it can be run: containers forbid that, and some specs write programs. */
function holdsPrograms() {
  const mounts = readFileSync('/proc/mounts', 'utf8');
  const [, options] = new RegExp(` ${memory} tmpfs (\\S+)`).exec(mounts) ?? [];
  return options !== undefined && !options.split(',').includes('noexec');
}

/** Whether the folder's process has ended: this one has no folder yet, and ids are used again. */
function isStale(pid) {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
