import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@selvedge/core/contract';
import type { FastifyRequest } from 'fastify';
import { type ImportWork, progressText } from '../import/plan/importWork.ts';
import type { ImportReport } from '../import/report.ts';

/** JSON Lines: lines of `{ progress }`, then one of `{ report }`, or of `{ error, status }` where the import failed. */
export const PROGRESS_TYPE = 'application/x-ndjson';

const BETWEEN_LINES = 1_000;

export const wantsProgress = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(PROGRESS_TYPE) ?? false;

/** The lines that say how far an import is, until it has ended. It goes on if nobody reads them any more. */
export function progressLines(
  importing: Promise<ImportReport>,
  work: ImportWork,
  language: Language,
  failure: (error: unknown) => object,
): Readable {
  const last = importing.then((report): object => ({ report }), failure);
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const wait = new AbortController();
      const passed = delay(BETWEEN_LINES, null, { signal: wait.signal }).catch(() => null);
      const ended = await Promise.race([last, passed]);
      wait.abort();
      const { progress } = work;
      const line = ended ?? { progress: { ...progress, text: progressText(language, progress) } };
      yield `${JSON.stringify(line)}\n`;
      if (ended) return;
    }
  }
  return Readable.from(lines());
}
