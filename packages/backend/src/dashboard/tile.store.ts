import { inLanguage, type Language, rightEnvs, type Tile } from '@selvedge/core/contract';
import { maySubmit } from '@selvedge/core/rules';
import { asc } from 'drizzle-orm';
import type { SignedInUser } from '../access/accessCheck.ts';
import type { AppContext } from '../appContext.ts';
import { say } from '../language/words.ts';
import { countAgenda } from '../ordering/agenda/agenda.store.ts';
import { waitingFor } from '../ordering/waiting/waiting.store.ts';
import { maySee } from './tile.policy.ts';
import { tiles } from './tile.schema.ts';
import { favoritesOf } from './tileFavorite.store.ts';

/** What waits for a POS Manager, by the link of the tile concerned; empty when nothing waits. */
async function waitingAt(
  { database: { db } }: AppContext,
  user: SignedInUser,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const submits = rightEnvs.filter((rightEnv) => maySubmit(user.rights, rightEnv));
  const counts = await Promise.all(submits.map((rightEnv) => waitingFor(db, user, rightEnv)));
  return new Map(
    submits.flatMap((rightEnv, at) => {
      const count = counts[at]?.waiting ?? 0;
      return count > 0 ? [[`/ordering/${rightEnv}`, say(language, 'approval.tile.waiting', { count })]] : [];
    }),
  );
}

/** How many entries of the agenda belong to a tile, by its link. */
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
  const waiting = await waitingAt(context, user, language);
  const waits = await waitsAt(context, user);
  const seen = rows.filter((row) => maySee(row, user));
  const parents = new Set(rows.flatMap(({ parentId }) => parentId ?? []));

  const under = (parentId: string | null): Tile[] =>
    seen
      .filter((row) => row.parentId === parentId)
      .map((row) => {
        const texts = inLanguage(row.texts, language);
        const count = waits.get(row.link);
        return {
          id: row.tileId,
          title: texts.title,
          description: waiting.get(row.link) ?? texts.description,
          image: row.picture,
          link: row.link.replace('{selfService}', config.selfServiceUrl),
          newTab: row.newTab,
          favorite: parentId === null && favorites.has(row.tileId),
          subpageTitle: texts.subpageTitle ?? null,
          subpageDescription: texts.subpageDescription ?? null,
          subpageTiles: under(row.tileId),
          ...(count === undefined ? {} : { waits: count }),
        };
      })
      .filter(({ id, subpageTiles }) => !parents.has(id) || subpageTiles.length > 0);

  return under(null);
}
