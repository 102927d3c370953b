import { defaultLanguage, type PicturePreset, picturePresets } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object, optional, pattern, size, string } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import type { PictureService } from '../configuration/pictureService.ts';
import { textIn } from '../database/translated.ts';
import { networkOf } from '../http/networkOf.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { leftOf } from '../work/queuedCaller.ts';
import { addressServed, viewsServed } from './pictureService.ts';
import { drawnPicture, ownPicture, type PictureSource } from './pictureSource.ts';
import { picturesOf } from './pictureStore.ts';
import { type PictureShelf, readViews } from './pictureViews.store.ts';

const isPreset = (name: string | undefined): name is PicturePreset =>
  name !== undefined && Object.hasOwn(picturePresets, name);

const paramsStruct = object({
  articleColorId: size(pattern(string(), /^[\w.-]+$/), 1, 64),
  file: size(pattern(string(), /^[a-z]+\.webp$/), 1, 32),
});
const queryStruct = object({ view: optional(size(string(), 1, 40)) });

/** A picture at one of the presets that was asked for. */
interface AskedPicture {
  readonly articleColorId: string;
  readonly view: string | undefined;
  readonly preset: PicturePreset;
}

/**
 * A colour's own picture, or the address of the one that the house's service has; a drawn one only where the
 * demonstration's data say that there is a picture.
 */
export async function pictureAt(
  shelf: PictureShelf,
  service: PictureService | null,
  { articleColorId, view, preset }: AskedPicture,
): Promise<PictureSource | string | null> {
  const { db } = shelf;
  const own = (await readViews(db, [articleColorId])).get(articleColorId) ?? [];
  const asked = view === undefined ? own[0] : own.find((one) => one.view === view);
  if (asked) return ownPicture(shelf, asked);
  if (own.length > 0) return null;
  const [found] = await db
    .select({
      hex: colours.hex,
      pictured: colours.pictured,
      colour: colours.code,
      servedViews: colours.servedViews,
      article: styles.articleNumber,
      commodityClass: styles.commodityClass,
      gender: styles.gender,
      name: textIn(styles.name, defaultLanguage),
      drawing: styles.drawing,
    })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(eq(colours.articleColorId, articleColorId));
  if (!found?.pictured) return null;
  if (found.servedViews === 0) return view === undefined ? drawnPicture(found) : null;
  // Invented garments do not stand for a house's goods.
  if (!service) return null;
  const nth = view === undefined ? 0 : viewsServed(found.servedViews).indexOf(view);
  return nth < 0 ? null : addressServed(service, { ...found, view: nth + 1 }, preset);
}

/** How often a picture is looked for that was replaced each time. */
const MOST_LOOKS = 3;

/** A picture may be replaced while it waits for its turn to be made. */
async function againIfReplaced<Answer>(look: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await look();
    } catch (error) {
      if (attempt === MOST_LOOKS || !(error instanceof Refusal && error.code === 'notFound')) throw error;
    }
}

/**
 * `GET /api/v1/pictures/:articleColorId/:preset.webp`: a colour's picture at one of the presets; `?view=` names
 * another than its first. The page loads images without credentials, so none are required; pictures show neither
 * prices nor customers. Browsers keep one for an hour and then ask whether it is still the same, because a house
 * replaces its pictures under the same address. A picture of the house's service is
 * redirected to, for a minute: the configuration may change.
 */
export function registerPictureRoutes(
  app: FastifyInstance,
  { config, files, database: { db } }: AppContext,
): void {
  const pictures = picturesOf(config);
  app.get('/api/v1/pictures/:articleColorId/:file', async (request, reply) => {
    const [, params] = paramsStruct.validate(request.params);
    const [, query] = queryStruct.validate({ ...Object(request.query) });
    const preset = params?.file.slice(0, -'.webp'.length);
    if (!params || !query || !isPreset(preset)) throw notFound();
    const asked = { articleColorId: params.articleColorId, view: query.view, preset };
    const caller = { who: `address ${networkOf(request.ip)}`, left: leftOf(reply) };
    return againIfReplaced(async () => {
      const source = await pictureAt({ db, files }, config.pictureService, asked);
      if (source === null) throw notFound();
      if (typeof source === 'string')
        return reply.header('cache-control', 'public, max-age=60').redirect(source, 302);
      const tag = `"${source.version.slice(0, 32)}-${preset}"`;
      const known = request.headers['if-none-match']?.split(/, ?/) ?? [];
      reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
      if (known.includes(tag) || known.includes(`W/${tag}`)) return reply.code(304).send();
      const picture = await pictures.read(source, preset, caller);
      return reply.type('image/webp').send(picture);
    });
  });
}
