/**
 * The portal's command line: `npm run portal -- help`. packages/cli handles orders, the backend handles operators'
 * commands.
 */
import { existsSync } from 'node:fs';

const orders = new URL('../../packages/cli/dist/main.js', import.meta.url);
const operators = new URL('../../packages/backend/dist/operator/cli/main.js', import.meta.url);

const words = process.argv.slice(2);
const command = words[0] === 'help' ? words[1] : words[0];
const ofOrders = ['validate', 'sign-in', 'sign-out'];
const isOverview = command === undefined || command.startsWith('-');

if (!existsSync(orders) || !existsSync(operators)) {
  console.error('The portal is not built yet: npm start builds and starts it.');
  process.exitCode = 1;
} else {
  if (isOverview || ofOrders.includes(command)) await import(orders.href);
  if (isOverview) console[words.length === 0 ? 'error' : 'log']('');
  if (isOverview || !ofOrders.includes(command)) await import(operators.href);
}
