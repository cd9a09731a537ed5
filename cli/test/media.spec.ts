import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Program } from './program.js';

const program = new Program();
afterAll(() => program.remove());

const reconcile = async (...options: string[]) => {
  const { code, stdout } = await program.run(['media', 'reconcile', ...options]);
  return { code, lines: stdout.trimEnd().split('\n').slice(2) };
};

/** Old enough to belong to no upload in progress. */
function storeOldFile(key: string): void {
  const file = join('data/media', key);
  mkdirSync(join(program.folder, file, '..'), { recursive: true });
  program.write(file, 'x');
  utimesSync(join(program.folder, file), 0, 0);
}

test('Stored files without an entry are listed, and deleted with --apply; many only with --accept-all', async () => {
  const none = ['Files     0 without an entry', 'Entries   0 without a file', ''];
  const match = { code: 0, lines: [...none, 'Files and entries match; nothing to do.'] };
  expect(await reconcile('--apply')).toEqual(match);

  const key = '0198c0de-0000-7000-8000-000000000001/original.mp4';
  const one = ['Files     1 without an entry', `  ${key}`, 'Entries   0 without a file', ''];
  storeOldFile(key);
  expect(await reconcile()).toEqual({
    code: 0,
    lines: [...one, 'Nothing was changed. Add --apply to delete them.'],
  });
  expect(await reconcile('--apply')).toEqual({ code: 0, lines: [...one, 'Deleted.'] });

  for (const id of [1, 2]) storeOldFile(`0198c0de-0000-7000-8000-00000000000${id}/original.mp4`);
  const refused = await reconcile('--apply');
  expect(refused.code).toBe(6);
  expect(refused.lines.at(-1)).toMatch(/^Nothing was changed: .* add --apply --accept-all\.$/);
  expect((await reconcile('--apply', '--accept-all')).lines.at(-1)).toBe('Deleted.');
  expect(await reconcile('--apply')).toEqual(match);
});
