/**
 * `npm run journeys:instances [-- <files and options of Playwright>]`: the journeys at two instances behind a balancer
 * without stickiness, on one PostgreSQL, in place of one instance with the built-in database.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startPostgres } from '@selvedge/backend/testing/postgres';

const root = join(import.meta.dirname, '../..');
const server = await startPostgres();
// What starts a backend hands on none of this process' environment.
const standIn = join(root, '.cache/instances/backend.mjs');
mkdirSync(dirname(standIn), { recursive: true });
writeFileSync(
  standIn,
  `process.env.SELVEDGE_DATABASES = ${JSON.stringify(server.url())};
await import(${JSON.stringify(join(import.meta.dirname, 'backend.js'))});
`,
);
const playwright = spawn('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    SELVEDGE_BACKEND: standIn,
    SELVEDGE_INSTANCES: '2',
  },
});
const [code] = await once(playwright, 'exit');
await server.close();
process.exitCode = code ?? 1;
