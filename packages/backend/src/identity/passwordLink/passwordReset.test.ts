import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, locationOf } from '../../testing/browser.ts';
import { operatorOf } from '../../testing/operator.ts';
import { authorization } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { users } from '../../user/user.schema.ts';
import { hashPassword } from '../signIn/password.ts';
import { passwordLinks } from './passwordLink.schema.ts';
import { makeLink, setPassword } from './passwordLink.store.ts';
import { linkPath } from './passwordPage.ts';

const old = 'otter lamp seventeen violins';
const anew = `${old} anew`;

let testApp: TestApp;
let operator: Awaited<ReturnType<typeof operatorOf>>;
let oldHash: string;
let newHash: string;
beforeAll(async () => {
  testApp = await startTestApp();
  operator = await operatorOf(testApp);
  [oldHash, newHash] = await Promise.all([hashPassword(old), hashPassword(anew)]);
});
afterAll(() => testApp.close());

const linkFor = (name: string, purpose: 'forgotten' | 'invitation' = 'forgotten') =>
  makeLink(testApp.context.database, { purpose, userId: `u-${name}` }, Date.now());

/** Somebody with the old password. */
async function person(name: string): Promise<void> {
  const { db } = testApp.context.database;
  const [buyer] = await db.select().from(users).where(eq(users.email, 'buyer@selvedge.test'));
  if (!buyer) throw new Error('The demo has no buyer');
  const email = `${name}@house.example`;
  await db.insert(users).values({ ...buyer, userId: `u-${name}`, email, passwordHash: oldHash });
}

const reset = async (name: string): Promise<boolean> => {
  const secret = await linkFor(name);
  const set = { userId: `u-${name}`, passwordHash: newHash };
  return setPassword(testApp.context.database, secret, set, Date.now());
};

async function form(browser: Browser, changed = {}) {
  const { pathname } = locationOf(await browser.get(authorization(testApp, changed).address));
  return (name: string, password: string) =>
    browser.submit(pathname, { email: `${name}@house.example`, password });
}

/** Whether the way back to the page has a code. */
async function isLetIn(browser: Browser, { href }: URL): Promise<boolean> {
  const { headers } = await browser.get(href);
  return String(headers.location).includes('code=');
}

describe('a new password', () => {
  it('A13: ends a sign-in that was begun with the old one and not carried on', async () => {
    await person('begun');
    const browser = new Browser(testApp.app);
    const way = locationOf(await (await form(browser))('begun', old));
    expect(await reset('begun')).toBe(true);
    expect(await isLetIn(browser, way)).toBe(false);
  });

  it('A13: so does disabling', async () => {
    await person('gone');
    const browser = new Browser(testApp.app);
    const way = locationOf(await (await form(browser))('gone', old));
    const both = { email: 'gone@house.example' };
    await operator('POST', '/users/change', { ...both, disabled: true });
    await operator('POST', '/users/change', { ...both, disabled: false });
    expect(await isLetIn(browser, way)).toBe(false);
  });

  it('A13: is the only one that lets in, although the old one is being compared', async () => {
    await person('meanwhile');
    const secret = await linkFor('meanwhile');
    const submit = await form(new Browser(testApp.app));
    const { provider } = testApp.identity;
    if (!provider) throw new Error('There is no provider');
    // The moment before the provider keeps the result: after any comparison.
    const keep = provider.interactionResult.bind(provider);
    provider.interactionResult = async (...given) => {
      provider.interactionResult = keep;
      const set = { userId: 'u-meanwhile', passwordHash: newHash };
      await setPassword(testApp.context.database, secret, set, Date.now());
      return keep(...given);
    };
    expect((await submit('meanwhile', old)).statusCode).toBe(422);
    expect((await submit('meanwhile', anew)).statusCode).toBe(303);
  });

  it('A13: makes the browser that knew the old one a strange one', async () => {
    await person('device');
    const browser = new Browser(testApp.app, '192.0.2.11');
    locationOf(await (await form(browser))('device', old));
    const stranger = await form(new Browser(testApp.app, '192.0.2.11'));
    for (let nth = 0; nth < 10; nth += 1) await stranger('device', 'x');
    const known = await form(browser, { prompt: 'login' });
    expect((await known('device', 'x')).statusCode).toBe(422);
    await reset('device');
    expect((await known('device', 'x')).statusCode).toBe(429);
  });

  it('A13: ends all other links of the account', async () => {
    await person('twice');
    await linkFor('twice', 'invitation');
    expect(await reset('twice')).toBe(true);
    const { db } = testApp.context.database;
    expect(await db.select().from(passwordLinks).where(eq(passwordLinks.userId, 'u-twice'))).toEqual([]);
  });
});

describe('a link that a stranger asks for', () => {
  it('A13: leaves the invitation as it is', async () => {
    await person('invited');
    const invitation = await linkFor('invited', 'invitation');
    await new Browser(testApp.app, '10.3.0.1').submit('/oidc/forgotten', { email: 'invited@house.example' });
    const { db } = testApp.context.database;
    const ofStranger = and(eq(passwordLinks.userId, 'u-invited'), eq(passwordLinks.purpose, 'forgotten'));
    await expect.poll(() => db.select().from(passwordLinks).where(ofStranger)).toHaveLength(1);
    expect((await new Browser(testApp.app).get(linkPath(invitation))).statusCode).toBe(200);
  });

  it('is one of its kind, as an invitation is', async () => {
    await person('again');
    await linkFor('again', 'invitation');
    await linkFor('again');
    await linkFor('again');
    await linkFor('again', 'invitation');
    const { db } = testApp.context.database;
    const left = await db.select().from(passwordLinks).where(eq(passwordLinks.userId, 'u-again'));
    expect(left.map(({ purpose }) => purpose)).toEqual(['invitation']);
  });
});
