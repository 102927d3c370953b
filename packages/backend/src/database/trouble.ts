import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What a database failure means for the work that met it.
 *
 * - `again`: aborted in favour of another transaction; a retry may succeed at once
 * - `busy`: the connection works, but something took too long or there was too much work
 * - `away`: the connection is unusable, or there is none
 * - `full`: nothing more can be stored, but reading still works
 */
export type Trouble = 'again' | 'busy' | 'away' | 'full';

const byState: Readonly<Record<string, Trouble>> = {
  // Serialization failure, deadlock.
  '40001': 'again',
  '40P01': 'again',
  // A lock was not released in time; a statement took too long.
  '55P03': 'busy',
  '57014': 'busy',
  // Insufficient resources, out of memory, a configured limit.
  '53000': 'busy',
  '53200': 'busy',
  '53400': 'busy',
  '53100': 'full',
  // Too many connections.
  '53300': 'away',
  // Shut down by an administrator; after a crash; still starting; the database was dropped; idle for too long.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  // A transaction that was idle or open for too long.
  '25P03': 'away',
  '25P04': 'away',
  // Read-only: after a failover the connection leads to the wrong server.
  '25006': 'away',
  // Reading or writing a file failed.
  '58030': 'away',
  // The sign-in is refused, or the database does not exist. An operator can fix that while this process runs.
  '28000': 'away',
  '28P01': 'away',
  '3D000': 'away',
};

const connectionException = '08';

/** There is no connection to the database, or none could be made within the time that a call may wait. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
    this.name = 'DatabaseAwayError';
  }
}

/** The database answers, but a call had no connection, or was not done with it, within the time that it may wait. */
export class DatabaseBusyError extends Error {
  constructor(cause: unknown) {
    super('The database was too busy to be done in time', { cause });
    this.name = 'DatabaseBusyError';
  }
}

function* chainOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** The SQLSTATE of a database error, however deeply the driver's error is wrapped; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  for (const one of chainOf(error)) {
    if (!('code' in one) || typeof one.code !== 'string') continue;
    // Five characters with at least one digit. Codes such as 'EPIPE' come from the operating system.
    if (/^[0-9A-Z]{5}$/.test(one.code) && /\d/.test(one.code)) return one.code;
  }
  return null;
}

/** Whether it is a mistake in our own code, such as a value that cannot be sent, and not the database's fault. */
const isOurs = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/** Whether a query got no response. The driver then gives no SQLSTATE. */
const wentUnanswered = (error: Error): boolean =>
  error instanceof DatabaseAwayError ||
  (error instanceof DrizzleQueryError && error.cause !== undefined && !isOurs(error.cause));

/** What an error thrown by database work means; null when the database is not to blame. */
export function troubleOf(error: unknown): Trouble | null {
  const state = sqlStateOf(error);
  if (state !== null) return byState[state] ?? (state.startsWith(connectionException) ? 'away' : null);
  const chain = [...chainOf(error)];
  if (chain.some((one) => one instanceof DatabaseBusyError)) return 'busy';
  return chain.some(wentUnanswered) ? 'away' : null;
}
