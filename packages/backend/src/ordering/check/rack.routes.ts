import { cartRack } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../server/bind.ts';
import { askerOf } from '../../work/asker.ts';
import { colourPictures } from '../document/colourPictures.ts';
import { createFileShelf } from '../document/fileShelf.ts';
import { pieceSize } from './rackGrid.ts';
import { rackFileName, rackPdf } from './rackPdf.ts';
import { readRack } from './rackSheet.ts';

/** In memory, in bytes: who asks twice for what did not change gets it at once. */
const MOST_BYTES = 16_000_000;

/** The Order-Check on paper: what is seen, as a file. */
export function registerRackRoutes(app: FastifyInstance, context: AppContext): void {
  const { database, now, config } = context;
  const { timeZone } = config;
  const documents = { fairUse: 'documents' } as const;
  const shelf = createFileShelf(MOST_BYTES);

  bind(
    app,
    context,
    cartRack,
    async ({ params, query: { version, view }, user, language, reply }) => {
      const asker = askerOf(user.userId, reply);
      const seen = { version: Number(version), view, language, timeZone, now: now() };
      const sheet = await readRack(database.db, user, params, seen);
      const hung = sheet.rack.groups.flatMap((group) => group.hung);
      const file = await shelf.take(sheet, asker, async (left) => {
        const ids = hung.map(({ colour }) => colour.articleColorId);
        const size = pieceSize(sheet.view.zoom);
        const pictureOf = await colourPictures(context, ids, size, { who: user.userId, left });
        return rackPdf(sheet, pictureOf, left);
      });
      reply.type('application/pdf').headers({
        'content-disposition': `attachment; filename="${rackFileName(sheet)}"`,
        'referrer-policy': 'no-referrer',
      });
      return file;
    },
    documents,
  );
}
