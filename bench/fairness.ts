/** `npm run bench:fairness`: how long somebody waits for a PDF while another person asks for fifty, beside alone. */
import { resolve } from 'node:path';
import { cartRack, cartStyles, customers, openCart, openStyles } from '@selvedge/core/contract';
import { median } from './figure.ts';
import { startPortal } from './harness/portal.ts';
import { callsOf, fillCart, placeOfStandard } from './harness/season.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const runs = 3;
const many = 50;
/** Who asks for fifty leaves after as long, ms. */
const patience = 300;
const main = resolve(import.meta.dirname, '../packages/backend/dist/main.js');

const portal = await startPortal('standard', main);
try {
  const busy = await callsOf(portal.url, 'employee@selvedge.test');
  const next = await callsOf(portal.url, 'manager@selvedge.test');
  const rightEnv = 'preorder' as const;
  const own = await next.api.send(customers, { params: { rightEnv }, query: {} });
  const place = await placeOfStandard(
    busy.api,
    own.map(({ customerId }) => customerId),
  );
  const cells = await fillCart(busy.api, place, 40);
  const { rightEnv: _, ...body } = place;
  const { head } = await busy.api.send(openCart, { params: { rightEnv }, body });
  const path = cartRack.path.replace(':rightEnv', rightEnv).replace(':cartId', head.cartId);

  const styles = openStyles(await busy.api.send(cartStyles, { params: { rightEnv, cartId: head.cartId } }));
  const genders = [...new Set(styles.map(({ gender }) => gender))];

  let asked = 0;
  /** A rack that nobody has asked for: it is narrowed to all genders there are, and one more. */
  async function rack(token: string, signal?: AbortSignal): Promise<number> {
    asked += 1;
    const narrowed = new URLSearchParams([
      ['tab', 'view'],
      ...[...genders, `${process.pid}-${asked}`].map((gender) => ['gender', gender]),
    ]);
    const view = `?${narrowed}`;
    const query = new URLSearchParams({ version: String(head.version), view });
    const from = performance.now();
    const response = await fetch(`${portal.url}/api/v1${path}?${query}`, {
      headers: { 'x-extranet-token': token, 'x-language': 'en' },
      ...(signal && { signal }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The rack answered ${response.status}`);
    return performance.now() - from;
  }

  say(`A rack of ${cells} cells`);
  for (let each = 0; each < 10; each += 1) await rack(next.token);
  const figures = { alone: [] as number[], abandoned: [] as number[], waiting: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    for (let each = 0; each < 5; each += 1) figures.alone.push(await rack(next.token));
    const leaving = new AbortController();
    const gone = Array.from({ length: many }, () => rack(busy.token, leaving.signal).catch(() => 0));
    await new Promise((done) => setTimeout(done, patience));
    leaving.abort();
    figures.abandoned.push(await rack(next.token));
    await Promise.all(gone);
    const waiting = Array.from({ length: many }, () => rack(busy.token));
    await new Promise((done) => setTimeout(done, patience));
    figures.waiting.push(await rack(next.token));
    await Promise.all(waiting);
  }
  const alone = median(figures.alone);
  const tell = (what: string, value: number): void =>
    say(`${what}: ${Math.round(value)} ms, ${(value / alone).toFixed(1)} times alone`);
  tell('alone', alone);
  tell(`after ${many} of another person who left`, median(figures.abandoned));
  tell(`while ${many} of another person wait`, median(figures.waiting));
} finally {
  await portal.stop();
}
