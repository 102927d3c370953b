import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** What opening anew takes at least: two segments of the log, and something to spend. Bytes. */
const ROOM = 48 * 1024 * 1024;

interface Living extends Pick<PGlite, 'query' | 'transaction' | 'close'> {
  /** What ended it; null while it lives. */
  readonly end: () => Error | null;
}

/** After an error of this kind PGlite must not be asked again: it would turn in circles and never give control back. */
const isEnd = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');

/** Lets nothing through to a PGlite that has ended; whoever asks is told what ended it. */
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
 * A disk without room for the next piece of the log ends PGlite within its process. What was acknowledged is on the
 * disk: once there is room, the folder is opened anew, as it is after `kill -9`. It is always `first` that is asked.
 * Yields what closes the present one.
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
      // What ended it is still what is wrong: a quota, for one, leaves room on the disk that cannot be had.
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
