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

/** A request whose body has begun to arrive, and its answer. */
function arriving(headers: Record<string, string>) {
  const request = Object.assign(new PassThrough(), { headers, complete: false });
  const answer = new PassThrough();
  limitBodyTime(request as unknown as IncomingMessage, answer as unknown as ServerResponse);
  return { request, answer };
}

const files = { 'content-length': '900000', 'content-type': 'multipart/form-data; boundary=x' };

/** All of it, so that nothing is left to wait for. */
async function answered(answer: PassThrough): Promise<void> {
  answer.end();
  await once(answer, 'finish');
}

describe('A request', () => {
  test('whose body trickles in is cut off after half a minute', () => {
    const { request } = arriving({ 'content-length': '9' });
    jest.advanceTimersByTime(29_000);
    expect(request.destroyed).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(request.destroyed).toBe(true);
  });

  test('whose body says no length is cut off, too', () => {
    const { request } = arriving({ 'transfer-encoding': 'chunked' });
    jest.advanceTimersByTime(30_000);
    expect(request.destroyed).toBe(true);
  });

  test('that has arrived may take its time to be answered', async () => {
    const { request } = arriving({ 'content-length': '9' });
    request.end('{"a":"b"}').resume();
    await new Promise((resolve) => request.once('end', resolve));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('with files may take its time', () => {
    const { request } = arriving(files);
    jest.advanceTimersByTime(600_000);
    expect(request.destroyed).toBe(false);
  });

  test('with files is cut off like others once it is answered', async () => {
    const { request, answer } = arriving(files);
    await answered(answer);
    jest.advanceTimersByTime(29_000);
    expect(request.destroyed).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(request.destroyed).toBe(true);
  });

  test('with files that have all arrived is not timed after its answer', async () => {
    const { request, answer } = arriving(files);
    request.complete = true;
    await answered(answer);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('without a body is not timed', () => {
    arriving({});
    arriving({ 'content-length': '0' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
