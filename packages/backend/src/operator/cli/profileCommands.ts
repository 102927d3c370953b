import { readFile as bytesOf } from 'node:fs/promises';
import { basename } from 'node:path';
import { heldContent } from '../../import/packed/content.ts';
import { draftProfile } from '../../import/profile/draftProfile.ts';
import { isUnreadable } from '../../import/reading/rawTable.ts';
import { readFile } from '../../import/reading/readFile.ts';
import type { Command } from './command.ts';
import { UsageError } from './failures.ts';

export const profileCommands: readonly Command[] = [
  {
    name: 'profile draft',
    operands: ['<file>', '[…]'],
    help: 'writes a first profile for files of a house’s own: see docs/data.md',
    options: {},
    async run(given) {
      const read = await Promise.all(
        given.paths.map(async ({ typed, path }) => {
          const bytes = await bytesOf(path).catch(() => {
            throw new UsageError(`'${typed}' cannot be read.`);
          });
          return readFile({ name: basename(path), content: heldContent(bytes) });
        }),
      );
      const tables = read.flat();
      const unreadable = tables.find(isUnreadable);
      if (unreadable) throw new UsageError(`'${unreadable.file}' is no list that can be read.`);
      const { profile, unused, open } = draftProfile(tables);
      return {
        lines: [JSON.stringify(profile, null, 2)],
        data: { profile, unused: Object.fromEntries(unused), open },
      };
    },
  },
];
