import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RejectsFile } from '../src/files.js';

const folder = mkdtempSync(join(tmpdir(), 'rejects-'));
const path = join(folder, 'scores.csv.rejects.csv');
const columns = ['rating'];
const reject = (line: number, cell: string) => ({
  line,
  model: '',
  column: 'rating',
  path: 'rating',
  code: 'rating-above-scale',
  message: 'Too high.',
  cells: [cell],
});

beforeEach(() => {
  for (const ending of ['', '.new', '.old']) rmSync(path + ending, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function write(...rejects: ReturnType<typeof reject>[]): Promise<RejectsFile> {
  const file = new RejectsFile(path);
  for (const each of rejects) await file.write(each, columns);
  await file.close();
  return file;
}

const linesOf = (name: string) => readFileSync(name, 'utf8').trimEnd().split('\n');

describe('The file of rejected rows', () => {
  test('applies back-pressure and loses no row', async () => {
    const file = new RejectsFile(path);
    spawnSync('mkfifo', [`${path}.new`]); // Accepts nothing until someone reads.
    await file.write(reject(2, 'x'.repeat(100_000)), columns);
    let isWritten = false;
    const written = file.write(reject(3, 'y'), columns).then(() => {
      isWritten = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    const wasWrittenAtOnce = isWritten;
    const read = text(createReadStream(`${path}.new`));
    await written;
    expect(wasWrittenAtOnce).toBe(false);
    await file.close();
    expect((await read).split('\n').map((line) => line.slice(0, 4))).toEqual(['line', '2,ra', '3,ra', '']);
  });

  test('has one line for a row with several problems, so that it can be fixed and imported', async () => {
    const second = { ...reject(2, '6'), column: 'reviewCount', code: 'count', message: 'Not a number.' };
    await write(reject(2, '6'), second, reject(3, '7'));
    expect(linesOf(path).slice(1)).toEqual([
      '2,rating; reviewCount,rating-above-scale; count,Too high.; Not a number.,6',
      '3,rating,rating-above-scale,Too high.,7',
    ]);
  });

  test.each(['', '.new'])(
    'reports an error when it cannot be written: a folder has its name%s',
    async (ending) => {
      const file = new RejectsFile(path);
      mkdirSync(path + ending);
      const writing = async () => {
        for (const line of [2, 3, 4]) await file.write(reject(line, 'x'.repeat(100_000)), columns);
        await file.close();
      };
      await expect(writing()).rejects.toMatchObject({ code: 'rejects-file' });
    },
  );

  test('refuses every further row once it cannot be written', async () => {
    mkdirSync(`${path}.new`);
    const file = new RejectsFile(path);
    const refused = { code: 'rejects-file' };
    await file.write(reject(2, 'x'.repeat(100_000)), columns);
    for (const line of [3, 4]) {
      await expect(file.write(reject(line, 'y'), columns)).rejects.toMatchObject(refused);
    }
    await expect(file.close()).rejects.toMatchObject(refused);
  });

  test('does not exist after a run without rejects; what an earlier run left is renamed', async () => {
    writeFileSync(path, 'from last month');
    const file = await write();
    expect(file.isWritten).toBe(false);
    expect(existsSync(path)).toBe(false);
    expect(linesOf(`${path}.old`)).toEqual(['from last month']);
  });

  test('keeps one that was edited since, however often the import is repeated', async () => {
    await write(reject(2, '6'));
    writeFileSync(path, 'corrected by hand');
    for (const _ of [1, 2]) await write(reject(2, '6'));
    expect(linesOf(path)).toHaveLength(2);
    expect(linesOf(`${path}.old`)).toEqual(['corrected by hand']);
  });

  test('of a failed run is discarded, and that of an earlier run stays', async () => {
    writeFileSync(path, 'from last month');
    const file = new RejectsFile(path);
    await file.write(reject(2, '6'), columns);
    await file.discard();
    expect(readdirSync(folder)).toEqual([basename(path)]);
    expect(linesOf(path)).toEqual(['from last month']);
  });
});
