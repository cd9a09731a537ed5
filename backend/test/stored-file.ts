import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@jest/globals';

/** Compares a JSON value with `fixtures/{name}`; `npm run spec -- PATTERN -u` stores the value instead. */
export function expectStored(name: string, value: unknown): void {
  const path = resolve(import.meta.dirname, 'fixtures', name);
  if (isRenewing()) writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  expect(value).toEqual(JSON.parse(readFileSync(path, 'utf8')));
}

/** Whether jest was told to renew what specs compare with: `-u`. It keeps this where it keeps its snapshots. */
function isRenewing(): boolean {
  const { snapshotState } = expect.getState() as { snapshotState?: { _updateSnapshot?: string } };
  return snapshotState?._updateSnapshot === 'all';
}
