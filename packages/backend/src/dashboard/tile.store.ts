import { inLanguage, type Language, type Tile } from '@selvedge/core/contract';
import { asc } from 'drizzle-orm';
import type { SignedInUser } from '../access/accessCheck.ts';
import type { AppContext } from '../appContext.ts';
import { say } from '../language/words.ts';
import { countAgenda } from '../ordering/agenda/agenda.store.ts';
import { maySee } from './tile.policy.ts';
import { tiles } from './tile.schema.ts';
import { favoritesOf } from './tileFavorite.store.ts';

/** What waits for the user by the link of the tile concerned: entries of the agenda, and orders to finalize among them. */
async function waitsAt({ database: { db }, now }: AppContext, user: SignedInUser) {
  const counts = await countAgenda(db, { user, now: now() });
  return new Map([...counts].map(([rightEnv, count]) => [`/ordering/${rightEnv}`, count]));
}

/**
 * The user's tiles in order, with sub-pages nested. A tile whose sub-page would be empty is left out. The ordering
 * tiles show a POS Manager what waits.
 */
export async function tilesFor(context: AppContext, user: SignedInUser, language: Language): Promise<Tile[]> {
  const { database, config } = context;
  const rows = await database.db.select().from(tiles).orderBy(asc(tiles.position), asc(tiles.tileId));
  const favorites = await favoritesOf(database, user.userId);
  const waits = await waitsAt(context, user);
  const seen = rows.filter((row) => maySee(row, user));
  const parents = new Set(rows.flatMap(({ parentId }) => parentId ?? []));

  const under = (parentId: string | null): Tile[] =>
    seen
      .filter((row) => row.parentId === parentId)
      .map((row) => {
        const texts = inLanguage(row.texts, language);
        const { entries, orders = 0 } = waits.get(row.link) ?? {};
        return {
          id: row.tileId,
          title: texts.title,
          description:
            orders > 0 ? say(language, 'approval.tile.waiting', { count: orders }) : texts.description,
          image: row.picture,
          link: row.link.replace('{selfService}', config.selfServiceUrl),
          newTab: row.newTab,
          favorite: parentId === null && favorites.has(row.tileId),
          subpageTitle: texts.subpageTitle ?? null,
          subpageDescription: texts.subpageDescription ?? null,
          subpageTiles: under(row.tileId),
          ...(entries === undefined ? {} : { waits: entries }),
        };
      })
      .filter(({ id, subpageTiles }) => !parents.has(id) || subpageTiles.length > 0);

  return under(null);
}
