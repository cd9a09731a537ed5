import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies have one request at a time on a connection. */
const maxUnanswered = 10;

const unanswered = new WeakMap<Socket, number>();

/**
 * Disconnects a client that sends more requests without waiting for their responses: Node would start all of them at once.
 * Returns whether to answer the request.
 */
export function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  count(socket, +1);
  response.once('close', () => count(socket, -1));
  if ((unanswered.get(socket) ?? 0) > maxUnanswered) socket.destroy();
  return !socket.destroyed;
}

function count(socket: Socket, change: number): void {
  unanswered.set(socket, (unanswered.get(socket) ?? 0) + change);
}
