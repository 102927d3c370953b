import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../database/anyOf.ts';
import { coalesceByKey, coalesceLookups } from '../database/coalesceLookups.ts';
import type { Database, Queryable } from '../database/database.ts';
import { catalogueVersion } from '../ordering/style/catalogueVersion.schema.ts';
import { accessVersions } from './accessVersion.schema.ts';
import { providerRecords } from './identity.schema.ts';
import { keyOfRecord } from './provider/providerStore.ts';

/** Changes as soon as anybody's rights or the catalogue do, in whichever process. */
const commonVersion = (db: Queryable) =>
  db
    .select({
      version: sql<string>`concat(${catalogueVersion.version}, '.', ${accessVersions.version})`.as('version'),
    })
    .from(catalogueVersion)
    .innerJoin(accessVersions, eq(accessVersions.concern, 'rights'))
    .as('common_version');

/**
 * The stamp of a token, whose own provider's records are elsewhere. Each call gets the result of a lookup that began after
 * it; concurrent calls share one.
 */
export function accessStamps({ db }: Pick<Database, 'db'>): (accessToken: string) => Promise<string> {
  const version = commonVersion(db);
  const stamp = db.select({ stamp: version.version }).from(version);
  return coalesceLookups(async () => {
    const [found] = await stamp;
    if (!found) throw new Error('The catalogue has no version');
    return found.stamp;
  });
}

const [token, session] = [alias(providerRecords, 'token'), alias(providerRecords, 'session')];

/**
 * The same for a token of the portal's own provider: the stamp changes with the records of the token and of its session as
 * well, and with nobody else's. `undefined`: there is no such token.
 */
export function ownAccessStamps({
  db,
}: Pick<Database, 'db'>): (accessToken: string) => Promise<string | undefined> {
  const version = commonVersion(db);
  // PostgreSQL gives a row another `xmin` whenever it is written. A session that is over is not written for it.
  const lasts = sql`${session.expiresAt} > extract(epoch from now())`;
  const stamp = sql<string>`concat(${version.version}, '.', ${token}.xmin, '.', ${session}.xmin, '.', ${lasts})`;
  const sessionOfToken = and(
    eq(session.kind, 'Session'),
    eq(session.uid, sql`${token.payload} ->> 'sessionUid'`),
  );
  const stampByKey = coalesceByKey(async (keys) => {
    const rows = await db
      .select({ id: token.id, stamp })
      .from(token)
      .leftJoin(session, sessionOfToken)
      .innerJoin(version, sql`true`)
      .where(and(eq(token.kind, 'AccessToken'), sql`${token.id} = ${anyOf(keys)}`));
    return new Map(rows.map(({ id, stamp }) => [id, stamp]));
  });
  return (accessToken) => stampByKey(keyOfRecord('AccessToken', accessToken));
}
