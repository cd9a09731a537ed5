import { DomainError } from '@appliance-index/domain/errors';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { FailureLog } from './failure-log.js';

let lines: Record<string, unknown>[];
let log: FailureLog;
beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const options = { base: null, timestamp: false };
  log = new FailureLog(pino(options, { write: (line: string) => lines.push(JSON.parse(line)) }));
});
afterEach(() => {
  jest.useRealTimers();
});

const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432\nhint'), { code: 'ECONNREFUSED' });
const cause = 'ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432';
const refusal = { level: 50, msg: 'requests were refused', code: 'unavailable', cause };

test('The first request that is refused is logged at once, with its cause and without a stack', () => {
  log.refused('unavailable', lost, 'a');
  expect(lines).toEqual([{ ...refusal, requests: 1, requestId: 'a' }]);
});

test('Those that follow share a line a second, with their number and the id of the last', () => {
  for (const id of ['a', 'b', 'c']) log.refused('unavailable', lost, id);
  jest.advanceTimersByTime(1_000);
  log.refused('unavailable', lost, 'd');
  expect(lines.slice(1)).toEqual([{ ...refusal, requests: 2, requestId: 'c' }]);
  jest.advanceTimersByTime(1_000);
  expect(lines.slice(2)).toEqual([{ ...refusal, requests: 1, requestId: 'd' }]);
});

test('The first after a quiet second is logged at once again', () => {
  log.refused('unavailable', lost, 'a');
  jest.advanceTimersByTime(1_000);
  log.refused('unavailable', lost, 'b');
  expect(lines.map(({ requestId }) => requestId)).toEqual(['a', 'b']);
});

test('Each code has its own lines', () => {
  log.refused('unavailable', lost, 'a');
  log.refused('media-store', new DomainError('unavailable', 'media-store', 'Try again.').causedBy(lost), 'b');
  log.refused(
    'not-ready',
    new DomainError('unavailable', 'not-ready', 'The database is not responding.'),
    'c',
  );
  expect(lines.map((line) => [line.code, line.cause])).toEqual([
    ['unavailable', cause],
    ['media-store', cause],
    ['not-ready', 'not-ready: The database is not responding.'],
  ]);
});

test('A database that does not answer in time is not logged as one that has closed the connection', () => {
  const closed = new Error('Connection terminated unexpectedly');
  const timeout = new Error('Connection terminated due to connection timeout', { cause: closed });
  log.refused('unavailable', timeout, 'a');
  expect(lines).toMatchObject([{ cause: timeout.message }]);
});

test('An unexpected failure is logged with its stack, every time', () => {
  const err = new TypeError('x is not a function');
  log.failed(err, 'a');
  log.failed(err, 'b');
  const expected = { msg: 'request failed', err: { type: 'TypeError', stack: err.stack } };
  expect(lines).toMatchObject([
    { ...expected, requestId: 'a' },
    { ...expected, requestId: 'b' },
  ]);
});
