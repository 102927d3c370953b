import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { readConfig } from '../configuration/config.ts';
import type { Environment } from '../configuration/environment.ts';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { ensureDemo } from '../demo/ensureDemo.ts';
import type { DemoOptions } from '../demo/generate.ts';
import { type FilesNews, openFiles } from '../files/files.ts';
import { createSecurityLog } from '../http/securityLog.ts';
import { type Identity, openIdentity } from '../identity/identity.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createApp } from '../server/app.ts';
import { seedPortal } from '../server/seed.ts';
import { openSpans } from '../server/telemetry.ts';
import type { Pause } from '../work/unhurried.ts';
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts';
import { copyPrepared, copyTables } from './preparedData.ts';

/** A whole server on a database of its own, asked by `app.inject`. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly identity: Identity;
  /** The lines of the security log so far. */
  readonly securityLines: readonly string[];
  /** What the bucket of files did, where there is one. */
  readonly filesNews: readonly Parameters<FilesNews>[0][];
  close(): Promise<void>;
}

interface TestSettings {
  /**
   * Configuration besides the database. Tests call more in a minute than people do, on machines that are busy: only those
   * of fair use and of overload are limited.
   */
  readonly environment?: Environment;
  /** Server time, epoch ms. */
  readonly now?: () => number;
  /** How much demo data; by default few styles, so that a test starts quickly; none with `DEMO=off`. */
  readonly demo?: Omit<DemoOptions, 'now'>;
  /** The built page's folder; by default one that does not exist. */
  readonly web?: string;
  /** How time passes before work that must not follow its answer at once; by default none does. */
  readonly pause?: Pause;
  /** A database that is there already, and stays when the server is closed; by default a new one that does not. */
  readonly database?: FreshDatabase;
}

export async function startTestApp({
  environment = {},
  now,
  demo = { styles: 60 },
  web,
  pause = async () => {},
  database: given,
}: TestSettings = {}): Promise<TestApp> {
  const clock = now ?? Date.now;
  const fresh = given ?? (await freshDatabase());
  // Demo data follow the day they are made on: at another time they are made anew.
  const hasDemo = environment.DEMO !== 'off';
  if (fresh.location.databaseUrl === null)
    await (now || !hasDemo ? copyTables(fresh.location.dataDir) : copyPrepared(fresh.location.dataDir, demo));
  const config = {
    ...readConfig({
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost:18080',
      DEMO: 'on',
      FAIR_USE: 'off',
      OVERLOAD_WAIT_MS: 'off',
      DATA_DIR: fresh.location.dataDir,
      ...environment,
    }),
    ...fresh.location,
  };
  const database = await openDatabase(config, {
    async prepare(opened) {
      if (config.demo) await ensureDemo(opened, { ...demo, now: clock() });
      await seedPortal(opened, config);
    },
  });
  const identity = await openIdentity(config, database, clock);
  const securityLines: string[] = [];
  const security = createSecurityLog({
    key: 'a key of the tests',
    instance: config.instance,
    addresses: config.securityAddresses,
    now: clock,
    write: (line) => securityLines.push(line),
  });
  const spans = await openSpans(config);
  const filesNews: Parameters<FilesNews>[0][] = [];
  const files = await openFiles(config.files, (state) => filesNews.push(state));
  const metrics = createMetrics({ database, now: clock });
  const { access } = identity;
  const context = { config, database, files, now: clock, access, security, metrics, spans, pause };
  const app = await createApp(context, identity, web ?? join(config.dataDir, 'not-built'));
  await app.ready();
  return {
    app,
    context,
    identity,
    securityLines,
    filesNews,
    async close() {
      await app.close();
      await spans.close();
      await database.close();
      if (!given) await fresh.remove();
    },
  };
}
