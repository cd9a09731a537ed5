import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { limitBodyTime } from './request-bodies.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A request whose body has begun to arrive, and its response. */
function startRequest(headers: Record<string, string>) {
  const socket = new PassThrough();
  const request = Object.assign(new PassThrough(), { headers, socket, complete: false });
  const response = new PassThrough();
  limitBodyTime(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { request, response, socket };
}

const multipart = { 'content-length': '900000', 'content-type': 'multipart/form-data; boundary=x' };

async function finish(response: PassThrough): Promise<void> {
  response.end();
  await once(response, 'finish');
}

describe('A request', () => {
  test('whose body trickles in is cut off after half a minute', () => {
    const { request } = startRequest({ 'content-length': '9' });
    jest.advanceTimersByTime(29_000);
    expect(request.destroyed).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(request.destroyed).toBe(true);
  });

  test('whose body has no declared length is cut off too', () => {
    const { request } = startRequest({ 'transfer-encoding': 'chunked' });
    jest.advanceTimersByTime(30_000);
    expect(request.destroyed).toBe(true);
  });

  test('that has arrived in full is not timed', async () => {
    const { request } = startRequest({ 'content-length': '9' });
    request.end('{"a":"b"}').resume();
    await new Promise((resolve) => request.once('end', resolve));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('with files may take longer', () => {
    const { request } = startRequest(multipart);
    jest.advanceTimersByTime(600_000);
    expect(request.destroyed).toBe(false);
  });

  test('with files is not timed any longer when its connection is closed after the answer', async () => {
    const { response, socket } = startRequest(multipart);
    await finish(response);
    expect(jest.getTimerCount()).toBe(1);
    socket.destroy();
    await once(socket, 'close');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('with files is cut off too once it has been answered', async () => {
    const { request, response } = startRequest(multipart);
    await finish(response);
    jest.advanceTimersByTime(29_000);
    expect(request.destroyed).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(request.destroyed).toBe(true);
  });

  test('with files that have all arrived is not timed after the response', async () => {
    const { request, response } = startRequest(multipart);
    request.complete = true;
    await finish(response);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('without a body is not timed', () => {
    startRequest({});
    startRequest({ 'content-length': '0' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
