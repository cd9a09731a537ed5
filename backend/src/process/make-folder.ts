import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates parents one by one: Node's recursive mkdir never returns where directories are refused, as in /proc. */
export function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
