import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * A pool whose connections are taken for a while only, counted from when one was asked for. One that was not given back
 * by then is ended: whoever waits for an answer on it is told so, and the pool drops it.
 */
export class BoundedPool extends Pool {
  readonly #waiting: number;
  readonly #onStuck: (error: Error) => void;
  readonly #ends = new Map<PoolClient, NodeJS.Timeout>();

  constructor(config: PoolConfig, waiting: number, onStuck: (error: Error) => void) {
    super({ ...config, connectionTimeoutMillis: waiting });
    this.#waiting = waiting;
    this.#onStuck = onStuck;
    this.on('release', (_error, client) => {
      clearTimeout(this.#ends.get(client));
      this.#ends.delete(client);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    const until = performance.now() + this.#waiting;
    if (!taken)
      return super.connect().then((client) => {
        this.#endAt(until, client);
        return client;
      });
    super.connect((error, client, done) => {
      if (client) this.#endAt(until, client);
      taken(error, client, done);
    });
    return undefined;
  }

  #endAt(until: number, client: PoolClient): void {
    const end = (): void => {
      this.#onStuck(new Error(`Not done within ${this.#waiting} ms`));
      void client.end();
    };
    this.#ends.set(client, setTimeout(end, Math.max(0, until - performance.now())));
  }
}
