import { randomUUID } from 'node:crypto';
import { and, count, countDistinct, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type HitKind, hits } from './hit.schema.ts';
import { type Parameters, placeOf } from './parameters.ts';

/** A visit ends after this time without a hit, as in Matomo (ms). */
const visit = 1_800_000;

/** An event needs both a category and an action; with only one of them it is a view. */
function kindOf({ ping, e_c: category, e_a: action }: Parameters): HitKind {
  if (ping === '1') return 'ping';
  return category && action ? 'event' : 'view';
}

/** Extends a visitor's last view until now. False when this visit has none. */
async function prolonged({ db }: Database, siteId: string, visitor: string, now: number): Promise<boolean> {
  const last = db
    .select({ hitId: hits.hitId })
    .from(hits)
    .where(
      and(
        eq(hits.visitor, visitor),
        eq(hits.siteId, siteId),
        eq(hits.kind, 'view'),
        gte(hits.lastSeenAt, now - visit),
      ),
    )
    .orderBy(desc(hits.at))
    .limit(1);
  const moved = await db
    .update(hits)
    .set({ lastSeenAt: now })
    .where(inArray(hits.hitId, last))
    .returning({ hitId: hits.hitId });
  return moved.length > 0;
}

/** Stores one hit. A heartbeat only extends the view that it belongs to. */
export async function recordHit(database: Database, parameters: Parameters, now: number): Promise<void> {
  const visitor = (parameters._id ?? parameters.cid)?.toLowerCase() ?? null;
  const kind = kindOf(parameters);
  const siteId = parameters.idsite;
  if (kind === 'ping' && visitor !== null && (await prolonged(database, siteId, visitor, now))) return;
  await database.db.insert(hits).values({
    hitId: randomUUID(),
    kind,
    siteId,
    at: now,
    lastSeenAt: now,
    visitor,
    page: placeOf(parameters.url),
    referrer: placeOf(parameters.urlref),
    title: parameters.action_name ?? null,
    roleClass: parameters.dimension1 ?? null,
    category: parameters.e_c ?? null,
    action: parameters.e_a ?? null,
    name: parameters.e_n ?? null,
  });
}

/** Removes hits of before a moment, epoch ms. */
export async function sweepHits({ db }: Database, before: number): Promise<void> {
  await db.delete(hits).where(lt(hits.at, before));
}

/** What was used in a period, most used first. `seconds` is how long the page was viewed in total. */
export interface TrackingSummary {
  readonly views: number;
  readonly visitors: number;
  readonly pages: readonly { readonly title: string; readonly views: number; readonly seconds: number }[];
  readonly roleClasses: readonly { readonly roleClass: string; readonly views: number }[];
  readonly events: readonly { readonly category: string; readonly action: string; readonly times: number }[];
}

/** Sums up the hits of a period, epoch ms, `to` exclusive. */
export async function trackingSummary(
  { db }: Database,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<TrackingSummary> {
  const within = (kind: HitKind) => and(eq(hits.kind, kind), gte(hits.at, from), lt(hits.at, to));
  const times = count();
  const seconds = sql<number>`round(sum(${hits.lastSeenAt} - ${hits.at}) / 1000)::int`;
  const [total] = await db
    .select({ views: times, visitors: countDistinct(hits.visitor) })
    .from(hits)
    .where(within('view'));
  const pages = await db
    .select({ title: sql<string>`coalesce(${hits.title}, ${hits.page}, '')`, views: times, seconds })
    .from(hits)
    .where(within('view'))
    .groupBy(sql`1`)
    .orderBy(desc(times), sql`1`)
    .limit(20);
  const roleClasses = await db
    .select({ roleClass: sql<string>`coalesce(${hits.roleClass}, '')`, views: times })
    .from(hits)
    .where(within('view'))
    .groupBy(sql`1`)
    .orderBy(desc(times), sql`1`);
  const events = await db
    .select({
      category: sql<string>`coalesce(${hits.category}, '')`,
      action: sql<string>`coalesce(${hits.action}, '')`,
      times,
    })
    .from(hits)
    .where(within('event'))
    .groupBy(sql`1`, sql`2`)
    .orderBy(desc(times), sql`1`, sql`2`)
    .limit(50);
  return { views: total?.views ?? 0, visitors: total?.visitors ?? 0, pages, roleClasses, events };
}
