import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { Uploads } from '../src/adapters/http/staff/uploads.js';
import { clientFolder } from '../src/adapters/web/ssr-page-renderer.js';
import { MediaItems, MediaStore } from '../src/application/catalogue/media-ports.js';
import { Imports } from '../src/application/imports/import-ports.js';
import type { ImportRecord } from '../src/application/imports/import-report.js';
import { waitForClosedFiles } from './open-files.js';
import { TestSite } from './test-site.js';

let site: TestSite;
let port: number;
const lines: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });

beforeAll(async () => {
  site = await TestSite.start({ SAMPLE_DATA: '0' }, logger);
  await once(site.http.server.listen(0), 'listening');
  ({ port } = site.http.server.address() as AddressInfo);
});
afterAll(() => site.stop());
afterEach(() => {
  jest.useRealTimers();
});

function openRequest(path: string): Socket {
  const socket = connect(port).on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

/** Sends a request and closes the connection before the response. */
async function requestAndDisconnect(path: string): Promise<void> {
  const socket = openRequest(path);
  socket.write('', () => socket.resetAndDestroy());
  await once(socket, 'close');
}

describe('Clients that disconnect early', () => {
  test('leave no static file open', async () => {
    await Promise.all(Array.from({ length: 200 }, () => requestAndDisconnect('/fonts/archivo-index.woff2')));
    await site.agent().get('/health/live').expect(200); // By now the earlier connections have been accepted.
    await waitForClosedFiles(clientFolder);
  });

  test('leave no video open, and log no error', async () => {
    const store = site.http.app.get(MediaStore);
    const video = Readable.from([Buffer.alloc(100)]);
    const connected = once(site.http.server, 'connection');
    const visitor = openRequest('/media/00000000-0000-4000-8000-000000000000/original.mp4');
    const [serverSocket] = await connected;
    site.http.app.get(MediaItems).isShown = async () => true;
    store.size = async () => 100;
    store.open = async () => {
      visitor.resetAndDestroy();
      await new Promise((resolve) => serverSocket.once('close', resolve));
      return video;
    };
    await once(video, 'close');
    await site.agent().get('/health/live').expect(200);
    expect(lines).toEqual([]);
  }, 10_000);

  test('leave no import behind, and log no error', async () => {
    const uploads = site.http.app.get(Uploads);
    const receive = uploads.receive.bind(uploads);
    const admin = await site.as('admin');
    const sending = admin
      .post('/api/admin/imports')
      .field({ kind: 'catalogue', apply: '1' })
      .attach('files', Buffer.from('brand,model,category\nAcme,Left-1,washers\n'), 'models.csv');
    uploads.receive = async (request, response, checks) => {
      const files = await receive(request, response, checks);
      sending.abort();
      await new Promise((resolve) => response.once('close', resolve));
      return files;
    };
    const imports = site.http.app.get(Imports);
    const importEnded = new Promise<void>((resolve) => {
      const { transaction } = imports;
      imports.transaction = (...request) => transaction.apply(imports, request).finally(resolve);
    });
    sending.end(() => undefined);
    await importEnded;
    expect(await imports.list({ kind: 'catalogue' }, 1)).toMatchObject([{ actor: 'seed' }]);
    expect(lines).toEqual([]);
  });

  test('leave no rollback behind, and log no error', async () => {
    const admin = await site.as('admin', 'second.admin@example.org');
    const imports = site.http.app.get(Imports);
    imports.find = async () => ({ kind: 'scores', rolledBackAt: null }) as ImportRecord;
    const rollback = admin.post('/api/admin/imports/1/rollback').send({ apply: true });
    const abandoned = new Promise<AbortSignal | undefined>((resolve) => {
      imports.transaction = async (_work, { signal } = {}) => {
        rollback.abort();
        if (signal) await once(signal, 'abort');
        resolve(signal);
        signal?.throwIfAborted();
      };
    });
    rollback.end(() => undefined);
    expect((await abandoned)?.aborted).toBe(true);
    expect(lines).toEqual([]);
  });
});

test.each(['bytes=100-5', 'bytes=99999999999-', 'bytes=nonsense'])(
  'A range request for a static file, such as %s, is answered with the whole file',
  async (range) => {
    const { headers } = await site.agent().get('/favicon.svg').set('Range', range).expect(200);
    expect(headers['content-range']).toBeUndefined();
  },
);

test.each([
  'GET /api/categories',
  'POST /nothing',
  'POST /newsletter/unsubscribe?token=none',
  'POST /api/media/upload',
])(
  'A client that is still sending 30 seconds after the response to %s is disconnected',
  async (call) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'clearInterval'] });
    const visitor = connect(port);
    const head = 'Host: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000';
    visitor.write(`${call} HTTP/1.1\r\n${head}\r\n\r\n`);
    await once(visitor, 'data');
    const sending = setInterval(() => visitor.write('x'), 1_000);
    visitor.once('error', () => undefined).once('close', () => clearInterval(sending));
    jest.advanceTimersByTime(30_000);
    await once(visitor, 'close');
  },
  10_000,
);

describe('Requests sent without waiting for the responses', () => {
  /** The number of responses until the server closes the connection, as the last request asks it to. */
  async function responsesTo(requests: number): Promise<number> {
    const visitor = connect(port).on('error', () => undefined);
    let received = '';
    visitor.on('data', (bytes) => {
      received += bytes;
    });
    const head = 'GET /api/tech-votes/none HTTP/1.1\r\nHost: localhost\r\n';
    visitor.write(`${`${head}\r\n`.repeat(requests - 1)}${head}Connection: close\r\n\r\n`);
    await once(visitor, 'close');
    return received.split('HTTP/1.1 404').length - 1;
  }

  test('are answered if they are few', async () => {
    expect(await responsesTo(10)).toBe(10);
  });

  test('end the connection before they occupy the server', async () => {
    expect(await responsesTo(100)).toBeLessThanOrEqual(10);
  });
});
