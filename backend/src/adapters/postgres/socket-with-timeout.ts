import { Socket } from 'node:net';

/**
 * A timeout of the query alone would leave its connection waiting for the answer, and with it the rollback and the next
 * users of the connection.
 */
export function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => {
    socket.destroy(
      Object.assign(new Error(`The database sent no data for ${ms / 1_000} s`), { code: 'ETIMEDOUT' }),
    );
  });
}
