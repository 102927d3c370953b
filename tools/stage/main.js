/**
 * `npm run stage`: a development build of the portal, with its flows beside it. `-- --fake` runs it without a
 * backend, then on `--port`; `--charts a,b` draws only these charts.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { flowDrawings } from './drawings.js';

const project = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    fake: { type: 'boolean', default: false },
    port: { type: 'string', default: '4600' },
    charts: { type: 'string' },
  },
});

const configFile = resolve(import.meta.dirname, 'vite.config.mts');
const drawings = flowDrawings(values.charts?.split(','));
await build({ configFile, mode: 'development', logLevel: 'warn', plugins: [drawings] });
if (values.fake) {
  const { resolvedUrls } = await preview({ configFile, preview: { port: Number(values.port) } });
  console.log(`The stage, its service made up: ${resolvedUrls?.local[0]}?scene=dashboard`);
} else {
  const backend = resolve(project, 'packages/backend/dist/main.js');
  const env = { ...process.env, WEB_DIR: resolve(project, '.cache/stage') };
  spawn(process.execPath, [backend], { stdio: 'inherit', env });
}
