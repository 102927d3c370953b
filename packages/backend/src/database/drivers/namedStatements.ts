import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { sqlStateOf } from '../trouble.ts';

/** How many statements a connection keeps at most: each takes some ten kilobytes of the server's memory. */
const MOST_NAMED = 300;

/** Characters of a statement that is kept at most: a list of thousands hardly comes again in the same length. */
const LONGEST_NAMED = 6_000;

/** Texts that were asked once and may come again, at most. */
const MOST_ASKED = 2_000;

/** The name is unknown to the connection, or taken by another text: a pooler lends one connection to several clients. */
const MISPLACED = ['26000', '42P05'];

/** A table has other columns than when the statement was kept. PostgreSQL has no state of its own for it. */
const isOutdated = (error: unknown): boolean =>
  sqlStateOf(error) === '0A000' &&
  (error as { readonly routine?: string }).routine === 'RevalidateCachedQuery';

/** To the transaction in which it happens it means what a deadlock means: it works when it is run again. */
class StatementForgotten extends Error {
  readonly code = '40001';

  constructor(cause: unknown) {
    super('A kept statement no longer holds', { cause });
    this.name = 'StatementForgotten';
  }
}

/**
 * The names under which the connections of a process keep statements, so that PostgreSQL reads and plans each once on
 * a connection and not for each call. A text gets a name when it is asked for the second time.
 */
export class StatementNames {
  readonly #onMisplaced: (error: unknown) => void;
  readonly #names = new Map<string, string>();
  readonly #asked = new Set<string>();
  #round = 0;
  #off = false;

  /** `onMisplaced` is called once, when a pooler turns out to stand between, after which no statement is kept. */
  constructor(onMisplaced: (error: unknown) => void) {
    this.#onMisplaced = onMisplaced;
  }

  of(text: string): string | undefined {
    if (this.#off) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size === MOST_NAMED || text.length > LONGEST_NAMED) return undefined;
    if (!this.#asked.has(text)) {
      if (this.#asked.size === MOST_ASKED) this.#asked.clear();
      this.#asked.add(text);
      return undefined;
    }
    const name = `selvedge_${this.#round}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Whether the name was to blame. Then the statement can be asked again, now without that name. */
  isToBlame(error: unknown): boolean {
    if (isOutdated(error)) {
      this.#names.clear();
      this.#round += 1;
      return true;
    }
    if (!MISPLACED.includes(sqlStateOf(error) ?? '')) return false;
    if (!this.#off) this.#onMisplaced(error);
    this.#off = true;
    return true;
  }
}

type Answered = (error: unknown, result?: QueryResult) => void;
type Ask = (question: QueryConfig, values: unknown[]) => Promise<QueryResult>;

const isNameable = (question: unknown, values: unknown): question is QueryConfig =>
  typeof question === 'object' &&
  question !== null &&
  'text' in question &&
  !('submit' in question) &&
  Array.isArray(values) &&
  values.length > 0;

/** Lets a connection keep the statements it is asked, by these names. */
export function keepStatements(client: PoolClient, names: StatementNames): void {
  const ask = client.query.bind(client) as unknown as Ask;
  const askNamed = async (question: QueryConfig, values: unknown[], name: string): Promise<QueryResult> => {
    try {
      return await ask({ ...question, name }, values);
    } catch (error) {
      if (!names.isToBlame(error)) throw error;
      // Within a transaction this fails as well.
      return await ask(question, values).catch(() => {
        throw new StatementForgotten(error);
      });
    }
  };
  const query = (question: unknown, values: unknown, answered?: Answered) => {
    const name = isNameable(question, values) ? names.of(question.text) : undefined;
    if (name === undefined) return (ask as (...asked: unknown[]) => unknown)(question, values, answered);
    const answer = askNamed(question as QueryConfig, values as unknown[], name);
    if (!answered) return answer;
    void answer.then((result) => answered(undefined, result), answered);
    return undefined;
  };
  Object.assign(client, { query });
}
