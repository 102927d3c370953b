import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Config, readConfig } from '../configuration/config.ts';
import { ConfigurationError } from '../configuration/configurationError.ts';
import type { Environment } from '../configuration/environment.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { demoOf } from '../demo/demoSize.ts';
import { ensureDemo } from '../demo/ensureDemo.ts';
import { startLivePresenter } from '../demo/livePresenter.ts';
import { refuseDemo } from '../demo/refuseDemo.ts';
import { namesOf } from '../files/filePlaces.ts';
import { type FilesNews, openFiles } from '../files/files.ts';
import { createSecurityLog } from '../http/securityLog.ts';
import { openIdentity } from '../identity/identity.ts';
import { firstOperatorUrl } from '../identity/passwordLink/firstOperator.ts';
import { storedSecret } from '../identity/storedSecret.ts';
import { say } from '../language/words.ts';
import { openLegalTexts } from '../legal/legal.seed.ts';
import { startMailer } from '../mail/mailer.ts';
import { mailLook } from '../mail/mailLook.ts';
import { transportFor } from '../mail/transportFor.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { startWatchedFolder } from '../operator/inbox/watchedFolder.ts';
import type { Spans } from '../tracing/spans.ts';
import { demoAccounts } from '../user/demoAccounts.ts';
import { startWebhookSender } from '../webhook/webhookSender.ts';
import type { RecurringWork } from '../work/recurring.ts';
import { createApp } from './app.ts';
import { listen } from './listen.ts';
import { metricsServer } from './metricsServer.ts';
import { seedPortal } from './seed.ts';
import { startSweeping } from './sweep.ts';
import { openSpans } from './telemetry.ts';
import { warningsOf } from './warnings.ts';

/** How long running calls may take to finish after SIGTERM, in ms. */
const patience = 10_000;

async function announce(config: Config, database: Database, now: number): Promise<void> {
  const { publicUrl, identity, demo } = config;
  const lines = [...warningsOf(config), `Selvedge is ready at ${publicUrl}`];
  const first = demo ? null : await firstOperatorUrl(config, database, now);
  if (first !== null)
    lines.push(
      '',
      'Nobody has an account yet. Open this link within an hour to make the first one; it can be used once:',
      first,
    );
  const open = demo ? [] : await openLegalTexts(database);
  if (open.length > 0)
    lines.push(
      '',
      `The house has not given these texts yet: ${open.join(', ')}. Set them by npm run portal -- page set and conditions set.`,
    );
  const accounts = identity.foreign || !demo ? [] : await demoAccounts(database);
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length));
    lines.push(
      '',
      `${'Demo account'.padEnd(width)}  Password  What it may do`,
      ...accounts.map(
        ({ email, password, rights }) =>
          `${email.padEnd(width)}  ${password.padEnd(8)}  ${say('en', rights)}`,
      ),
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

interface RunningServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly spans: Spans;
  /** What it does by itself. */
  readonly working: readonly RecurringWork[];
  /** Seconds in which balancers learn that it ends. */
  readonly drainSeconds: number;
  readonly onDraining: () => void;
}

/**
 * On a signal, goes on answering until balancers know, finishes running work, closes the database and ends the process. A
 * second signal ends it at once.
 */
function endOnSignal({ app, database, spans, working, drainSeconds, onDraining }: RunningServer): void {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) process.exit(1);
    ending = true;
    onDraining();
    await delay(drainSeconds * 1_000);
    setTimeout(() => process.exit(1), patience).unref();
    await Promise.all([app.close(), ...working.map((work) => work.stop())]);
    await spans.close().catch(() => {});
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}

/** The data folder, also where the database is elsewhere: what is made of pictures and in imports is in it. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    throw new ConfigurationError('DATA_DIR', `must be a folder that the portal may write (${code})`, folder);
  }
}

/** Starts the portal: configuration, database, identity, demo data, server. */
export async function start(environment: Environment): Promise<void> {
  const config = readConfig(environment);
  await makeFolder(config.dataDir);
  const look = await mailLook(config.brand);
  const now = Date.now;
  let log: FastifyBaseLogger | null = null;
  const database = await openDatabase(config, {
    async prepare(opened) {
      if (config.demo)
        await ensureDemo(opened, { ...demoOf[config.demoSize], openCarts: config.demoLive, now: now() });
      else await refuseDemo(config, opened);
      await seedPortal(opened, config);
    },
    onOutage(state, error) {
      if (state === 'away') log?.error({ err: error }, 'the database is away');
      else if (state === 'busy') log?.warn({ err: error }, 'the database is busy');
      else if (state === 'back') log?.warn('the database is back');
      else log?.warn({ err: error }, 'the database keeps no statements: a pooler stands between');
    },
  });
  try {
    const identity = await openIdentity(config, database, now);
    const presenter =
      config.demo && config.demoLive
        ? startLivePresenter({
            database,
            now,
            report: (error) => app.log.error({ err: error }, 'demo failed'),
          })
        : null;
    const security = createSecurityLog({
      key: await storedSecret(database, 'securityLog'),
      instance: config.instance,
      addresses: config.securityAddresses,
      now,
      write: (line) => process.stderr.write(line),
    });
    const metrics = createMetrics({ database, now });
    const tellOfFiles = (state: Parameters<FilesNews>[0], what: unknown): void => {
      if (state === 'away') log?.error({ err: what }, 'the bucket of files is away');
      else if (state === 'back') log?.warn('the bucket of files is back');
      else
        void namesOf(database.db, String(what))
          .catch(() => [])
          .then((names) =>
            log?.error({ fileKey: what, names }, 'a file is gone from the bucket, or damaged'),
          );
    };
    const files = await openFiles(config.files, tellOfFiles, metrics.filesAsked);
    const spans = await openSpans(config);
    const { access } = identity;
    let isDraining = false;
    const app = await createApp(
      {
        config,
        database,
        files,
        now,
        access,
        security,
        metrics,
        spans,
        onFollowed: presenter?.followed,
        isDraining: () => isDraining,
      },
      identity,
    );
    log = app.log;
    app.addHook('preClose', async () => presenter?.stop());
    if (config.metrics) {
      const own = metricsServer(metrics);
      app.addHook('onClose', () => own.close());
      await listen(own, config.metrics, ['METRICS_PORT', 'METRICS_HOST']);
    }
    await listen(app, config, ['PORT', 'HOST']);
    const report = (what: string, error?: unknown): void => app.log.error({ err: error }, what);
    const sweeping = startSweeping({ database, files, config, now, report });
    const mailer = startMailer({
      database,
      transport: transportFor(config),
      from: config.mailFrom,
      look,
      now,
      report,
    });
    const sender = startWebhookSender({ database, webhooks: config.webhooks, now, report, spans });
    const folder = config.importDir
      ? [startWatchedFolder({ database, files, config, now, metrics }, config.importDir, report)]
      : [];
    endOnSignal({
      app,
      database,
      spans,
      working: [mailer, sender, sweeping, ...folder],
      drainSeconds: config.drainSeconds,
      onDraining: () => {
        isDraining = true;
      },
    });
    await announce(config, database, now());
  } catch (error) {
    await database.close();
    throw error;
  }
}
