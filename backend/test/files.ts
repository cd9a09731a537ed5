import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { expect } from '@jest/globals';

const timeoutMs = 5_000;

/** The paths of the files in a folder and below it; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Waits until a folder has no files: an upload that ends early is answered before its last file is removed. */
export async function expectFilesRemoved(folder: string): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; filesIn(folder).length > 0 && Date.now() < deadline; )
    await nextLoopTurn();
  expect(filesIn(folder)).toEqual([]);
}
