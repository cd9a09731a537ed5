import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientFolder } from '../src/adapters/web/ssr-page-renderer.js';
import { allClosedBelow } from './open-files.js';
import { TestSite } from './test-site.js';

let site: TestSite;
let port: number;

beforeAll(async () => {
  site = await TestSite.start({ SAMPLE_DATA: '0' });
  await once(site.site.server.listen(0), 'listening');
  ({ port } = site.site.server.address() as AddressInfo);
});
afterAll(() => site.stop());

/** Asks, and is gone before there can be an answer. */
async function leave(path: string): Promise<void> {
  const socket = connect(port).on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => socket.resetAndDestroy());
  await once(socket, 'close');
}

describe('Visitors who leave in the middle', () => {
  test('leave no file of the client open', async () => {
    await Promise.all(Array.from({ length: 200 }, () => leave('/fonts/archivo-index.woff2')));
    await site.agent().get('/health/live').expect(200); // Whoever came before has been let in.
    await allClosedBelow(clientFolder);
  });
});

test.each(['bytes=100-5', 'bytes=99999999999-', 'bytes=nonsense'])(
  'Whoever asks for a part of a file of the client, like %s, gets the whole',
  async (range) => {
    const { headers } = await site.agent().get('/favicon.svg').set('Range', range).expect(200);
    expect(headers['content-range']).toBeUndefined();
  },
);
