import { cartRack } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { leftOf } from '../../work/queuedCaller.ts';
import { colourPictures } from '../document/colourPictures.ts';
import { createFileCache } from '../document/fileCache.ts';
import { pieceSize } from './rackGrid.ts';
import { rackFileName, rackPdf } from './rackPdf.ts';
import { type RackSheet, readRack } from './rackSheet.ts';

/** Bytes of memory for finished files, so that an unchanged Order-Check is not drawn twice. */
const MOST_BYTES = 16_000_000;

/** The Order-Check on paper: the current view as a file. */
export function registerRackRoutes(app: FastifyInstance, context: AppContext): void {
  const { database, now, config } = context;
  const { brand, timeZone } = config;
  const shelf = createFileCache<RackSheet>(MOST_BYTES);

  bind(
    app,
    context,
    cartRack,
    async ({ params, query: { version, view }, user, language, reply }) => {
      const { said, file } = await shelf.take(
        { who: user.userId, left: leftOf(reply) },
        () =>
          readRack(database.db, user, params, {
            version: Number(version),
            view,
            language,
            timeZone,
            now: now(),
          }),
        async (sheet, left) => {
          const hung = sheet.rack.groups.flatMap((group) => group.hung);
          const ids = hung.map(({ colour }) => colour.articleColorId);
          const size = pieceSize(sheet.view.zoom);
          const pictures = await colourPictures(context, ids, size, { who: user.userId, left });
          const file = await rackPdf(brand, sheet, pictures.of, left);
          return { file, isWhole: pictures.isWhole() };
        },
      );
      reply.type('application/pdf').headers({
        'content-disposition': `attachment; filename="${rackFileName(said)}"`,
        'referrer-policy': 'no-referrer',
      });
      return file;
    },
    { fairUse: 'documents', waits: 'queue' },
  );
}
