import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextLoopTurn } from 'node:timers/promises';

const drainMs = 24_000;
/** Long enough to read a request that has arrived. */
const pollMs = 100;
/** Bounds the wait when new connections keep arriving. */
const maxAcceptMs = 3_000;
const minQuietMs = 100;
const minQuietTurns = 20;

/** Stops accepting connections, waits up to `drainMs` for requests in flight, then closes the rest. */
export async function drainConnections(server: Server): Promise<void> {
  const { ended } = await stopListening(server);
  const timeout = delay(drainMs, 'timed out', { ref: false });
  for (let state: unknown = 'open'; state === 'open'; ) {
    state = await Promise.race([ended, timeout, delay(pollMs, 'open')]);
    server.closeIdleConnections();
  }
  server.closeAllConnections();
}

/**
 * Stops listening once all queued connections are accepted. Unlike `http.Server.close`, it keeps connections whose
 * request has not been read yet. `ended` resolves when the last connection closes.
 */
async function stopListening(server: Server): Promise<{ ended: Promise<void> }> {
  let quietTurns = 0;
  server.on('connection', () => {
    quietTurns = 0;
  });
  const start = performance.now();
  // Each turn of the event loop accepts some queued connections. On a busy machine, time alone proves nothing.
  for (let now = start; now < start + maxAcceptMs; now = performance.now()) {
    await nextLoopTurn();
    if (++quietTurns > minQuietTurns && now > start + minQuietMs) break;
  }
  return { ended: new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve())) };
}
