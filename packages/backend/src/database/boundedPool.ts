import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseBusyError, sqlStateOf } from './trouble.ts';

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Who is told of what ended a wait. */
export interface PoolTold {
  /** The database does not answer, or cannot be reached. */
  readonly lost: (error: unknown) => void;
  /** The database answers, but there was too much to do. */
  readonly busy: (error: unknown) => void;
}

/**
 * A pool whose connections are taken for a while only, counted from when one was asked for. One that was not given back
 * by then is ended: whoever waits for an answer on it is told so, and the pool drops it. Whether the database is to blame
 * is known by its other connections: one that is away answers on none.
 */
export class BoundedPool extends Pool {
  readonly #waiting: number;
  readonly #told: PoolTold;
  readonly #ends = new Map<PoolClient, NodeJS.Timeout>();
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(config: PoolConfig, waiting: number, told: PoolTold) {
    super({ ...config, connectionTimeoutMillis: waiting });
    this.#waiting = waiting;
    this.#told = told;
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

  /** Half of the time that a call may wait: a database that works is heard from far more often while it is asked. */
  #isSilent(): boolean {
    return performance.now() - this.#heardAt > this.#waiting / 2;
  }

  /** What it means that there was no connection: told here, since no connection is there to tell it. */
  #notHad(reason: Error, asked: number): Error {
    if (this.ending) return reason;
    // Timers come a little early, or late; a refusal comes at once.
    const waited = sqlStateOf(reason) === null && performance.now() - asked > this.#waiting * 0.9;
    if (waited && !this.#isSilent()) {
      const busy = new DatabaseBusyError(reason);
      this.#told.busy(busy);
      return busy;
    }
    if (waited || this.totalCount === 0) this.#told.lost(reason);
    return reason;
  }

  #over(client: PoolClient): void {
    clearTimeout(this.#ends.get(client));
    this.#ends.delete(client);
  }

  #endAt(until: number, client: PoolClient): void {
    const end = (): void => {
      if (!this.#ends.has(client)) return;
      const error = new Error(`Not done within ${this.#waiting} ms`);
      if (this.#isSilent()) this.#told.lost(error);
      else this.#told.busy(error);
      void client.end();
    };
    // What has arrived meanwhile is read first, where this process itself was busy.
    const timer = setTimeout(() => setImmediate(end), Math.max(0, until - performance.now()));
    this.#ends.set(client, timer);
  }
}
