import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Bytes of free disk space needed to reopen: two segments of the log, and a reserve. */
const ROOM = 48 * 1024 * 1024;

interface Living extends Pick<PGlite, 'query' | 'transaction' | 'close'> {
  /** The error that ended it; null while it is alive. */
  readonly end: () => Error | null;
}

/** Whether PGlite must not be queried again after this error: it would loop for ever and never return control. */
const isEnd = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');

/** Blocks all queries to a PGlite that has ended. They throw the error that ended it. */
function watched(client: PGlite): Living {
  const ask = client.execProtocolStream.bind(client);
  let end: Error | null = null;
  client.execProtocolStream = async (message, options) => {
    if (end) throw end;
    try {
      return await ask(message, options);
    } catch (error) {
      if (isEnd(error)) end ??= error;
      throw error;
    }
  };
  return {
    query: client.query.bind(client),
    transaction: client.transaction.bind(client),
    close: client.close.bind(client),
    end: () => end,
  };
}

/**
 * Makes `first` reopen after its database has ended. PGlite ends within its process when the disk has no room for
 * the next segment of the log. Everything acknowledged is on disk, so the folder is reopened once there is room,
 * as after `kill -9`. Callers keep using `first`. Returns the function that closes the current instance.
 */
export function reviveWhenEnded(
  first: PGlite,
  folder: string,
  open: () => Promise<PGlite>,
): () => Promise<void> {
  let living = watched(first);
  let opening: Promise<void> | null = null;

  async function reopen(end: Error): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < ROOM) throw end;
    const opened = await open().catch((error: unknown) => {
      // The cause persists. With a quota, for example, the disk shows free space that cannot be used.
      throw new Error(`The database could not be opened anew: ${String(error)}`, { cause: end });
    });
    living = watched(opened);
  }

  async function present(): Promise<Living> {
    const end = living.end();
    if (!end) return living;
    opening ??= reopen(end).finally(() => {
      opening = null;
    });
    await opening;
    return living;
  }

  first.query = async (...asked) => (await present()).query(...asked);
  first.transaction = async (work) => (await present()).transaction(work);
  return async () => {
    if (!living.end()) await living.close();
  };
}
