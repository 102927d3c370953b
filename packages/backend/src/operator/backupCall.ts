import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { makingFolder, stageBackup } from '../backup/makeBackup.ts';
import { OperatorRefusal } from './operatorRefusal.ts';

/**
 * Sends a backup of the built-in database and the data folder, for operators alone: it holds everything, secrets too.
 * A POST, so that the security log names who took one.
 */
export function backupCall(scope: FastifyInstance, { config, database, now }: AppContext): void {
  let isBeingMade = false;
  scope.post('/backups', async (request, reply) => {
    if (isBeingMade) throw new OperatorRefusal(409, 'A backup is being made already. Wait for its end.');
    isBeingMade = true;
    const done = (): void => {
      isBeingMade = false;
    };
    // Nothing is sent while the files are copied, and a large house has many.
    request.raw.socket.setTimeout(0);
    try {
      const { dataDir } = config;
      const staged = await stageBackup({ dataDir, database, now: now() }, makingFolder(dataDir));
      finished(reply.raw, () => void staged.remove().finally(done));
      return await reply.type('application/gzip').send(staged.pack());
    } catch (error) {
      done();
      throw error;
    }
  });
}
