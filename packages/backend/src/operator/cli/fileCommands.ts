import { array, integer, string, type } from 'superstruct';
import type { Command } from './command.ts';

const movedStruct = type({ moved: integer(), left: integer(), lost: array(string()) });

/** A row of the largest size over a slow line, ms. */
const PATIENCE = 600_000;

export const fileCommands: readonly Command[] = [
  {
    name: 'files move',
    operands: [],
    help: 'moves pictures and manuals that the database keeps into the bucket of FILES_S3; it may be ended and begun again',
    options: { back: { value: null, help: 'from the bucket into the database' } },
    async run(given, portal, progress) {
      const back = given.switched('back');
      const where = back ? 'into the database' : 'into the bucket';
      for (let total = 0; ; ) {
        const answer = await portal.ask('POST', '/files/move', movedStruct, { back }, { patience: PATIENCE });
        const { moved, left, lost } = answer;
        total += moved;
        if (left > 0 && moved > 0) {
          progress(`Moving files ${where}: ${total} moved, ${left} left`);
          continue;
        }
        return {
          lines: [
            `Moved ${where}: ${total}. Left: ${left}.`,
            ...lost.map(
              (name) =>
                `The bucket does not have ${name} any more, or has it damaged. Import that file again.`,
            ),
          ],
          data: { moved: total, left, lost },
          isRefused: left > 0,
        };
      }
    },
  },
];
