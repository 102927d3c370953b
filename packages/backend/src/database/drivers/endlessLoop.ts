import type { PGlite } from '@electric-sql/pglite';

/** What PGlite's loop over the messages of a call uses of its database. */
interface Module {
  _PostgresMainLoopOnce: () => void;
  stackRestore: (at: number) => void;
}

/** The exit status by which PostgreSQL leaves a statement that failed: the only error after which its loop may go on. */
const LEFT_STATEMENT = 100;

/** The database ended within a call; `cause` is the first error of it. Named as PostgreSQL names what ends it. */
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
 * Lets a call fail in which the database ends. PGlite asks its database again after every error, whatever it is; one that has
 * ended answers by the same error, so that the call would never end, and with it the process would stand still.
 */
export function leaveEndlessLoop(client: PGlite): void {
  const { mod } = client as unknown as { mod: Module };
  const once = mod._PostgresMainLoopOnce;
  const restore = mod.stackRestore;
  let ended: DatabaseEnded | null = null;
  mod._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      const { status } = (error ?? {}) as { status?: unknown };
      if (status !== LEFT_STATEMENT) ended ??= new DatabaseEnded(error);
      throw error;
    }
  };
  // The loop restores its stack after each error, where it would go on.
  mod.stackRestore = (at) => {
    restore(at);
    if (ended) throw ended;
  };
}
