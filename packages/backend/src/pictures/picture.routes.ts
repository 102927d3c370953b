import { defaultLanguage, type PicturePreset, picturePresets } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object, pattern, size, string } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { textIn } from '../database/translated.ts';
import { notFound } from '../http/refusal.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { leftOf } from '../work/queuedCaller.ts';
import { picturesOf } from './pictureStore.ts';

const isPreset = (name: string | undefined): name is PicturePreset =>
  name !== undefined && Object.hasOwn(picturePresets, name);

const paramsStruct = object({
  articleColorId: size(pattern(string(), /^[\w.-]+$/), 1, 64),
  file: size(pattern(string(), /^[a-z]+\.webp$/), 1, 32),
});

/**
 * `GET /api/v1/pictures/:articleColorId/:preset.webp`: a colour's picture at one of the presets. The page loads
 * images without credentials, so none are required; pictures show neither prices nor customers.
 */
export function registerPictureRoutes(app: FastifyInstance, { config, database: { db } }: AppContext): void {
  const pictures = picturesOf(config);
  app.get('/api/v1/pictures/:articleColorId/:file', async (request, reply) => {
    const [, params] = paramsStruct.validate(request.params);
    const preset = params?.file.slice(0, -'.webp'.length);
    if (!params || !isPreset(preset)) throw notFound();
    const [found] = await db
      .select({
        articleColorId: colours.articleColorId,
        hex: colours.hex,
        pictured: colours.pictured,
        commodityClass: styles.commodityClass,
        gender: styles.gender,
        name: textIn(styles.name, defaultLanguage),
        drawing: styles.drawing,
      })
      .from(colours)
      .innerJoin(styles, eq(styles.articleId, colours.articleId))
      .where(eq(colours.articleColorId, params.articleColorId));
    if (!found?.pictured) throw notFound();
    const picture = await pictures.read(found, preset, { who: request.ip, left: leftOf(reply) });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(picture);
  });
}
