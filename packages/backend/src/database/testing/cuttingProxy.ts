import { once } from 'node:events';
import { createServer, connect as openSocket, type Socket } from 'node:net';

/** A way between the portal and its database that can be disturbed. */
export interface CuttingProxy {
  readonly port: number;
  /** Resets all connections. */
  cut(): void;
  /** Closes all connections in one direction: the database says no more, and still listens. */
  halfClose(): void;
  /**
   * Resets the connection that commits next: before the database hears of it, or when it has carried it out and its
   * answer is on the way.
   */
  cutAtCommit(when: 'unheard' | 'unanswered'): void;
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

/** The simple query by which a transaction is committed. */
const commit = Buffer.from('commit\0');

export async function cuttingProxy(databasePort: number): Promise<CuttingProxy> {
  const pairs = new Set<Pair>();
  let stalled = false;
  let cutting: 'unheard' | 'unanswered' | null = null;

  const reset = ({ portal, database }: Pair): void => {
    portal.resetAndDestroy();
    database.resetAndDestroy();
  };

  /** Whether the connection is cut at this, so that it must not be passed on. */
  const isCut = (chunk: Buffer, pair: Pair): boolean => {
    if (cutting === null || !chunk.includes(commit)) return false;
    const when = cutting;
    cutting = null;
    if (when === 'unheard') {
      reset(pair);
      return true;
    }
    pair.database.removeAllListeners('data');
    pair.database.once('data', () => reset(pair));
    return false;
  };

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
      from.on('data', (chunk: Buffer) => {
        if (from === portal && isCut(chunk, pair)) return;
        if (to.writable) to.write(chunk);
      });
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
    cut: () => each(reset),
    cutAtCommit(when) {
      cutting = when;
    },
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
