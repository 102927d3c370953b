import crypto, { type ScryptOptions, scryptSync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { authorization } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { users } from '../../user/user.schema.ts';
import { signInFailures } from '../identity.schema.ts';

type Cost = Pick<ScryptOptions, 'N' | 'r' | 'p'>;
type Done = (error: Error | null, key: Buffer) => void;

/** Every hash that was computed, and those that wait for the test to let them go on. */
const work = {
  begun: [] as { password: string; cost: Cost }[],
  held: null as (() => void)[] | null,
};
const { scrypt } = crypto;
const counting = (password: string, salt: Buffer, length: number, options: ScryptOptions, done: Done) => {
  const { N, r, p } = options;
  work.begun.push({ password, cost: { N, r, p } });
  if (work.held) work.held.push(() => done(null, Buffer.alloc(length)));
  else scrypt(password, salt, length, options, done);
};
/** What other files have imported of Node's own module is replaced with it. */
const computeBy = (compute: typeof crypto.scrypt) => {
  crypto.scrypt = compute;
  syncBuiltinESMExports();
};

const present = { N: 65_536, r: 8, p: 2 };
const password = 'correct horse';
const hashAt = ({ N, r, p }: typeof present) => {
  const key = scryptSync(password, Buffer.alloc(16, 7), 32, { N, r, p, maxmem: 256 * N * r + 1_048_576 });
  return ['scrypt', N, r, p, Buffer.alloc(16, 7).toString('base64url'), key.toString('base64url')].join('$');
};

const names = ['anna', 'old', ...Array.from({ length: 4 }, (_, at) => `shop${at}`)];
const emailOf = (name: string) => `${name}@shop.example`;

let testApp: TestApp;
let url: string;
let now = Date.now();
beforeAll(async () => {
  computeBy(counting as typeof crypto.scrypt);
  testApp = await startTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' }, now: () => now });
  const { db } = testApp.context.database;
  const [viewer] = await db.select().from(users).where(eq(users.email, 'viewer@selvedge.test'));
  if (!viewer) throw new Error('The demo has no viewer');
  const kept = hashAt(present);
  const old = hashAt({ N: 16_384, r: 8, p: 1 });
  await db.insert(users).values(
    names.map((name) => ({
      ...viewer,
      ...{ userId: `u-${name}`, canonicalId: `u-${name}`, email: emailOf(name) },
      passwordHash: name === 'old' ? old : kept,
    })),
  );
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  release();
  work.begun.length = 0;
  // What one test counted is over in the next.
  now += 3_600_000;
});
afterAll(() => {
  computeBy(scrypt);
  return testApp.close();
});

function hold(): void {
  work.held = [];
}
function release(): void {
  const held = work.held ?? [];
  work.held = null;
  for (const go of held) go();
}
/** Lets the first that waits go on. */
const letOne = () => work.held?.shift()?.();

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');

/** The form, as a browser at an address has it. */
async function form(address: string, known: readonly string[] = []) {
  const { pathname, search } = new URL(authorization(testApp).address);
  const headers = { accept: 'text/html', 'x-forwarded-for': address };
  const begun = await fetch(url + pathname + search, { redirect: 'manual', headers });
  const cookie = [...cookiesOf(begun), ...known].join('; ');
  const path = new URL(begun.headers.get('location') ?? '', url).pathname;
  return (name: string, word: string, signal?: AbortSignal) =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: emailOf(name), password: word }),
      ...(signal && { signal }),
    });
}
const guesses = (guess: Awaited<ReturnType<typeof form>>, count: number, signal?: AbortSignal) =>
  Array.from({ length: count }, (_, at) => guess(`shop${at % 4}`, `guess ${at}`, signal));

const patience = { timeout: 40_000 };
const begun = () => work.begun.map((one) => one.password);
/** So many attempts have been counted: they are computed, or wait for that. */
const counted = (count: number) =>
  expect
    .poll(async () => {
      const rows = await testApp.context.database.db.select().from(signInFailures);
      return rows
        .filter(({ subject, windowEndsAt }) => /^(both|device):/.test(subject) && windowEndsAt > now)
        .reduce((all, { failures }) => all + failures, 0);
    }, patience)
    .toBe(count);
/** Queries are answered one after the other: what was counted has been looked up by now, and waits for its turn. */
async function settle(): Promise<void> {
  for (let query = 0; query < 3; query += 1) {
    await testApp.context.database.db.select().from(signInFailures);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function workOf(name: string): Promise<readonly Cost[]> {
  work.begun.length = 0;
  const guess = await form('203.0.113.1');
  expect((await guess(name, 'wrong')).status).toBe(422);
  return work.begun.map(({ cost }) => cost);
}

it('A13: a wrong password is one hash at the present cost, whether the account exists or not', async () => {
  expect(await workOf('nobody')).toEqual([present]);
  expect(await workOf('anna')).toEqual([present]);
});

it('A13: a password that is kept at a lower cost takes as much work as any other', async () => {
  const sum = (costs: readonly Cost[]) => costs.reduce((all, { N = 0, r = 0, p = 0 }) => all + N * r * p, 0);
  expect(sum(await workOf('old'))).toBe(sum([present]));
});

it('A13: whoever guesses from one address holds nobody up elsewhere', async () => {
  const guess = await form('198.51.100.7');
  const owner = await form('203.0.113.90');
  hold();
  const flood = guesses(guess, 20);
  await counted(20);
  const own = owner('anna', password);
  await counted(21);
  await settle();
  for (const turn of [1, 2, 3]) {
    letOne();
    await expect.poll(begun, patience).toHaveLength(2 + turn);
  }
  expect(begun().slice(0, 4)).toContain(password);
  release();
  expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(flood.map(() => 422));
  await own;
});

it('A13: a browser that the account has signed in with comes before guesses from everywhere', async () => {
  const welcomed = await (await form('203.0.113.90'))('anna', password);
  expect(welcomed.status).toBe(303);
  const known = cookiesOf(welcomed).filter((one) => one.includes('device'));
  const owner = await form('203.0.113.91', known);
  const forms = await Promise.all(Array.from({ length: 12 }, (_, at) => form(`198.51.100.${at + 1}`)));
  work.begun.length = 0;
  hold();
  const flood = forms.map((guess, at) => guess(`shop${at % 4}`, `guess ${at}`));
  await counted(12);
  await settle();
  const own = owner('anna', password);
  await counted(13);
  await settle();
  letOne();
  await expect.poll(begun, patience).toHaveLength(3);
  expect(begun()[2]).toBe(password);
  release();
  await Promise.all([...flood, own]);
});

it('A13: of an address from which too many wait, further ones are told when to come again, and not counted', async () => {
  const guess = await form('198.51.100.8');
  hold();
  const answers: Response[] = [];
  const flood = guesses(guess, 36).map((one) => one.then((answer) => answers.push(answer)));
  await expect.poll(() => answers.length, patience).toBe(14);
  for (const answer of answers) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Too many requests. Please try again in 2 seconds.');
  }
  await counted(22);
  release();
  await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(22);
});

it('A13: a guess whose caller has left is not computed, and not counted', async () => {
  const guess = await form('198.51.100.9');
  hold();
  const leaving = new AbortController();
  const flood = guesses(guess, 12, leaving.signal).map((one) => one.catch(() => null));
  await counted(12);
  await expect.poll(begun, patience).toHaveLength(2);
  leaving.abort();
  await Promise.all(flood);
  // What was begun is counted; what was not tells nothing.
  await counted(2);
  release();
  await settle();
  expect(begun()).toHaveLength(2);
  const next = await (await form('198.51.100.10'))('anna', 'wrong');
  expect(next.status).toBe(422);
  expect(begun()).toHaveLength(3);
});
