import type { PGlite } from '@electric-sql/pglite';

/** What PGlite's loop over the messages of a call uses of its database. */
interface Module {
  _PostgresMainLoopOnce: () => void;
  stackRestore: (at: number) => void;
}

/** The exit status by which PostgreSQL leaves a statement that failed: the only error after which its loop may go on. */
const LEFT_STATEMENT = 100;

/** The database ended; `cause` is the error by which it did. Severity and code are PostgreSQL's own. */
class DatabaseEnded extends Error {
  readonly severity = 'FATAL';
  /** Crash shutdown. */
  readonly code = '57P02';

  constructor(cause: unknown) {
    super('The database has ended', { cause });
    this.name = 'DatabaseEnded';
  }
}

/**
 * Lets a call fail that asks a database which has ended. PGlite asks on after every error, whatever it is, until its message is
 * read. A database that ended takes no more of it, so that the call would never end, and with it the process would stand still.
 * Where all was read before, the call ends by itself, with what the database said last.
 */
export function leaveEndlessLoop(client: PGlite): void {
  const { mod } = client as unknown as { mod: Module };
  const once = mod._PostgresMainLoopOnce;
  const restore = mod.stackRestore;
  let end: DatabaseEnded | null = null;
  let isAskedOn = false;
  mod._PostgresMainLoopOnce = () => {
    if (end) {
      isAskedOn = true;
      throw end;
    }
    try {
      once();
    } catch (error) {
      const { status } = (error ?? {}) as { status?: unknown };
      if (status !== LEFT_STATEMENT) end = new DatabaseEnded(error);
      throw error;
    }
  };
  // What throws within the loop's own handling of an error leaves it: there it restores its stack first.
  mod.stackRestore = (at) => {
    restore(at);
    if (end && isAskedOn) throw end;
  };
}
