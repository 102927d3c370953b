import { randomBytes } from 'node:crypto';
import { applicationParts } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  array,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  type Struct,
  size,
  string,
} from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { tiles } from '../dashboard/tile.schema.ts';
import { maintenanceTable } from '../maintenance/maintenance.schema.ts';
import { allMaintenances, forgetMaintenances, unixNow } from '../maintenance/maintenance.store.ts';
import { isActive, isOver, type MaintenanceRow } from '../maintenance/maintenance.ts';
import { bothNotices, idField } from './fields.ts';
import { operatorCall } from './operatorCall.ts';
import { taken, unknown, unusable } from './operatorRefusal.ts';

/** Unix seconds up to the year 2100, so that milliseconds given by mistake are refused. */
const seconds = max(min(integer(), 0), 4_102_444_800);
const few = <Value, Schema>(struct: Struct<Value, Schema>) => size(array(struct), 0, 50);
const featureName = pattern(string(), /^[\w-]{1,64}$/);

const addedStruct = object({
  id: optional(idField),
  start: seconds,
  end: seconds,
  message: bothNotices,
  parts: defaulted(few(enums(applicationParts)), []),
  tiles: defaulted(few(idField), []),
  features: defaulted(few(featureName), []),
  announcement: defaulted(nullable(object({ start: seconds, end: seconds, message: bothNotices })), null),
});
type Added = Infer<typeof addedStruct>;

function stateOf(row: MaintenanceRow, now: number): 'over' | 'active' | 'announced' | 'upcoming' {
  if (isOver(row, now)) return 'over';
  if (isActive(row, now)) return 'active';
  const { announcement } = row;
  return announcement && now >= announcement.start && now < announcement.end ? 'announced' : 'upcoming';
}

const shown = (row: MaintenanceRow, now: number) => {
  const { maintenanceId: id, startsAt: start, endsAt: end, ...rest } = row;
  return { id, state: stateOf(row, now), start, end, ...rest };
};

function checkTimes({ start, end, announcement }: Added, now: number): void {
  if (end <= start) throw unusable('The end has to be after the start.');
  if (end <= now) throw unusable('The end has to be in the future: this would be over already.');
  if (announcement === null) return;
  if (announcement.end <= announcement.start)
    throw unusable(
      'The announcement has to end after it starts. Without an end of its own it ends when the maintenance starts.',
    );
  if (announcement.start >= end)
    throw unusable('The announcement has to start before the maintenance is over.');
}

/** Adds, ends and removes maintenances. */
export function maintenanceChanges(scope: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  async function checkTiles(wanted: readonly string[]): Promise<void> {
    const known = new Set(
      (await db.select({ tileId: tiles.tileId }).from(tiles)).map(({ tileId }) => tileId),
    );
    for (const tileId of wanted) if (!known.has(tileId)) throw unusable(`There is no tile '${tileId}'.`);
  }

  async function find(id: string): Promise<MaintenanceRow> {
    const [row] = await db.select().from(maintenanceTable).where(eq(maintenanceTable.maintenanceId, id));
    if (!row) throw unknown('maintenance', id);
    return row;
  }

  operatorCall(scope, 'GET', '/maintenances', null, async () => {
    const rows = await allMaintenances(context.database);
    return rows.map((row) => shown(row, unixNow(context)));
  });

  operatorCall(scope, 'POST', '/maintenances', addedStruct, async ({ body }) => {
    checkTimes(body, unixNow(context));
    await checkTiles(body.tiles);
    const { id = `m-${randomBytes(4).toString('hex')}`, start, end, ...rest } = body;
    const [row] = await db
      .insert(maintenanceTable)
      .values({ maintenanceId: id, startsAt: start, endsAt: end, ...rest })
      .onConflictDoNothing()
      .returning();
    if (!row) throw taken('maintenance', id);
    forgetMaintenances(context.database);
    return shown(row, unixNow(context));
  });

  operatorCall(scope, 'POST', '/maintenances/:id/end', null, async ({ param }) => {
    const row = await find(param('id'));
    const now = unixNow(context);
    if (isOver(row, now)) throw unusable(`The maintenance '${row.maintenanceId}' is over already.`);
    if (!isActive(row, now))
      throw unusable(`The maintenance '${row.maintenanceId}' has not started: remove it instead.`);
    const ended = { ...row, endsAt: now };
    await db
      .update(maintenanceTable)
      .set({ endsAt: now })
      .where(eq(maintenanceTable.maintenanceId, row.maintenanceId));
    forgetMaintenances(context.database);
    return shown(ended, now);
  });

  operatorCall(scope, 'DELETE', '/maintenances/:id', null, async ({ param }) => {
    const row = await find(param('id'));
    await db.delete(maintenanceTable).where(eq(maintenanceTable.maintenanceId, row.maintenanceId));
    forgetMaintenances(context.database);
    return null;
  });
}
