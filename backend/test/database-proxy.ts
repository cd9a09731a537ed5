import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A port of this machine that leads to a database, and lets a test come between. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(folder: string | undefined, onData: (asked: Buffer) => void) {
    this.server = createServer((visitor) => {
      const inside = connect(`${folder}/.s.PGSQL.5432`);
      for (const socket of [visitor, inside]) this.sockets.add(socket.on('error', () => undefined));
      visitor
        .on('data', onData)
        .on('close', () => inside.destroy())
        .pipe(inside)
        .pipe(visitor);
    }).listen(0, '127.0.0.1');
  }

  /** In front of the database whose socket is in the folder; `onData` is told what is asked before it passes. */
  static async open(
    folder: string | undefined,
    onData: (asked: Buffer) => void = () => undefined,
  ): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(folder, onData);
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Who is connected onData nothing any more, and is not told so. */
  stall(): void {
    for (const socket of this.sockets) socket.unpipe();
  }

  /** Who is connected is not any more. */
  disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.disconnect();
    this.server.close();
  }
}
