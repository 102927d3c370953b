import { inEachLanguage, inLanguage, languages } from '@selvedge/core/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  array,
  assign,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  partial,
  pattern,
  size,
  string,
} from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { type TileRow, tiles } from '../dashboard/tile.schema.ts';
import { tilePictureAddress } from '../dashboard/tilePicture.routes.ts';
import type { Queryable } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { drawingNames } from '../pictures/textile/textileDrawing.ts';
import { idField, lineField, paragraphField } from './fields.ts';
import { linkField } from './linkField.ts';
import { operatorCall } from './operatorCall.ts';
import { taken, unknown, unusable } from './operatorRefusal.ts';

const textsStruct = object({
  title: lineField,
  description: paragraphField,
  subpageTitle: optional(lineField),
  subpageDescription: optional(paragraphField),
});

const conditionStruct = object({
  group: enums(['preorder', 'postorder', 'admin', 'selfService'] as const),
  rights: size(array(pattern(string(), /^\w{1,64}$/)), 0, 20),
});

const lookStruct = object({
  link: linkField,
  newTab: boolean(),
  picture: nullable(enums(drawingNames)),
  condition: nullable(conditionStruct),
});

const addedStruct = object({
  id: idField,
  parent: defaulted(nullable(idField), null),
  link: linkField,
  newTab: defaulted(boolean(), false),
  picture: defaulted(nullable(enums(drawingNames)), null),
  condition: defaulted(nullable(conditionStruct), null),
  ...inEachLanguage(() => textsStruct),
});

const changedStruct = partial(assign(lookStruct, object(inEachLanguage(() => partial(textsStruct)))));
type Changed = Infer<typeof changedStruct>;

/** Operators name the texts by their language beside the rest. */
const shown = ({ tileId: id, parentId: parent, texts, ...rest }: TileRow) => ({
  id,
  parent,
  ...rest,
  ...texts,
});

const pictureOf = (picture: Infer<typeof lookStruct>['picture']): string | null =>
  picture && tilePictureAddress(picture);

const merged = (row: TileRow, { link, newTab, picture, condition, ...texts }: Changed): TileRow => ({
  ...row,
  ...(link !== undefined && { link }),
  ...(newTab !== undefined && { newTab }),
  ...(condition !== undefined && { condition }),
  ...(picture !== undefined && { picture: pictureOf(picture) }),
  texts: Object.assign(
    { ...row.texts },
    ...languages.map((language) => {
      const given = texts[language];
      return given && { [language]: { ...inLanguage(row.texts, language), ...given } };
    }),
  ),
});

const inOrder = (db: Queryable): Promise<TileRow[]> =>
  db.select().from(tiles).orderBy(asc(tiles.position), asc(tiles.tileId));

async function find(db: Queryable, id: string): Promise<TileRow> {
  const [row] = await db.select().from(tiles).where(eq(tiles.tileId, id));
  if (!row) throw unknown('tile', id);
  return row;
}

async function checkParent(db: Queryable, parent: string | null): Promise<void> {
  if (parent === null) return;
  const { parentId, link } = await find(db, parent);
  if (parentId !== null)
    throw unusable(`The tile '${parent}' is on a sub-page itself: sub-pages have no further ones.`);
  if (!/^\/[\w-]+$/.test(link))
    throw unusable(
      `The tile '${parent}' leads to ${link}: only one that leads to a page such as /returns has a sub-page.`,
    );
}

/** Adds, changes, moves and removes tiles of the dashboard and its sub-pages. */
export function tileChanges(scope: FastifyInstance, { database }: AppContext): void {
  const { db } = database;

  operatorCall(scope, 'GET', '/tiles', null, async () => (await inOrder(db)).map(shown));

  operatorCall(scope, 'POST', '/tiles', addedStruct, async ({ body }) => {
    const { id, parent, link, newTab, picture, condition, ...texts } = body;
    await checkParent(db, parent);
    const siblings = (await inOrder(db)).filter(({ parentId }) => parentId === parent);
    const [row] = await db
      .insert(tiles)
      .values({
        tileId: id,
        parentId: parent,
        link,
        newTab,
        condition,
        texts,
        picture: pictureOf(picture),
        position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw taken('tile', id);
    return shown(row);
  });

  operatorCall(scope, 'PATCH', '/tiles/:id', changedStruct, async ({ param, body }) => {
    const row = merged(await find(db, param('id')), body);
    await db.update(tiles).set(row).where(eq(tiles.tileId, row.tileId));
    return shown(row);
  });

  const placeStruct = object({ place: max(min(integer(), 1), 1_000) });
  operatorCall(scope, 'POST', '/tiles/:id/move', placeStruct, ({ param, body: { place } }) =>
    inTransaction(database, async (transaction) => {
      const row = await find(transaction, param('id'));
      const others = (await inOrder(transaction)).filter(
        ({ parentId, tileId }) => parentId === row.parentId && tileId !== row.tileId,
      );
      const order = [...others.slice(0, place - 1), row, ...others.slice(place - 1)];
      for (const [position, { tileId }] of order.entries())
        await transaction.update(tiles).set({ position }).where(eq(tiles.tileId, tileId));
      return order.map(({ tileId }) => tileId);
    }),
  );

  operatorCall(scope, 'DELETE', '/tiles/:id', null, async ({ param }) => {
    const row = await find(db, param('id'));
    const children = (await inOrder(db)).filter(({ parentId }) => parentId === row.tileId);
    if (children.length > 0)
      throw unusable(
        `The tile '${row.tileId}' has a sub-page with ${children.map(({ tileId }) => tileId).join(', ')}: remove these first.`,
      );
    await db.delete(tiles).where(eq(tiles.tileId, row.tileId));
    return null;
  });
}
