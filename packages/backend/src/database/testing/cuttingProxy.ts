import { once } from 'node:events';
import { createServer, connect as openSocket, type Socket } from 'node:net';

/** A way between the portal and its database that can be disturbed. */
export interface CuttingProxy {
  readonly port: number;
  /** Resets all connections. */
  cut(): void;
  /** Closes all connections in one direction: the database says no more, and still listens. */
  halfClose(): void;
  /** Nothing passes any more, on old connections and on new ones; none is closed. */
  stall(): void;
  /** Things pass again, those that were held up as well. */
  restore(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly portal: Socket;
  readonly database: Socket;
}

export async function cuttingProxy(databasePort: number): Promise<CuttingProxy> {
  const pairs = new Set<Pair>();
  let stalled = false;

  const server = createServer({ allowHalfOpen: true }, (portal) => {
    const database = openSocket({ port: databasePort, host: '127.0.0.1', allowHalfOpen: true });
    const pair = { portal, database };
    pairs.add(pair);
    const over = (): void => {
      pairs.delete(pair);
      portal.destroy();
      database.destroy();
    };
    for (const [from, to] of [
      [portal, database],
      [database, portal],
    ] as const) {
      from.on('data', (chunk) => to.writable && to.write(chunk));
      from.on('end', () => to.end());
      from.on('error', over);
      from.on('close', over);
      if (stalled) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');

  const each = (disturb: (pair: Pair) => void): void => {
    for (const pair of [...pairs]) disturb(pair);
  };
  return {
    port: address.port,
    cut: () =>
      each(({ portal, database }) => {
        portal.resetAndDestroy();
        database.resetAndDestroy();
      }),
    halfClose: () =>
      each(({ portal, database }) => {
        database.removeAllListeners('data');
        database.resume();
        portal.end();
      }),
    stall() {
      stalled = true;
      each(({ portal, database }) => {
        portal.pause();
        database.pause();
      });
    },
    restore() {
      stalled = false;
      each(({ portal, database }) => {
        portal.resume();
        database.resume();
      });
    },
    async close() {
      each(({ portal, database }) => {
        portal.destroy();
        database.destroy();
      });
      server.close();
      await once(server, 'close');
    },
  };
}
