import type { Duplex } from 'node:stream';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseAwayError, DatabaseBusyError, sqlStateOf } from '../trouble.ts';

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * Closes a connection so that its pending query, and each one after it, fails with `error`. When it is only ended,
 * they fail as if the database had gone.
 */
function endWith(client: PoolClient, error: Error): void {
  const { connection } = client as PoolClient & { readonly connection: { readonly stream: Duplex } };
  connection.stream.destroy(error);
  void client.end();
  Object.assign(client, { query: () => Promise.reject(error) });
}

/** Callbacks that report why a wait ended. */
export interface PoolEvents {
  /** The database does not respond, or cannot be reached. */
  readonly lost: (error: unknown) => void;
  /** The database responds, but has too much work. */
  readonly busy: (error: unknown) => void;
}

/**
 * A pool that lends each connection for a limited time. The time counts from the request for a connection. A
 * connection that is not released in time is closed: its queries fail, and the pool drops it. The
 * traffic on the other connections shows whether the database is to blame, since a lost database responds on none
 * of them.
 */
export class BoundedPool extends Pool {
  readonly #waiting: number;
  readonly #events: PoolEvents;
  readonly #ends = new Map<PoolClient, NodeJS.Timeout>();
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(config: PoolConfig, waiting: number, events: PoolEvents) {
    super({ ...config, connectionTimeoutMillis: waiting });
    this.#waiting = waiting;
    this.#events = events;
    const heard = (): void => {
      this.#heardAt = performance.now();
    };
    this.on('connect', (client) => {
      heard();
      client.on('drain', heard);
      client.on('end', () => this.#over(client));
    });
    this.on('release', (_error, client) => this.#over(client));
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    const asked = performance.now();
    if (!taken)
      return super.connect().then(
        (client) => {
          this.#endAt(asked + this.#waiting, client);
          return client;
        },
        (error: Error) => {
          throw this.#notHad(error, asked);
        },
      );
    super.connect((error, client, done) => {
      if (client) this.#endAt(asked + this.#waiting, client);
      taken(error && this.#notHad(error, asked), client, done);
    });
    return undefined;
  }

  /** True after half of the time that a call may wait. A working database responds far more often while queries run. */
  #isSilent(): boolean {
    return performance.now() - this.#heardAt > this.#waiting / 2;
  }

  /**
   * Reports why no connection could be had and returns the error to throw. It runs here because there is no
   * connection that could report it.
   */
  #notHad(reason: Error, asked: number): Error {
    if (this.ending) return reason;
    // Timers fire slightly early or late, hence the factor. A refused connection fails at once.
    const waited = sqlStateOf(reason) === null && performance.now() - asked > this.#waiting * 0.9;
    if (waited && !this.#isSilent()) {
      const busy = new DatabaseBusyError(reason);
      this.#events.busy(busy);
      return busy;
    }
    if (waited || this.totalCount === 0) this.#events.lost(reason);
    return reason;
  }

  #over(client: PoolClient): void {
    clearTimeout(this.#ends.get(client));
    this.#ends.delete(client);
  }

  #endAt(until: number, client: PoolClient): void {
    const end = (): void => {
      if (!this.#ends.has(client)) return;
      const reason = new Error(`Not done within ${this.#waiting} ms`);
      const silent = this.#isSilent();
      const error = silent ? new DatabaseAwayError(reason) : new DatabaseBusyError(reason);
      if (silent) this.#events.lost(error);
      else this.#events.busy(error);
      endWith(client, error);
    };
    // If this process itself was busy, first read the responses that have already arrived.
    const timer = setTimeout(() => setImmediate(end), Math.max(0, until - performance.now()));
    this.#ends.set(client, timer);
  }
}
