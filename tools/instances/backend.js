/**
 * A program in the place of a backend: two instances behind a balancer on PORT, with one data folder and one database of
 * the server SELVEDGE_DATABASES. A folder that is a copy of another begins with a copy of its database.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBalancer } from '@selvedge/backend/testing/balancer';
import { freePort } from '@selvedge/backend/testing/freePort';
import pg from 'pg';

const main = join(import.meta.dirname, '../../packages/backend/dist/main.js');
const { PORT = '', DATA_DIR = '', SELVEDGE_DATABASES = '', ...environment } = process.env;

/**
 * Makes a database; again, while another one is being made of the same template (55006).
 *
 * @param {() => Promise<unknown>} make
 * @returns {Promise<void>}
 */
async function made(make) {
  for (;;) {
    try {
      await make();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '55006')) throw error;
      await delay(100);
    }
  }
}

/** The database of the data folder; it is made on the first start. */
async function ownDatabase() {
  const marker = join(DATA_DIR, 'database.name');
  const before = existsSync(marker) ? readFileSync(marker, 'utf8') : null;
  const name = `journeys_${createHash('sha256').update(DATA_DIR).digest('hex').slice(0, 16)}`;
  if (before !== name) {
    const client = new pg.Client({ connectionString: SELVEDGE_DATABASES });
    await client.connect();
    await client.query(`drop database if exists ${name} with (force)`);
    await made(() => client.query(`create database ${name}${before === null ? '' : ` template ${before}`}`));
    await client.end();
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(marker, name);
  }
  const url = new URL(SELVEDGE_DATABASES);
  url.pathname = `/${name}`;
  return url.href;
}

/** @type {import('node:child_process').ChildProcess[]} */
const instances = [];

/**
 * Starts an instance that ends with this process, however that ends. Resolves to its address.
 *
 * @param {string} database
 * @returns {Promise<string>}
 */
async function startInstance(database) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'endWithParent.js'), main], {
    env: {
      ...environment,
      DATA_DIR,
      DATABASE_URL: database,
      DATABASE_CONNECTIONS: '5',
      TRUSTED_PROXIES: 'loopback',
      // A machine that walks many journeys at once is busy without any fault of the portal's.
      OVERLOAD_WAIT_MS: 'off',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  instances.push(child);
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('is ready at')) resolve(undefined);
      // Ready is who asks the balancer, which is not there before both are.
      else process.stdout.write(chunk);
    });
    child.once('exit', (code) => reject(new Error(`An instance ended by ${code}: ${said}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  const running = instances.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of running) child.kill(signal);
  await Promise.all(running.map((child) => once(child, 'exit')));
  process.exit(0);
}
process.once('SIGTERM', () => end('SIGTERM'));
process.once('SIGINT', () => end('SIGINT'));

const database = await ownDatabase();
// One after another: the first makes the tables and the demonstration's data.
const addresses = [await startInstance(database), await startInstance(database)];
const balancer = await startBalancer(Number(PORT));
balancer.sendTo(addresses);
console.log(`Selvedge is ready at ${environment.PUBLIC_URL}`);
