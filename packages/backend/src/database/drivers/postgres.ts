import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseLimits } from '../../configuration/databaseLimits.ts';
import type { Database, Opening, PoolUse, Queryable } from '../database.ts';
import { migrationsFolder } from '../migrations.ts';
import { DatabaseAwayError, sqlStateOf, troubleOf } from '../trouble.ts';
import { BoundedPool } from './boundedPool.ts';
import { keepStatements, StatementNames } from './namedStatements.ts';

// An arbitrary constant for the advisory lock, so that processes that start together migrate one after the other.
const migrationLock = 7_205_301;

/** Settings while the portal starts. Migrations and demo data take time, and other processes may be migrating. */
const starting: PoolConfig = { max: 2, connectionTimeoutMillis: 10_000 };

const running = ({ connections, waiting }: DatabaseLimits): PoolConfig => ({
  max: connections,
  // With a connection ends what it keeps: its statements, and what the server remembers for it.
  maxLifetimeSeconds: 900,
  // The server cancels what nobody waits for any more, so that its locks are released. It does so slightly earlier
  // than this process: a server that has not responded by then is away, not slow.
  statement_timeout: Math.round(waiting * 0.9),
  lock_timeout: Math.round(waiting * 0.8),
  idle_in_transaction_session_timeout: Math.round(waiting * 0.9),
});

const connecting = (databaseUrl: string): PoolConfig => ({
  connectionString: databaseUrl,
  application_name: 'selvedge',
  idleTimeoutMillis: 30_000,
  // Keep-alive detects a connection that was cut silently while it is idle.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Whether a transaction was idle or open for too long. */
const isOverdue = (error: unknown): boolean => ['25P03', '25P04'].includes(sqlStateOf(error) ?? '');

/**
 * Listens for errors on every connection, also between two statements. Nothing else does, and an unhandled error
 * event ends the process. The pool replaces lost connections.
 */
function outageOf(onOutage: Opening['onOutage']) {
  let away = false;
  let crowded = false;
  const lost = (error: unknown): void => {
    if (!away) onOutage?.('away', error);
    away = true;
  };
  const busy = (error: unknown): void => {
    if (!crowded) onOutage?.('busy', error);
    crowded = true;
    lentSince = new WeakSet();
  };
  const failed = new WeakSet<PoolClient>();
  /**
   * Connections that were lent since there was last too much work. Only one of these that is given back in order shows
   * that this is over. What was begun before may still end in time although others do not.
   */
  let lentSince = new WeakSet<PoolClient>();
  const outlive = (pool: Pool): void => {
    pool.on('error', lost);
    pool.on('connect', (client) => {
      if (away) onOutage?.('back');
      away = false;
      let overdue = false;
      client.on('error', (error) => {
        failed.add(client);
        // If overdue, the server closed the connection because this process left it idle, or the pool did because
        // its work took too long, so it is not an outage.
        overdue ||= isOverdue(error) || troubleOf(error) === 'busy';
        if (!overdue) lost(error);
      });
    });
    pool.on('acquire', (client) => lentSince.add(client));
    pool.on('release', (_error, client) => {
      if (pool.waitingCount === 0 && lentSince.has(client) && !failed.has(client)) crowded = false;
    });
  };
  return { lost, busy, outlive };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

async function transactOn<Result>(
  pool: Pool,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw troubleOf(error) === null ? new DatabaseAwayError(error) : error;
  });
  let useless = false;
  try {
    // If `begin` failed in a transaction on the pool itself, the pool would never get its connection back.
    return await drizzle({ client, casing: 'snake_case' }).transaction(work);
  } catch (error) {
    useless = troubleOf(error) === 'away';
    throw error;
  } finally {
    client.release(useless);
  }
}

const connectionsOf = (name: PoolUse['pool'], pool: Pool): PoolUse => ({
  pool: name,
  inUse: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
  most: pool.options.max,
});

function databaseOn(pool: Pool, long: Pool = pool): Database {
  let closing: Promise<unknown> | null = null;
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    transact: (work) => transactOn(pool, work),
    transactLong: (work) => transactOn(long, work),
    copyFiles: null,
    pools: () => [connectionsOf('calls', pool), ...(long === pool ? [] : [connectionsOf('imports', long)])],
    async close() {
      closing ??= Promise.all([...new Set([pool, long])].map((each) => each.end()));
      await closing;
    },
  };
}

async function prepared(databaseUrl: string, { prepare, onOutage }: Opening): Promise<void> {
  const pool = new Pool({ ...connecting(databaseUrl), ...starting });
  outageOf(onOutage).outlive(pool);
  try {
    await migrateAlone(pool);
    await prepare?.(databaseOn(pool));
  } finally {
    await pool.end();
  }
}

/** Opens PostgreSQL at `databaseUrl` with a pool. Several processes may share the database. */
export async function openPostgres(
  databaseUrl: string,
  limits: DatabaseLimits,
  opening: Opening,
): Promise<Database> {
  await prepared(databaseUrl, opening);
  const { outlive, ...events } = outageOf(opening.onOutage);
  const pool = new BoundedPool({ ...connecting(databaseUrl), ...running(limits) }, limits.waiting, events);
  // Its connection is made when it is first needed, and closed when it is idle.
  const long = new Pool({ ...connecting(databaseUrl), max: 1 });
  const names = new StatementNames((error) => opening.onOutage?.('unkept', error));
  for (const each of [pool, long]) each.on('connect', (client) => keepStatements(client, names));
  outlive(pool);
  outlive(long);
  return databaseOn(pool, long);
}
