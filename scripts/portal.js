/** Changes what a running portal shows: `npm run portal -- help`. */
import { existsSync } from 'node:fs';

const main = new URL('../packages/backend/dist/operator/cli/main.js', import.meta.url);

if (existsSync(main)) await import(main.href);
else {
  console.error('The portal is not built yet: npm start builds and starts it.');
  process.exitCode = 1;
}
