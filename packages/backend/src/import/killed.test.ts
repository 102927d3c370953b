import { setTimeout as delay } from 'node:timers/promises';
import { count, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { readToken } from '../operator/operatorToken.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { stylePrices } from '../ordering/style/price.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { type PortalProcess, startPortal } from '../testing/portalProcess.ts';
import { lastImports } from './lastImport.schema.ts';
import { bringHouse, houseRows, type SentFile, sentText } from './testing/houseFiles.ts';

/** How often the portal is killed; see docs/operations.md. */
const KILLS = Number(process.env.SELVEDGE_KILLS ?? 3);
/** Styles of a delivery: enough that a kill meets it at work. */
const STYLES = 1_000;
/** When the first delivery was made, epoch ms; each further one a minute later. */
const FIRST = Date.UTC(2026, 0);

let fresh: FreshDatabase;
let portal: PortalProcess;
beforeAll(async () => {
  fresh = await freshDatabase();
  await bringHouse(fresh);
});
afterAll(async () => {
  await portal.kill();
  await fresh.remove();
});

/** A delivery of styles of its own, with their colours and prices. */
async function deliveryOf(nth: number): Promise<SentFile[]> {
  const names = { styles: 'style number', colours: 'style', preise: 'Artikel' };
  return Promise.all(
    Object.entries(names).map(async ([file, key]) => {
      const [row] = await houseRows(`${file}.csv`);
      const lines = Array.from({ length: STYLES }, (_, at) =>
        JSON.stringify({ ...row, [key]: `KILL-${nth}-${at}` }),
      );
      return sentText(`${file}.jsonl`, lines.join('\n'), FIRST + nth * 60_000);
    }),
  );
}

/** Sends a delivery; null: no answer came. */
async function sendTo(url: string, files: readonly SentFile[]): Promise<string | null> {
  const token = await readToken(fresh.location.dataDir);
  try {
    const answer = await fetch(`${url}/operator/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ files }),
    });
    return ((await answer.json()) as { outcome: string }).outcome;
  } catch {
    return null;
  }
}

/** How much of a delivery is stored: its styles, colours and prices, and whether it counts as taken. */
async function storedOf(nth: number) {
  const database = await openDatabase(fresh.location);
  try {
    const { db } = database;
    const ofDelivery = like(styles.articleNumber, `KILL-${nth}-%`);
    const [sums] = await db
      .select({
        styles: sql`count(distinct ${styles.articleId})`.mapWith(Number),
        colours: sql`count(distinct ${colours.articleColorId})`.mapWith(Number),
        prices: count(stylePrices.articleId),
      })
      .from(styles)
      .leftJoin(colours, sql`${colours.articleId} = ${styles.articleId}`)
      .leftJoin(stylePrices, sql`${stylePrices.articleId} = ${styles.articleId}`)
      .where(ofDelivery);
    const last = await db.select().from(lastImports);
    return { ...sums, isTaken: last.some(({ madeAt }) => madeAt === FIRST + nth * 60_000) };
  } finally {
    await database.close();
  }
}

const whole = { styles: STYLES, colours: STYLES, prices: STYLES, isTaken: true };
const none = { styles: 0, colours: 0, prices: 0, isTaken: false };

it(`HZ1: killed ${KILLS} times while it takes a delivery in, the portal has all of it or nothing`, async () => {
  const environment = { DEMO: 'off', PUBLIC_URL: 'http://localhost:18080' };
  portal = await startPortal(fresh, environment);
  const begun = performance.now();
  expect(await sendTo(portal.url, await deliveryOf(0))).toBe('written');
  const lasts = performance.now() - begun;
  const tally = { written: 0, left: 0 };
  for (let nth = 1; nth <= KILLS; nth += 1) {
    const sent = sendTo(portal.url, await deliveryOf(nth));
    await delay((lasts * (nth - 0.5)) / KILLS);
    await portal.kill();
    const outcome = await sent;
    const stored = await storedOf(nth);
    expect([stored, outcome]).toEqual(stored.isTaken ? [whole, outcome] : [none, null]);
    tally[stored.isTaken ? 'written' : 'left'] += 1;
    portal = await startPortal(fresh, environment);
  }
  expect(tally.left).toBeGreaterThan(0);
  expect(await sendTo(portal.url, await deliveryOf(KILLS + 1))).toBe('written');
}, 3_600_000);
