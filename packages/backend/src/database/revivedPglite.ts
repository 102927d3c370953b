import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseAwayError } from './trouble.ts';

/** What opening anew takes at least: two segments of the log, and something to spend. Bytes. */
const ROOM = 48 * 1024 * 1024;

interface Living extends Pick<PGlite, 'query' | 'transaction' | 'close'> {
  readonly hasEnded: () => boolean;
}

/** After an error of this kind PGlite must not be asked again: it would turn in circles and never give control back. */
const isEnd = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');

/** Lets nothing through to a PGlite that has ended; whoever asks is told what ended it. */
function watched(client: PGlite): Living {
  const ask = client.execProtocolStream.bind(client);
  let end: { readonly cause: unknown } | null = null;
  client.execProtocolStream = async (message, options) => {
    if (end) throw end.cause;
    try {
      return await ask(message, options);
    } catch (error) {
      if (isEnd(error)) end ??= { cause: error };
      throw error;
    }
  };
  return {
    query: client.query.bind(client),
    transaction: client.transaction.bind(client),
    close: client.close.bind(client),
    hasEnded: () => end !== null,
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

  async function reopen(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    // Without room it stays the one that has ended, and says so.
    if (bavail * bsize < ROOM) return;
    const opened = await open().catch((error: unknown) => {
      throw new DatabaseAwayError(error);
    });
    living = watched(opened);
  }

  async function present(): Promise<Living> {
    if (!living.hasEnded()) return living;
    opening ??= reopen().finally(() => {
      opening = null;
    });
    await opening;
    return living;
  }

  first.query = async (...asked) => (await present()).query(...asked);
  first.transaction = async (work) => (await present()).transaction(work);
  return async () => {
    if (!living.hasEnded()) await living.close();
  };
}
