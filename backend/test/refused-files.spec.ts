import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { megabyte } from '@appliance-index/domain/catalogue/media';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { storeDeadlineMs } from '../src/adapters/media/deadline.js';
import { S3Store } from '../src/adapters/media/s3-store.js';
import { waitForClosedFiles } from './open-files.js';

let folder: string;
let bucket: Server;
/** The status of answers to uploads; null while the server answers nothing at all. */
let uploadStatus: number | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-files-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
  bucket.closeAllConnections();
  bucket.close();
});

/** A store whose server has the bucket, and answers uploads with `status` at first. */
async function storeThatAnswers(status: number): Promise<S3Store> {
  uploadStatus = status;
  bucket = createServer((request, response) => {
    request.resume();
    if (uploadStatus === null) return;
    response.writeHead(request.method === 'PUT' || request.method === 'POST' ? uploadStatus : 200).end();
  });
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  return new S3Store({ endpoint, region: 'us-east-1', bucket: 'photos', accessKey: 'a', secretKey: 's' });
}

function upload(store: S3Store, bytes: number): Promise<void> {
  const path = join(folder, 'file');
  writeFileSync(path, Buffer.alloc(bytes));
  return store.put(new Map([[`${randomUUID()}/original.mp4`, { path, contentType: 'video/mp4', bytes }]]));
}

const expectRefusal = (work: Promise<void>) => expect(work).rejects.toMatchObject({ kind: 'unavailable' });

test('A store that is busy does not collect connections', async () => {
  const store = await storeThatAnswers(503);
  for (let time = 0; time < 4; time++) await expectRefusal(upload(store, 1_000));
  expect(await promisify(bucket.getConnections.bind(bucket))()).toBeLessThan(4);
});

test('The file of a refused upload is closed, even a large one', async () => {
  const store = await storeThatAnswers(403);
  await expectRefusal(upload(store, 20 * megabyte));
  await waitForClosedFiles(folder);
});

test('An upload does not wait for what the store did not answer earlier', async () => {
  const store = await storeThatAnswers(403);
  await expectRefusal(upload(store, 1_000));
  uploadStatus = null;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const removal = expectRefusal(store.remove(['a/original.mp4']));
  await once(bucket, 'request');
  jest.advanceTimersByTime(storeDeadlineMs);
  await removal;
  jest.useRealTimers();
  uploadStatus = 200;
  await upload(store, 1_000);
});
