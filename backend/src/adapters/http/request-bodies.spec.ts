import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { inTime } from './request-bodies.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A request whose body has begun to arrive, past the check. */
async function arriving(headers: Record<string, string>, type = 'application/json') {
  const stream = new PassThrough();
  const request = Object.assign(stream, { headers, is: (wanted: string) => wanted === type && wanted });
  await new Promise<void>((resolve) =>
    inTime(request as unknown as Request, {} as Response, () => resolve()),
  );
  return stream;
}

describe('A request', () => {
  test('whose body trickles in is cut off after half a minute', async () => {
    const request = await arriving({ 'content-length': '9' });
    jest.advanceTimersByTime(29_000);
    expect(request.destroyed).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(request.destroyed).toBe(true);
  });

  test('whose body says no length is cut off, too', async () => {
    const request = await arriving({ 'transfer-encoding': 'chunked' });
    jest.advanceTimersByTime(30_000);
    expect(request.destroyed).toBe(true);
  });

  test('that has arrived may take its time to be answered', async () => {
    const request = await arriving({ 'content-length': '9' });
    request.end('{"a":"b"}').resume();
    await new Promise((resolve) => request.once('end', resolve));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('with files may take its time', async () => {
    const request = await arriving({ 'content-length': '900000' }, 'multipart/form-data');
    jest.advanceTimersByTime(600_000);
    expect(request.destroyed).toBe(false);
  });

  test('without a body is not timed', async () => {
    await arriving({});
    await arriving({ 'content-length': '0' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
