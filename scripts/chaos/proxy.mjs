import { once } from 'node:events';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { createServer, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A TCP proxy that can delay data, block it, or refuse connections. */
export class TcpProxy {
  /** Delay of each chunk sent to the target. */
  delayMs = 0;
  sockets = new Set();
  gate = Promise.resolve();

  /** `target`: options for `net.connect`. */
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

  /** Holds all data, and the closing of connections, in both directions. */
  block() {
    this.gate = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** Forwards everything that was held. */
  release() {
    this.open?.();
  }

  /** Cuts all connections; accepts new ones. */
  cut() {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Cuts all connections and refuses new ones until `start`. */
  async stop() {
    const closed = once(this.server, 'close');
    this.server.close();
    this.cut();
    this.release();
    await closed;
  }

  async accept(client) {
    const target = new Socket({ allowHalfOpen: true });
    this.track(client);
    this.track(target);
    this.forward(client, target, () => this.delayMs);
    this.forward(target, client, () => 0);
    await this.gate;
    // A network that lets nothing through does not open, later, the connections that were given up meanwhile.
    if (client.readableEnded || client.destroyed) client.destroy();
    else target.connect(this.target);
  }

  track(socket) {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
  }

  /** Forwards chunks in order, each after its delay. */
  forward(from, to, delayMs) {
    let last = Promise.resolve();
    const then = (work) => {
      const due = delay(delayMs());
      last = last
        .then(() => due)
        .then(() => this.gate)
        .then(work);
    };
    from.on('data', (chunk) => then(() => to.writable && to.write(chunk)));
    from.once('end', () => then(() => to.end()));
    from.once('close', () => then(() => to.destroySoon()));
  }
}

/** An HTTP proxy that can replace responses with faults. */
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

  /** After `puts` more PUT requests, every request is handled by `fault(forward, request, response)`. */
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

  /** Forwards the request unchanged: its signature covers the Host header. */
  forward(request, response) {
    const { hostname: host, port } = this.target;
    const { method, url: path, headers } = request;
    const forwarded = httpRequest({ host, port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode, upstream.headers);
      upstream.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }

  async stop() {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}
