import { Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import type { Client } from 'pg';

export interface ClientOptions {
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * A timeout of the query alone would leave its connection waiting for the answer, and with it the rollback and the next
 * users of the connection.
 * @param isIdle whether the silence is our own, as the database owes no answer
 * @param signal closes the connection when it is aborted
 */
export function socketWithTimeout(ms: number, isIdle = () => false, signal?: AbortSignal): Socket {
  const socket = new Socket();
  if (signal) addAbortSignal(signal, socket);
  return socket.setTimeout(ms, () => {
    if (isIdle()) return;
    socket.destroy(
      Object.assign(new Error(`The database sent no data for ${ms / 1_000} s`), { code: 'ETIMEDOUT' }),
    );
  });
}

/** Whether the client waits for no statement. The types of the driver lack the property. */
export function isAtRest(client: Client & { readyForQuery?: boolean }): boolean {
  return client.readyForQuery === true;
}
