import { minuteMs } from '@appliance-index/domain/durations';
import { Client, type ClientConfig } from 'pg';
import { isAtRest, socketWithTimeout } from './socket-with-timeout.js';

export const connectTimeoutMs = 3_000;
/** A statement on a million rows, or a wait for a lock, may send no data for minutes. */
const longSocketTimeoutMs = 10 * minuteMs;

/**
 * Opens a connection outside the pool and without its time limits, for LISTEN, locks and long transactions. The caller
 * ends it. It is closed when no data passes in either direction for `timeoutMs` during a statement; 0 waits indefinitely.
 */
export async function dedicatedClient(
  config: ClientConfig,
  { timeoutMs = longSocketTimeoutMs } = {},
): Promise<Client> {
  const client: Client = new Client({
    ...config,
    // Between two statements of an import, assessing a large catalogue may take longer than that.
    stream: () => socketWithTimeout(timeoutMs, () => isAtRest(client)),
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'appliance-index',
  });
  client.on('error', () => undefined); // A query in flight rejects on its own.
  await client.connect();
  return client;
}
