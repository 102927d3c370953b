import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { Browser, locationOf } from '../../testing/browser.ts';
import { authorization } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { users } from '../../user/user.schema.ts';

const password = 'selvedge';
const oldHash = () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 });
  return ['scrypt', 16_384, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
};

let testApp: TestApp;
let second: FastifyInstance;
let now = Date.now();
beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
  second = await createApp(testApp.context, testApp.identity, 'not-built');
  await second.ready();
  const { db } = testApp.context.database;
  const [viewer] = await db.select().from(users).where(eq(users.email, 'viewer@selvedge.test'));
  if (!viewer) throw new Error('The demo has no viewer');
  const dora = { ...viewer, userId: 'u-dora', email: 'dora@selvedge.test', passwordHash: oldHash() };
  await db.insert(users).values(dora);
});
afterAll(async () => {
  await second.close();
  await testApp.close();
});

async function form(address: string, app = testApp.app) {
  const browser = new Browser(app, address);
  const { pathname } = locationOf(await browser.get(authorization(testApp).address));
  return { browser, pathname };
}

const sign = ({ browser, pathname }: Awaited<ReturnType<typeof form>>, name: string, word: string) =>
  browser.submit(pathname, { email: `${name}@selvedge.test`, password: word });

const statuses = (answers: readonly { readonly statusCode: number }[]) => {
  const of = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  return { in: of(303), wrong: of(422), refused: of(429), all: answers.length };
};

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A browser that has signed in before, at the form again. */
async function returning(name: string, address: string) {
  const known = await form(address);
  locationOf(await sign(known, name, password));
  const { pathname } = locationOf(
    await known.browser.get(authorization(testApp, { prompt: 'login' }).address),
  );
  return { browser: known.browser, pathname };
}

/** 110 wrong passwords for one account from 11 addresses. */
async function guessFromEverywhere(name: string) {
  const answers = [];
  for (const from of times(11, (index) => `198.51.100.${index + 1}`)) {
    const guesser = await form(from);
    answers.push(...(await Promise.all(times(10, (index) => sign(guesser, name, `guess ${index}`)))));
  }
  return statuses(answers);
}

describe('guessing passwords', () => {
  it('A13: of 110 guesses at the same moment ten are compared', async () => {
    const guesser = await form('203.0.113.1');
    const answers = await Promise.all(times(110, (index) => sign(guesser, 'buyer', `guess ${index}`)));
    expect(statuses(answers)).toEqual({ in: 0, wrong: 10, refused: 100, all: 110 });
  });

  it('A13: of 110 at two instances as well', async () => {
    const [one, other] = [await form('203.0.113.2'), await form('203.0.113.2', second)];
    const answers = await Promise.all(
      times(110, (index) => sign(index % 2 === 0 ? one : other, 'manager', `guess ${index}`)),
    );
    expect(statuses(answers)).toEqual({ in: 0, wrong: 10, refused: 100, all: 110 });
  });

  it('A13: from the addresses of one network count together', async () => {
    const answers = [];
    for (const host of times(11, (index) => `2001:db8:1:2::${index + 1}`))
      answers.push(await sign(await form(host), 'locked', 'guess'));
    expect(statuses(answers)).toEqual({ in: 0, wrong: 10, refused: 1, all: 11 });
  });

  it('A13: elsewhere does not lock the owner out of a browser that signed in before', async () => {
    const owner = await returning('viewer', '192.0.2.1');
    expect(await guessFromEverywhere('viewer')).toEqual({ in: 0, wrong: 100, refused: 10, all: 110 });
    const stranger = await form('192.0.2.1');
    expect((await sign(stranger, 'viewer', password)).statusCode).toBe(429);
    expect((await sign(owner, 'viewer', password)).statusCode).toBe(303);
  });

  it('A13: is not made easier by a cookie of another account, nor by one that was made up', async () => {
    const other = await returning('dora', '192.0.2.2');
    const guesser = await form('192.0.2.2');
    await Promise.all(times(10, (index) => sign(guesser, 'preview', `guess ${index}`)));
    expect((await sign(other, 'preview', password)).statusCode).toBe(429);
    const named = other.browser.cookieNames.filter((name) => name.includes('device'));
    expect(named).toHaveLength(1);
    const forger = await form('192.0.2.2');
    for (const name of named) forger.browser.keep(name, 'A'.repeat(72), '/oidc');
    expect((await sign(forger, 'preview', password)).statusCode).toBe(429);
  });

  it('A13: is not multiplied by browsers that each signed in once', async () => {
    const known = [];
    for (const from of times(4, (index) => `192.0.2.${20 + index}`))
      known.push(await returning('manager', from));
    const answers = [];
    for (const one of known)
      answers.push(...(await Promise.all(times(10, (index) => sign(one, 'manager', `guess ${index}`)))));
    expect(statuses(answers)).toEqual({ in: 0, wrong: 30, refused: 10, all: 40 });
    now += 15 * 60 * 1000 + 1;
  });

  it('A13: in the owner’s own browser ends after ten as well, and is forgotten in a quarter of an hour', async () => {
    const owner = await returning('employee', '192.0.2.4');
    const answers = await Promise.all(times(15, (index) => sign(owner, 'employee', `guess ${index}`)));
    expect(statuses(answers)).toEqual({ in: 0, wrong: 10, refused: 5, all: 15 });
    now += 15 * 60 * 1000 + 1;
    expect((await sign(owner, 'employee', password)).statusCode).toBe(303);
  });
});

describe('kept passwords', () => {
  it('A13: of a lower cost are kept anew at the next sign-in, and still fit', async () => {
    const { db } = testApp.context.database;
    const costOf = async () => {
      const [row] = await db.select().from(users).where(eq(users.userId, 'u-dora'));
      return row?.passwordHash?.split('$').slice(0, 4).join('$');
    };
    await db.update(users).set({ passwordHash: oldHash() }).where(eq(users.userId, 'u-dora'));
    expect((await sign(await form('192.0.2.5'), 'dora', password)).statusCode).toBe(303);
    expect(await costOf()).toBe('scrypt$65536$8$2');
    expect((await sign(await form('192.0.2.5'), 'dora', password)).statusCode).toBe(303);
  });
});
