import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentTypeOf } from '@appliance-index/domain/catalogue/media';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { removeInBatches, storeDeadlineMs } from '../src/adapters/media/deadline.js';
import { FolderStore } from '../src/adapters/media/folder-store.js';
import { S3Store, s3Client } from '../src/adapters/media/s3-store.js';
import type { MediaStore } from '../src/application/catalogue/media-ports.js';

const folder = mkdtempSync(join(tmpdir(), 'media-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { S3_TEST_ENDPOINT: endpoint = '', S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '' } = process.env;
const s3Settings = {
  endpoint,
  region: 'us-east-1',
  bucket: `appliance-index-${randomUUID()}`,
  accessKey: S3_TEST_ACCESS_KEY,
  secretKey: S3_TEST_SECRET_KEY,
};

const stores: [string, () => MediaStore][] = [['a folder', () => new FolderStore(join(folder, 'store'))]];
if (endpoint === '') console.warn('S3_TEST_ENDPOINT is not set, so the S3 store is not tested.');
else stores.push(['S3', () => new S3Store(s3Settings)]);

function file(bytes: Buffer | string): string {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  return path;
}

function put(store: MediaStore, key: string, path: string): Promise<void> {
  return store.put(new Map([[key, { path, contentType: contentTypeOf(key) ?? '', bytes: 1_000 }]]));
}

async function read(store: MediaStore, key: string, range: { start: number; end: number } | null = null) {
  const parts: Uint8Array[] = [];
  for await (const part of await store.open(key, range)) parts.push(part);
  return Buffer.concat(parts);
}

describe.each(stores)('A media store in %s', (_where, open) => {
  const store = open();
  const key = (name = 'original.mp4') => `${randomUUID()}/${name}`;

  test('returns stored files, whole or in part, including large ones', async () => {
    const bytes = randomBytes(9 * 1024 * 1024);
    const own = key();
    await put(store, own, file(bytes));
    expect(await store.size(own)).toBe(bytes.length);
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(digest(await read(store, own))).toBe(digest(bytes));
    expect(await read(store, own, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
  });

  test('has no size for an unknown key', async () => {
    expect(await store.size(key())).toBeNull();
  });

  test('removes files, and ignores missing ones', async () => {
    const own = [key('320.webp'), key('640.webp')];
    for (const each of own) await put(store, each, file('x'));
    await store.remove([...own, key()]);
    for (const each of own) expect(await store.size(each)).toBeNull();
    await store.remove([]);
  });

  test('lists everything it holds', async () => {
    const own = [key('320.avif'), key('640.avif')];
    for (const each of own) await put(store, each, file('x'));
    const listed = new Map<string, Date>();
    for await (const { key: found, modifiedAt } of store.list()) listed.set(found, modifiedAt);
    expect([...listed.keys()]).toEqual(expect.arrayContaining(own));
    expect(Math.abs(Date.now() - (listed.get(own[0] ?? '')?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('passes its check', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  test('stores nothing of a file that could not be read', async () => {
    const own = key();
    await expect(put(store, own, join(folder, 'not there'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await store.size(own)).toBeNull();
  });
});

(endpoint === '' ? test.skip : test)(
  'An S3 store lists and removes the parts of a file whose upload was cut off',
  async () => {
    const [store, client] = [new S3Store(s3Settings), s3Client(s3Settings)];
    const [cutOff, kept] = [`${randomUUID()}/original.mp4`, `${randomUUID()}/original.mp4`];
    await put(store, kept, file('x'));
    for (const key of [cutOff, kept]) await client.initiateNewMultipartUpload(s3Settings.bucket, key, {});
    const keys = async () => (await Array.fromAsync(store.list())).map(({ key }) => key);
    expect(await keys()).toContain(cutOff);
    await store.remove([cutOff]);
    expect(await keys()).not.toContain(cutOff);
    expect(await Array.fromAsync(client.listIncompleteUploads(s3Settings.bucket, kept, true))).toHaveLength(
      1,
    );
  },
);

test('Files are removed in batches of a thousand', async () => {
  const keys = Array.from({ length: 2_500 }, (_, index) => String(index));
  const removed: (readonly string[])[] = [];
  await removeInBatches(keys, async (batch) => {
    removed.push(batch);
  });
  expect(removed.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(removed.flat()).toEqual(keys);
});

test('A folder store lists files despite concurrent removals', async () => {
  const store = new FolderStore(join(folder, 'shared'));
  const keys = Array.from({ length: 3 }, () => `${randomUUID()}/original.mp4`);
  for (const key of keys) await put(store, key, file('x'));
  const seen: string[] = [];
  for await (const { key } of store.list()) {
    seen.push(key);
    await store.remove(keys);
  }
  expect(seen).toHaveLength(1);
});

test('A folder store lists partial files, but no foreign files', async () => {
  const root = join(folder, 'mixed');
  const store = new FolderStore(root);
  const [id, other] = [randomUUID(), randomUUID()];
  await put(store, `${id}/320.webp`, file('x'));
  const partial = `${id}/640.webp.${randomUUID()}.part`;
  for (const foreignFolder of [other, 'photos']) mkdirSync(join(root, foreignFolder));
  const foreignFiles = [
    `${id}/.DS_Store`,
    `${id}/notes.part`,
    `${other}/report.pdf`,
    'photos/320.webp',
    '.DS_Store',
  ];
  for (const name of [partial, ...foreignFiles]) writeFileSync(join(root, name), 'x');
  const listed = (await Array.fromAsync(store.list())).map(({ key }) => key);
  expect(listed.toSorted()).toEqual([`${id}/320.webp`, partial]);
  await store.remove(listed);
  for (const name of foreignFiles) expect(existsSync(join(root, name))).toBe(true);
});

test('A folder store leaves no partial files, and stays within its folder', async () => {
  const store = new FolderStore(join(folder, 'careful'));
  const id = randomUUID();
  await expect(put(store, `${id}/original.mp4`, folder)).rejects.toMatchObject({
    kind: 'unavailable',
  });
  expect(readdirSync(join(folder, 'careful'))).toEqual([]);
  for (const key of ['../../etc/passwd', `${id}/../../x.mp4`, `${id}/a.html`, `${id}/original.svg`])
    await expect(store.size(key)).rejects.toThrow();
});

test('A folder store in the place of a file names the folder to mend', async () => {
  const store = new FolderStore(file('not a folder'));
  await expect(put(store, `${randomUUID()}/original.mp4`, file('x'))).rejects.toMatchObject({
    code: 'media-store-unusable',
    message: expect.stringContaining('"media" in DATA_DIR'),
  });
});

test('A folder store neither finds nor lists links and folders in the place of files', async () => {
  const root = join(folder, 'planted');
  const store = new FolderStore(root);
  const [link, directory] = [`${randomUUID()}/original.mp4`, `${randomUUID()}/original.mp4`];
  for (const key of [link, directory]) mkdirSync(join(root, dirname(key)), { recursive: true });
  symlinkSync(file('a secret'), join(root, link));
  mkdirSync(join(root, directory));
  for (const key of [link, directory]) expect(await store.size(key)).toBeNull();
  expect(await Array.fromAsync(store.list())).toEqual([]);
});

describe('An S3 store', () => {
  const failing = (port: number) => new S3Store({ ...s3Settings, endpoint: `http://127.0.0.1:${port}` });

  let bucket: Server;
  afterEach(() => {
    jest.useRealTimers();
    bucket?.closeAllConnections();
    bucket?.close();
  });

  /** A store in front of `bucket`, which answers with `answer`. */
  async function storeWith(answer?: RequestListener): Promise<S3Store> {
    bucket = createHttpServer(answer).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const { port } = bucket.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return new S3Store({ ...s3Settings, endpoint, accessKey: 'a', secretKey: 's' });
  }

  const noUploads =
    '<ListMultipartUploadsResult><IsTruncated>false</IsTruncated></ListMultipartUploadsResult>';

  test.each([
    ['', 200, noUploads],
    [
      ', also with a key that may not see unfinished uploads',
      403,
      '<Error><Code>AccessDenied</Code></Error>',
    ],
  ])('lists no foreign files in its bucket%s', async (_key, status, uploads) => {
    const own = `${randomUUID()}/320.webp`;
    const keys = [own, 'backups/2026-11-21.dump', 'photos/320.webp', `${randomUUID()}/report.pdf`];
    const contents = keys.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
    );
    const objects = `<ListBucketResult>${contents.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`;
    const store = await storeWith(({ url = '' }, response) => {
      if (url.includes('uploads')) response.writeHead(status).end(uploads);
      else response.end(objects);
    });
    expect((await Array.fromAsync(store.list())).map(({ key }) => key)).toEqual([own]);
  });

  test('reports an unreachable server', async () => {
    await expect(failing(9).size(`${randomUUID()}/320.webp`)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(failing(9).check()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each<[answer: string, status: number, headers: Record<string, string>, setting: string]>([
    ['a refusal', 403, {}, 'S3_ACCESS_KEY'],
    ['a redirect to another region', 301, {}, 'S3_REGION'],
    ['its other region', 400, { 'x-amz-bucket-region': 'eu-central-1' }, 'S3_REGION'],
  ])(
    'names the setting to check when the server answers with %s, whatever was asked',
    async (_what, status, headers, setting) => {
      const store = await storeWith((_request, response) => {
        response.writeHead(status, headers).end();
      });
      const key = `${randomUUID()}/320.webp`;
      const unusable = {
        code: 'media-store-unusable',
        message: expect.stringMatching(
          new RegExp(`check .*${setting}.* \\(\\w+\\)\\. .*tell the site operator`),
        ),
      };
      await expect(put(store, key, file('x'))).rejects.toMatchObject(unusable);
      await expect(store.size(key)).rejects.toMatchObject(unusable);
      await expect(store.check()).rejects.toMatchObject(unusable);
      await expect(Array.fromAsync(store.list())).rejects.toMatchObject(unusable);
    },
  );

  test('asks to try again while the server is busy', async () => {
    const store = await storeWith((_request, response) => {
      response.writeHead(503).end();
    });
    await expect(store.size(`${randomUUID()}/320.webp`)).rejects.toMatchObject({
      code: 'media-store',
      message: expect.stringContaining('Try again in a minute'),
    });
  });

  test('looks for its bucket again after a failure', async () => {
    const requests: string[] = [];
    const store = await storeWith(({ method, url }, response) => {
      requests.push(method ?? '');
      response.writeHead(method === 'PUT' && url?.includes('.webp') ? 404 : 200).end();
    });
    const failed = { code: 'media-store' };
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(put(store, `${randomUUID()}/320.webp`, file('x'))).rejects.toMatchObject(failed);
    expect(requests.filter((method) => method === 'HEAD')).toHaveLength(2);
  });

  test('aborts a download when the server stops responding, but not when the reader is slow', async () => {
    const photo = randomBytes(4 * 1024 * 1024);
    const store = await storeWith(({ method, url = '' }, response) => {
      response.setHeader('content-length', photo.length);
      if (method === 'HEAD' || url.includes('whole')) response.end(photo);
      else response.write(photo.subarray(0, 9));
    });
    const slowlyRead = await store.open('whole.mp4', null);
    await Promise.all([
      expect(Array.fromAsync(store.list())).rejects.toMatchObject({ code: 'media-store' }),
      expect(read(store, 'half.mp4')).rejects.toThrow('stopped responding'),
    ]);
    expect(photo.equals(Buffer.concat(await Array.fromAsync(slowlyRead)))).toBe(true);
  }, 20_000);

  test('closes a download that begins after the deadline', async () => {
    const store = await storeWith();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const opened = store.open('late.mp4', null);
    const [, response]: ServerResponse[] = await once(bucket, 'request');
    jest.advanceTimersByTime(storeDeadlineMs);
    await expect(opened).rejects.toMatchObject({ code: 'media-store' });
    response?.writeHead(200, { 'content-length': 9 }).write('x');
    await once(response as ServerResponse, 'close');
  });

  test('aborts requests to a server that hangs, uploads and removals included, within the time for a response', async () => {
    const sockets: Socket[] = [];
    const hanging = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => hanging.once('listening', resolve));
    const address = hanging.address() as { port: number };
    await expect(failing(address.port).size(`${randomUUID()}/320.webp`)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'media-store',
    });
    const begin = Date.now();
    const key = `${randomUUID()}/320.webp`;
    await expect(put(failing(address.port), key, file('x'))).rejects.toMatchObject({ code: 'media-store' });
    await expect(failing(address.port).remove([key])).rejects.toMatchObject({ code: 'media-store' });
    expect(Date.now() - begin).toBeLessThan(14_000);
    for (const socket of sockets) socket.destroy();
    hanging.close();
  });
});
