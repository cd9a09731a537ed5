import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextLoopTurn } from 'node:timers/promises';
import { isEmpty } from '../adapters/http/request-bodies.js';

/** From the beginning of the stop, with the grace time. Containers are killed after 35 s. */
const maxStopMs = 27_000;
/** Long enough to read a request that has arrived. */
const pollMs = 100;
/** Bounds the wait when new connections keep arriving. */
const maxAcceptMs = 3_000;
const minQuietMs = 100;
/** Logs, metrics, sessions and streams listen to a response, too; Node takes more than ten for a leak. */
const maxListeners = 20;
const minQuietTurns = 20;

/** Ends the connections of a server that stops, without cutting off a request. */
export class ConnectionDrain {
  private begin: number | null = null;
  private readonly underWay = new Set<ServerResponse>();

  constructor(private readonly server: Server) {}

  /** To be called with each request that is not answered at once. */
  track(response: ServerResponse): void {
    this.underWay.add(response);
    response.setMaxListeners(maxListeners);
    response.once('close', () => this.underWay.delete(response));
  }

  /** To be called with each request, before it is answered. */
  closeIfStopping(request: IncomingMessage, response: ServerResponse): void {
    if (this.begin !== null) closeAfterwards(request, response);
  }

  /**
   * Serves on for `graceMs`, so that clients can go elsewhere: each response closes its connection, which tells its client
   * not to send another request there.
   */
  async retire(graceMs: number): Promise<void> {
    this.begin ??= performance.now();
    for (const response of this.underWay) closeAfterwards(response.req, response);
    if (graceMs > 0) await delay(graceMs, undefined, { ref: false });
  }

  /** Stops accepting connections, waits for requests in flight until `maxStopMs` are over, then closes the rest. */
  async end(): Promise<void> {
    const deadline = (this.begin ?? performance.now()) + maxStopMs;
    const { ended } = await stopListening(this.server);
    const timeout = delay(deadline - performance.now(), 'timed out', { ref: false });
    for (let state: unknown = 'open'; state === 'open'; ) {
      state = await Promise.race([ended, timeout, delay(pollMs, 'open')]);
      this.server.closeIdleConnections();
    }
    this.server.closeAllConnections();
  }
}

/**
 * Closes the connection with the response, if that is sent after the whole body has arrived. Closing it earlier would reset
 * the connection, and the client might never see the response.
 */
function closeAfterwards(request: IncomingMessage, response: ServerResponse): void {
  const close = () => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  if (isEmpty(request) || request.complete) close();
  else request.once('end', close);
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
