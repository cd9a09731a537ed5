import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A local TCP proxy to a database's socket, for simulating network failures. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(folder: string | undefined, onData: (data: Buffer) => void) {
    this.server = createServer((client) => {
      const upstream = connect(`${folder}/.s.PGSQL.5432`);
      for (const socket of [client, upstream]) this.sockets.add(socket.on('error', () => undefined));
      client
        .on('data', onData)
        .on('close', () => upstream.destroy())
        .pipe(upstream)
        .pipe(client);
    }).listen(0, '127.0.0.1');
  }

  /** Starts a proxy to the socket in `folder`. `onData` sees the client's data before it is forwarded. */
  static async open(
    folder: string | undefined,
    onData: (data: Buffer) => void = () => undefined,
  ): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(folder, onData);
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Stops forwarding data, with the connections left open. */
  stall(): void {
    for (const socket of this.sockets) socket.unpipe();
  }

  /** Closes all connections. */
  disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.disconnect();
    this.server.close();
  }
}
