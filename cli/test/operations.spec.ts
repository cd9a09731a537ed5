import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Program } from './program.js';

const program = new Program();

beforeAll(async () => {
  expect(await program.json(['seed'])).toMatchObject({
    target: expect.stringContaining('embedded'),
    files: expect.arrayContaining([expect.objectContaining({ state: 'applied' })]),
  });
});
afterAll(() => program.remove());

describe('The catalogue', () => {
  test('is exported so that it imports again without a change', async () => {
    const file = program.write('export.csv', await program.exported());
    expect((await program.json(['catalogue', 'import', file])).state).toBe('nothing-to-do');
    expect(existsSync(join(program.folder, 'export.csv.rejects.csv'))).toBe(false);
  });
});

describe('The database', () => {
  test('is up to date once it was migrated', async () => {
    expect(await program.json(['db', 'migrate'])).toMatchObject({ applied: [] });
    expect(await program.json(['db', 'status'])).toMatchObject({ pending: [] });
    expect((await program.run(['db', 'status'])).stdout).toContain('up to date');
  });

  test('holds nothing under a number that no import has', async () => {
    const { code, stdout } = await program.run(['scores', 'rollback', '999999', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error).toMatchObject({ kind: 'not-found', code: 'snapshot' });
  });
});

describe('The doctor', () => {
  test('finds everything in place', async () => {
    expect(await program.run(['doctor'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('581 models'),
    });
  });
});
