import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Creates a folder if it is missing: `fill` writes a draft, which is then renamed, so that an interrupted start leaves no
 * incomplete folder. Another process may create it first.
 */
export function createDirAtomically(folder: string, fill: (draft: string) => void): void {
  if (existsSync(folder)) return;
  removeStaleDrafts(folder);
  const draft = `${folder}.${process.pid}`;
  fill(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Removes the drafts of killed processes, whose children may still be writing for a moment. */
function removeStaleDrafts(folder: string): void {
  const prefix = `${basename(folder)}.`;
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    const isStale = pid === process.pid || (pid > 0 && !isProcessAlive(pid));
    if (isStale) rmSync(`${folder}.${pid}`, { recursive: true, maxRetries: 10 });
  }
}

/** Whether a process with this id is running. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
