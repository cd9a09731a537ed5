import { once } from 'node:events';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Stands between a server and what it connects to, and may be slow, a black hole, or gone. */
export class TcpProxy {
  /** Of each piece that goes to the target. */
  delayMs = 0;
  sockets = new Set();
  gate = Promise.resolve();

  /** `target` is what `net.connect` takes. */
  static async before(target) {
    const proxy = new TcpProxy();
    proxy.target = target;
    await proxy.start();
    return proxy;
  }

  async start() {
    this.server = createServer({ allowHalfOpen: true }, (socket) => this.accept(socket));
    this.server.listen(this.port ?? 0, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = this.server.address().port;
  }

  /** From now on nothing comes through in either direction, nor does anybody hear that the other has left. */
  block() {
    this.gate = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** What was held goes on its way. */
  release() {
    this.open?.();
  }

  /** Cuts what is connected and refuses what comes; `start` lets it in again. */
  async stop() {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    this.release();
    await closed;
  }

  async accept(visitor) {
    this.track(visitor);
    await this.gate;
    if (visitor.destroyed) return;
    const target = connect({ ...this.target, allowHalfOpen: true });
    this.track(target);
    this.forward(visitor, target, () => this.delayMs);
    this.forward(target, visitor, () => 0);
  }

  track(socket) {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
  }

  /** In the order in which it came, each piece as late as it has to be. */
  forward(from, to, delayMs) {
    let last = Promise.resolve();
    const then = (work) => {
      const due = delay(delayMs());
      last = last
        .then(() => due)
        .then(() => this.gate)
        .then(work);
    };
    from.on('data', (piece) => then(() => to.writable && to.write(piece)));
    from.once('end', () => then(() => to.end()));
    from.once('close', () => then(() => to.destroySoon()));
  }
}

/** Stands before a server that speaks HTTP, and may answer in its place. */
export class HttpProxy {
  putsLeft = Number.POSITIVE_INFINITY;

  static async before(target) {
    const proxy = new HttpProxy();
    proxy.target = new URL(target);
    proxy.server = createHttpServer((request, response) => proxy.handle(request, response));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    proxy.origin = `http://127.0.0.1:${proxy.server.address().port}`;
    return proxy;
  }

  /** After so many more PUTs each request, of whatever kind, meets `fault(forward, request, response)`. */
  breakAfter(puts, fault) {
    this.putsLeft = puts;
    this.fault = fault;
    this.firstFaultAt = null;
  }

  repair() {
    this.putsLeft = Number.POSITIVE_INFINITY;
  }

  handle(request, response) {
    const forward = () => this.forward(request, response);
    const isBroken = this.putsLeft <= 0;
    if (request.method === 'PUT') this.putsLeft--;
    if (isBroken) this.firstFaultAt ??= performance.now();
    if (isBroken) this.fault(forward, request, response);
    else forward();
  }

  /** As it came: its signature covers the name of the host that was asked. */
  forward(request, response) {
    const { hostname: host, port } = this.target;
    const { method, url: path, headers } = request;
    const onward = httpRequest({ host, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  async stop() {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}
