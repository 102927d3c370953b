import type { Language } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import { boolean, object } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { FilesAway } from '../files/fileStore.ts';
import { moveBack, moveToStore } from '../files/moveFiles.ts';
import { say } from '../language/words.ts';
import { operatorCall } from './operatorCall.ts';
import { OperatorRefusal, unusable } from './operatorRefusal.ts';

/** ms for which one call moves files. */
const WHILE = 5_000;

/** What is said of an import where the bucket cannot be used; null: it is another failure. */
export const bucketFailure = (error: unknown, language: Language): OperatorRefusal | null =>
  error instanceof FilesAway
    ? new OperatorRefusal(503, say(language, 'import.upload.bucket', { reason: error.reason }))
    : null;

const moveStruct = object({ back: boolean() });

/** Moves the bytes of pictures and manuals between database and bucket, for some seconds a call. */
export function fileChanges(scope: FastifyInstance, { database, files }: AppContext): void {
  operatorCall(scope, 'POST', '/files/move', moveStruct, async ({ body: { back } }) => {
    if (!files.store)
      throw unusable('FILES_S3 names no bucket, so that there is none to move files to or from.');
    const until = performance.now() + WHILE;
    const isOver = (): boolean => performance.now() > until;
    try {
      return back
        ? await moveBack(database, files, isOver)
        : await moveToStore(database, files.store, isOver);
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error;
      throw new OperatorRefusal(503, `${error.message}. What was moved stays so: call again to go on.`);
    }
  });
}
