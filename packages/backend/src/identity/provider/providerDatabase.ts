import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from '../../database/database.ts';
import { within } from '../../database/transaction.ts';

type DatabaseWork<Result> = (database: Database) => Promise<Result>;

const takenBack = new Error('The request is taken back');

/** The transaction of one request: all of its writes are kept, or none. */
class RequestTransaction {
  readonly #database: Database;
  #begun: Promise<Database> | null = null;
  #ended: Promise<void> = Promise.resolve();
  #finish: (isKept: boolean) => void = () => {};
  #failure: { readonly error: unknown } | null = null;
  #isOver = false;

  constructor(database: Database) {
    this.#database = database;
  }

  #begin(): Promise<Database> {
    return new Promise((begun, failed) => {
      const finished = new Promise<boolean>((finish) => {
        this.#finish = finish;
      });
      this.#ended = this.#database.transact(async (transaction: Queryable) => {
        begun(within(this.#database, transaction));
        if (!(await finished)) throw takenBack;
      });
      this.#ended.catch(failed);
    });
  }

  /** Reads without a transaction until the first write, and again after the response. */
  read<Result>(work: DatabaseWork<Result>): Promise<Result> {
    return this.#begun === null || this.#isOver ? work(this.#database) : this.#do(this.#begun, work);
  }

  write<Result>(work: DatabaseWork<Result>): Promise<Result> {
    if (this.#isOver) return work(this.#database);
    this.#begun ??= this.#begin();
    return this.#do(this.#begun, work);
  }

  async #do<Result>(begun: Promise<Database>, work: DatabaseWork<Result>): Promise<Result> {
    try {
      const database = await begun;
      // After a failure, PostgreSQL refuses every further statement without naming the cause.
      if (this.#failure) throw this.#failure.error;
      return await work(database);
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }

  /** Resolves to whether the writes were committed. Rejects when they should have been but could not be. */
  async end(isWanted: boolean): Promise<boolean> {
    this.#isOver = true;
    const isKept = isWanted && this.#failure === null;
    this.#finish(isKept);
    try {
      await this.#ended;
    } catch (error) {
      if (isKept) throw error;
    }
    if (isWanted && this.#failure) throw this.#failure.error;
    return isKept;
  }
}

/**
 * The database as the provider uses it. A request to the provider takes several statements, such as using up a
 * refresh token and storing the next one. When one of them fails, the others must not remain. The transaction
 * begins with the first write, when the request has been read: PGlite's one connection must not wait for a client.
 * Until the response, all queries of a request must go through here.
 */
export class ProviderDatabase {
  readonly #database: Database;
  readonly #requests = new AsyncLocalStorage<RequestTransaction>();

  constructor(database: Database) {
    this.#database = database;
  }

  read<Result>(work: DatabaseWork<Result>): Promise<Result> {
    return this.#requests.getStore()?.read(work) ?? work(this.#database);
  }

  write<Result>(work: DatabaseWork<Result>): Promise<Result> {
    return this.#requests.getStore()?.write(work) ?? work(this.#database);
  }

  /** Runs a request; commits its writes when `isGood`. Resolves to whether they were committed. */
  async answer(request: () => Promise<void>, isGood: () => boolean): Promise<boolean> {
    const transaction = new RequestTransaction(this.#database);
    try {
      await this.#requests.run(transaction, request);
    } catch (error) {
      await transaction.end(false);
      throw error;
    }
    return transaction.end(isGood());
  }
}
