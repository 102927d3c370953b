import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { makingFolder, type StagedBackup, stageBackup } from '../backup/makeBackup.ts';
import { callerLeft } from '../http/refusal.ts';
import { OperatorRefusal } from './operatorRefusal.ts';

/**
 * Sends a backup of the built-in database and the data folder, for operators alone: it holds everything, secrets too.
 * A POST, so that the security log names who took one.
 */
export function backupCall(scope: FastifyInstance, { config, database, now }: AppContext): void {
  let isBeingMade = false;
  let removed = Promise.resolve();
  scope.post('/backups', async (request, reply) => {
    if (isBeingMade) throw new OperatorRefusal(409, 'A backup is being made already. Wait for its end.');
    isBeingMade = true;
    const done = (): void => {
      isBeingMade = false;
    };
    const { socket } = request.raw;
    let staged: StagedBackup | null = null;
    // Nothing is sent while the files are copied, and a large house has many.
    socket.setTimeout(0);
    try {
      const { dataDir } = config;
      // Whoever has read the last one to its end may ask for another, before its files are gone.
      await removed;
      staged = await stageBackup({ dataDir, database, now: now() }, makingFolder(dataDir));
      if (reply.raw.destroyed) throw callerLeft();
    } catch (error) {
      await staged?.remove().finally(done);
      done();
      throw error;
    }
    const { remove, pack } = staged;
    // From here on a reader who has stalled keeps everybody else from making one.
    socket.setTimeout(scope.server.timeout);
    finished(reply.raw, () => {
      removed = remove().catch((error: unknown) =>
        request.log.error(error, 'a backup is left in the data folder'),
      );
      done();
    });
    return reply.type('application/gzip').send(pack());
  });
}
