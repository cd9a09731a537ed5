import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { megabyte } from '@appliance-index/domain/catalogue/media';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { S3Store } from '../src/adapters/media/s3-store.js';
import { waitForClosedFiles } from './open-files.js';

let folder: string;
let bucket: Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  bucket.closeAllConnections();
  bucket.close();
});

/** A store whose server has the bucket, and answers uploads with `status`. */
async function storeThatAnswers(status: number): Promise<S3Store> {
  bucket = createServer((request, response) => {
    request.resume();
    response.writeHead(request.method === 'PUT' || request.method === 'POST' ? status : 200).end();
  });
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  return new S3Store({ endpoint, region: 'us-east-1', bucket: 'photos', accessKey: 'a', secretKey: 's' });
}

async function expectRefusal(store: S3Store, bytes: number): Promise<void> {
  const path = join(folder, 'file');
  writeFileSync(path, Buffer.alloc(bytes));
  const files = new Map([[`${randomUUID()}/original.mp4`, { path, contentType: 'video/mp4', bytes }]]);
  await expect(store.put(files)).rejects.toMatchObject({ kind: 'unavailable' });
}

test('A store that is busy does not collect connections', async () => {
  const store = await storeThatAnswers(503);
  for (let upload = 0; upload < 4; upload++) await expectRefusal(store, 1_000);
  expect(await promisify(bucket.getConnections.bind(bucket))()).toBeLessThan(4);
});

test('The file of a refused upload is closed, even a large one', async () => {
  const store = await storeThatAnswers(403);
  await expectRefusal(store, 20 * megabyte);
  await waitForClosedFiles(folder);
});
