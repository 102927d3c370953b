import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What a failure of the database means for the work that met it.
 *
 * - `again`: given up for the sake of another transaction; the same work may succeed at once
 * - `busy`: the connection is well, but something took too long or was too much
 * - `away`: the connection is of no use any more, or there is none
 * - `full`: nothing more can be stored, while reading goes on
 */
export type Trouble = 'again' | 'busy' | 'away' | 'full';

const byState: Readonly<Record<string, Trouble>> = {
  // Serialization failure, deadlock.
  '40001': 'again',
  '40P01': 'again',
  // A lock that was not given free in time; a statement that took too long.
  '55P03': 'busy',
  '57014': 'busy',
  // Insufficient resources, out of memory, a configured limit.
  '53000': 'busy',
  '53200': 'busy',
  '53400': 'busy',
  '53100': 'full',
  // Too many connections.
  '53300': 'away',
  // Shut down by an administrator, after a crash, still starting; the database was dropped; idle for too long.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  // A transaction that was idle or open for too long.
  '25P03': 'away',
  '25P04': 'away',
  // Only reading is allowed: after a failover the connection is to the wrong server.
  '25006': 'away',
  // Reading or writing a file failed.
  '58030': 'away',
  // Who signs in is not let in, or the database is not there: mended by an operator while this process runs.
  '28000': 'away',
  '28P01': 'away',
  '3D000': 'away',
};

const connectionException = '08';

/** There is no connection to the database, or none within the time that a call may wait. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
    this.name = 'DatabaseAwayError';
  }
}

/** The database answers, but none of its connections was free within the time that a call may wait. */
export class DatabaseBusyError extends Error {
  constructor(cause: unknown) {
    super('No connection to the database was free in time', { cause });
    this.name = 'DatabaseBusyError';
  }
}

function* chainOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** The SQLSTATE of a database error, however deep its driver's error is wrapped; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  for (const one of chainOf(error)) {
    if (!('code' in one) || typeof one.code !== 'string') continue;
    // Five characters with a digit: 'EPIPE' is a code of the operating system.
    if (/^(?=.*\d)[0-9A-Z]{5}$/.test(one.code)) return one.code;
  }
  return null;
}

/** A mistake in our own code, such as a value that cannot be sent, is no trouble of the database's. */
const isOurs = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/** Whether a query failed without an answer: its driver then names no SQLSTATE. */
const wentUnanswered = (error: Error): boolean =>
  error instanceof DatabaseAwayError ||
  (error instanceof DrizzleQueryError && error.cause !== undefined && !isOurs(error.cause));

/** What an error means that came out of work with the database; null where the database is not to blame. */
export function troubleOf(error: unknown): Trouble | null {
  const state = sqlStateOf(error);
  if (state !== null) return byState[state] ?? (state.startsWith(connectionException) ? 'away' : null);
  const chain = [...chainOf(error)];
  if (chain.some((one) => one instanceof DatabaseBusyError)) return 'busy';
  return chain.some(wentUnanswered) ? 'away' : null;
}
