import type { FastifyInstance } from 'fastify';
import type { Colour } from '../colour.ts';
import { type DrawingName, drawingNames, textileDrawing } from '../pictures/textile/textileDrawing.ts';

/** Path of a tile's picture. */
export const tilePictureAddress = (name: DrawingName): string => `/tile-pictures/${name}.svg`;

/** The pictures of the tiles, with a thread in the house's accent. They are public, so that an `<img>` can load them. */
export function registerTilePictures(app: FastifyInstance, thread: Colour): void {
  for (const name of drawingNames) {
    const drawing = textileDrawing(name, thread);
    app.get(tilePictureAddress(name), async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawing),
    );
  }
}
