import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextLoopTurn } from 'node:timers/promises';

const drainMs = 24_000;
/** Long enough for a request that has arrived to be read. */
const pollMs = 100;
/** Under a stream of new connections the waiting has an end. */
const maxAcceptMs = 3_000;
const minQuietMs = 100;
const minQuietTurns = 20;

/** Refuses new connections, lets requests in flight end for a while, and closes what is left. */
export async function drainConnections(server: Server): Promise<void> {
  const closed = await stopListening(server);
  const late = delay(drainMs, 'late', { ref: false });
  for (let state: unknown = 'open'; state === 'open'; ) {
    state = await Promise.race([closed.ended, late, delay(pollMs, 'open')]);
    server.closeIdleConnections();
  }
  server.closeAllConnections();
}

/**
 * Stops listening once all who have knocked are let in, and without cutting those whose request is not read yet, as
 * Node's own `close` would. `ended` settles with the last connection.
 */
async function stopListening(server: Server): Promise<{ ended: Promise<void> }> {
  let quietTurns = 0;
  server.on('connection', () => {
    quietTurns = 0;
  });
  const begin = Date.now();
  // Each round of the event loop lets in some of those who wait. Time alone tells nothing when the machine is busy.
  for (let now = begin; now < begin + maxAcceptMs; now = Date.now()) {
    await nextLoopTurn();
    if (++quietTurns > minQuietTurns && now > begin + minQuietMs) break;
  }
  return { ended: new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve())) };
}
