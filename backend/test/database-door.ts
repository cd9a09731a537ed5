import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A port of this machine that leads to a database, and lets a test come between. */
export class DatabaseDoor {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(folder: string | undefined, hears: (asked: Buffer) => void) {
    this.server = createServer((visitor) => {
      const inside = connect(`${folder}/.s.PGSQL.5432`);
      for (const socket of [visitor, inside]) this.sockets.add(socket.on('error', () => undefined));
      visitor
        .on('data', hears)
        .on('close', () => inside.destroy())
        .pipe(inside)
        .pipe(visitor);
    }).listen(0, '127.0.0.1');
  }

  /** In front of the database whose socket is in the folder; `hears` is told what is asked before it passes. */
  static async open(
    folder: string | undefined,
    hears: (asked: Buffer) => void = () => undefined,
  ): Promise<DatabaseDoor> {
    const door = new DatabaseDoor(folder, hears);
    await once(door.server, 'listening');
    return door;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Who is connected hears nothing any more, and is not told so. */
  fallSilent(): void {
    for (const socket of this.sockets) socket.unpipe();
  }

  /** Who is connected is not any more. */
  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.hangUp();
    this.server.close();
  }
}
