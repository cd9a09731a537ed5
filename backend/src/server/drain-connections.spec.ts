import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ConnectionDrain } from './drain-connections.js';

const longMs = 60_000;

let server: Server;
let port: number;
let drain: ConnectionDrain;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  answer = (_request, response) => response.end('here');
  server = createServer((request, response) => {
    drain.closeIfStopping(request, response);
    drain.track(response);
    answer(request, response);
  });
  drain = new ConnectionDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function client(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return socket;
}

const get = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
const post = (body: string) => `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 4\r\n\r\n${body}`;

async function exchange(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [response] = await once(socket, 'data');
  return response;
}

test('Until the stop, connections are kept', async () => {
  expect(await exchange(await client(), get)).toContain('Connection: keep-alive');
});

test('During the grace time, old and new connections are served once and closed', async () => {
  const old = await client();
  await exchange(old, get);
  void drain.retire(longMs);
  for (const socket of [old, await client()]) {
    const closed = once(socket, 'close');
    expect(await exchange(socket, get)).toMatch(/^HTTP\/1.1 200 .*Connection: close.*here$/s);
    expect(await closed).toEqual([false]);
  }
});

test('A request that is under way when the stop begins closes its connection, too', async () => {
  const begun = new Promise<ServerResponse>((resolve) => {
    answer = (_request, response) => resolve(response);
  });
  const response = exchange(await client(), get);
  const unanswered = await begun;
  void drain.retire(longMs);
  unanswered.end();
  expect(await response).toContain('Connection: close');
});

test('A body that is still on its way after the response does not reset the connection', async () => {
  void drain.retire(longMs);
  const socket = await client();
  expect(await exchange(socket, post(''))).toContain('Connection: keep-alive');
  socket.write('body');
  answer = (request, response) => request.resume().once('end', () => response.end());
  expect(await exchange(socket, post('body'))).toContain('Connection: close');
});

test('The end refuses new connections, answers the request in flight, and closes idle connections', async () => {
  const idle = await client();
  await exchange(idle, get);
  const begun = new Promise<ServerResponse>((resolve) => {
    answer = (_request, response) => resolve(response);
  });
  const response = exchange(await client(), get);
  const unanswered = await begun;
  const ended = drain.end();
  await once(idle, 'close');
  await expect(client()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  unanswered.end('here');
  expect(await response).toContain('here');
  await ended;
});
