import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RejectsFile } from '../src/files.js';

const folder = mkdtempSync(join(tmpdir(), 'rejects-'));
const path = join(folder, 'scores.csv.rejects.csv');
const columns = ['rating'];
const reject = (line: number, cell: string) => ({
  line,
  column: 'rating',
  path: 'rating',
  code: 'rating-above-scale',
  message: 'Too high.',
  cells: [cell],
});

beforeEach(() => rmSync(path, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('The file of rejected rows', () => {
  test('applies back-pressure and loses no row', async () => {
    const file = new RejectsFile(path);
    spawnSync('mkfifo', [path]); // Accepts nothing until someone reads.
    let isWritten = false;
    const written = file.write(reject(2, 'x'.repeat(100_000)), columns).then(() => {
      isWritten = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    const wasWrittenAtOnce = isWritten;
    const read = text(createReadStream(path));
    await written;
    expect(wasWrittenAtOnce).toBe(false);
    await file.write(reject(3, 'y'), columns);
    await file.close();
    expect((await read).split('\n').map((line) => line.slice(0, 4))).toEqual(['line', '2,ra', '3,ra', '']);
  });

  test('reports an error when it cannot be written', async () => {
    const file = new RejectsFile(path);
    mkdirSync(path);
    await expect(file.write(reject(2, 'x'.repeat(100_000)), columns)).rejects.toMatchObject({
      code: 'rejects-file',
    });
    await expect(file.write(reject(3, 'y'), columns)).rejects.toMatchObject({ code: 'rejects-file' });
    await expect(file.close()).rejects.toMatchObject({ code: 'rejects-file' });
  });

  test('does not exist after a run without rejects, not even from an earlier run', async () => {
    writeFileSync(path, 'from last month');
    const file = new RejectsFile(path);
    expect(existsSync(path)).toBe(true); // It is only removed once the run has finished.
    await file.close();
    expect(file.isWritten).toBe(false);
    expect(existsSync(path)).toBe(false);
  });
});
