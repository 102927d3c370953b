import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, type Report, routes, runConformance } from '@selvedge/conformance';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { carts } from '../ordering/cart/cart.schema.ts';
import { orderLimits } from '../ordering/limit/orderLimit.schema.ts';
import { signedIn } from '../testing/signedIn.ts';
import { having, header } from './testing/alterations.ts';
import { type ConformingStage, setConformingStage } from './testing/conformingStage.ts';
import { type DeviatingProxy, deviatingProxy } from './testing/deviatingProxy.ts';
import { deviations } from './testing/deviations.ts';
import { OpenApiWatch, openApiDocument } from './testing/openApiWatch.ts';

let web: string;
let stage: ConformingStage;
let proxy: DeviatingProxy;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'selvedge-page-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  stage = await setConformingStage(web);
  proxy = await deviatingProxy(stage.url);
});
afterAll(async () => {
  await proxy.close();
  await stage.testApp.close();
  await rm(web, { recursive: true });
});

const run = (url: string, only: readonly string[] | null): Promise<Report> => {
  const { token, strangerToken, ended, wishes } = stage;
  const bases = { apiUrl: `${url}/api`, extranetUrl: `${url}/extranet` };
  return runConformance({ bases, token, strangerToken, ended, only, wishes, bail: true });
};

const faultsIn = ({ routes: found }: Report) =>
  found.flatMap(({ route, checks }) =>
    checks.filter(({ ending }) => ending !== 'holds').map((check) => ({ route, ...check })),
  );

/** What the command says and how it ends. */
async function said(...args: readonly string[]) {
  const lines: string[] = [];
  const out = (line: string) => lines.push(line);
  const code = await command(args, { out, err: out });
  return { code, text: lines.join('\n') };
}

it('B7 the backend conforms to its contract, every check could be made, and openapi.json tells every call', async () => {
  const watch = new OpenApiWatch(openApiDocument(), fetch);
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(watch.fetch);
  const report = await run(stage.url, null).finally(() => spy.mockRestore());
  expect(faultsIn(report)).toEqual([]);
  expect([...watch.faults]).toEqual([]);
  const operations = Object.values(openApiDocument().paths).flatMap((path) => Object.keys(path));
  expect(watch.seen.size).toBe(operations.length);
  expect(report.routes.map(({ route }) => route).toSorted()).toEqual(
    routes.map(({ name }) => name).toSorted(),
  );
}, 240_000);

describe('B7 a backend with one deviation is found out', () => {
  const altered = Object.keys(deviations(''));

  it('B7 each route of the contract has one', () => {
    expect(altered.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  });

  it.each(routes.map((route) => [route.name, deviations('')[route.name]?.says ?? '', route] as const))(
    'B7 %s %s',
    async (name, _, route) => {
      const alteration = deviations(stage.token)[name];
      if (!alteration) throw new Error(`${name} has no deviation`);
      proxy.alter(route, alteration);
      const report = await run(proxy.url, [name]);
      expect(report.conforms).toBe(false);
      const [fault, ...others] = faultsIn(report);
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ route: name, ending: 'deviates' });
      expect(fault?.expected).not.toBe(fault?.came);
    },
  );
});

it.each(['followCart', 'followWaiting'])(
  'B7 %s that holds no answer back is found out by the check of how long, too',
  async (name) => {
    const [route] = routes.filter((one) => one.name === name);
    if (!route) throw new Error('The route is gone');
    proxy.alter(
      route,
      having('mark', (old) => `${old}x`, 'that it does not know again'),
    );
    const { token, strangerToken, ended, wishes } = stage;
    const bases = { apiUrl: `${proxy.url}/api`, extranetUrl: `${proxy.url}/extranet` };
    const settings = { bases, token, strangerToken, ended, only: [name], wishes };
    const longest = ({ routes: found }: Report) =>
      found.flatMap(({ checks }) => checks.filter(({ says }) => says.includes('20 seconds')));
    expect(longest(await runConformance({ ...settings, slow: true }))).toMatchObject([
      { ending: 'deviates', expected: 'to be held back while nothing is new' },
    ]);
    expect(longest(await runConformance(settings))).toEqual([]);
  },
);

const routeNamed = (name: string) => {
  const found = routes.find((route) => route.name === name);
  if (!found) throw new Error(`The route ${name} is gone`);
  return found;
};

describe('B7 a total one cent beside its lines is found out', () => {
  const cent = (old: unknown) => Number(old) + 1;
  it.each([
    ['currentCart', 'head.value'],
    ['openCart', 'head.value'],
    ['readCart', 'head.value'],
    ['customerCarts', '0.value'],
    ['changeLines', 'head.value'],
    ['writeNote', 'head.value'],
    ['writeOrderDetails', 'head.value'],
    ['acceptPrices', 'head.pieces'],
    ['approveCart', 'head.value'],
    ['recallCart', 'head.value'],
    ['returnCart', 'head.pieces'],
    ['approvedCarts', '0.value'],
    ['groupableCarts', '0.value'],
    ['groupOrders', '0.values.0.value'],
    ['createGroupOrder', 'head.values.0.value'],
    ['groupOrder', 'head.values.0.value'],
    ['groupOrder', 'carts.0.head.value'],
    ['changeGroupOrder', 'head.pieces'],
    ['order', 'value'],
    ['order', 'retailValue'],
    ['lastOrders', '0.value'],
    ['orders', '0.retailValue'],
    ['seasonState', 'cart.value'],
    ['seasonState', 'limit.used'],
    ['seasonState', 'limit.inCarts'],
    ['planCopy', 'targets.0.value'],
    ['planCopy', 'targets.0.sums.copiedLines'],
    ['runCopy', 'targets.0.value'],
  ])('%s with %s', async (name, path) => {
    const { db } = stage.testApp.context.database;
    const { customer: customerId, season } = stage.wishes;
    await db
      .insert(orderLimits)
      .values({ customerId, rightEnv: 'preorder', season, amount: 9_000_000, currency: 'EUR' })
      .onConflictDoNothing();
    proxy.alter(routeNamed(name), having(path, cent, 'one too high'));
    const report = await run(proxy.url, [name]);
    expect(faultsIn(report)).toMatchObject([{ route: name, ending: 'deviates' }]);
  });
});

describe('B7 what a run leaves behind is told', () => {
  it('nothing but orders, mails and reports, where all could be taken back', async () => {
    const { written } = await run(stage.url, ['createGroupOrder', 'saveFilterSet', 'runCopy']);
    expect(written).toEqual(['reports of copies']);
  });

  it.each([
    ['createGroupOrder', 'dissolveGroupOrder', /^group order 'Conformance/],
    ['saveFilterSet', 'removeFilterSet', /^filter set 'Conformance/],
    ['readCart', 'removeCart', /^cart .+ of customer C1005$/],
  ])('what %s made and a backend without %s keeps', async (name, removal, result) => {
    // It says that it is gone, and keeps it: the call goes to a place that there is not.
    proxy.alter(routeNamed(removal), {
      says: 'removes nothing',
      request: (asked) => ({ ...asked, method: 'GET', body: '', url: new URL('/healthz', asked.url) }),
      response: (answered) => ({ ...answered, status: removal === 'removeFilterSet' ? 200 : 204 }),
    });
    const { written } = await run(proxy.url, [name]);
    expect(written.filter((what) => result.test(what))).not.toEqual([]);
    expect(new Set(written).size).toBe(written.length);
    // The place is free again for what follows.
    const { db } = stage.testApp.context.database;
    await db.delete(carts).where(and(eq(carts.customerId, 'C1005'), ne(carts.state, 'finalized')));
  });
});

const onOrders = ['order', 'orderConfirmation', 'mailConfirmation', 'lastOrders'];
const foreign = ({ routes: found }: Report) =>
  found.flatMap(({ checks }) => checks.filter(({ says }) => says.startsWith('asked by somebody whose')));

it('B7 where no order is to be placed, the last one of a foreign customer is looked at', async () => {
  await run(stage.url, ['order']);
  const { token, strangerToken, ended, wishes } = stage;
  const settings = {
    bases: { apiUrl: `${stage.url}/api`, extranetUrl: `${stage.url}/extranet` },
    token,
    ended,
    only: onOrders,
    wishes: { ...wishes, order: false },
  };
  // The order of before is of a customer that the stranger does not see.
  const result = await runConformance({ ...settings, strangerToken });
  expect(faultsIn(result)).toEqual([]);
  expect(foreign(result).map(({ ending }) => ending)).toEqual(Array(3).fill('holds'));
});

it('B7 who asks without end is told when to come again, and a backend that does not tell is found out; an order that the stranger may see is not taken for a foreign one', async () => {
  const limited = await setConformingStage(web, { FAIR_USE: 'search=60' });
  const between = await deviatingProxy(limited.url);
  const { token, strangerToken, ended, wishes } = limited;
  const ask = (url: string) =>
    runConformance({
      bases: { apiUrl: `${url}/api`, extranetUrl: `${url}/extranet` },
      token,
      strangerToken,
      ended,
      only: ['search'],
      wishes,
      slow: true,
    });
  const last = ({ routes: found }: Report) =>
    found.flatMap(({ checks }) => checks.filter(({ says }) => says.startsWith('asked without end')));
  expect(last(await ask(limited.url))).toMatchObject([{ ending: 'holds' }]);
  between.alter(routeNamed('search'), header('retry-after', null, 429));
  expect(last(await ask(between.url))).toMatchObject([{ ending: 'deviates' }]);
  expect((await run(stage.url, ['search'])).unchecked).toHaveLength(2);

  // Nobody has ordered here but the demo, and for customers that the stranger sees: none is taken for a foreign one.
  const seen = await signedIn(limited.testApp, 'manager@selvedge.test');
  const shared = await runConformance({
    bases: { apiUrl: `${limited.url}/api`, extranetUrl: `${limited.url}/extranet` },
    token,
    strangerToken: seen.headers['x-extranet-token'] ?? '',
    ended,
    only: onOrders,
    wishes: { ...wishes, order: false },
  });
  expect(faultsIn(shared).filter(({ ending }) => ending !== 'skipped')).toEqual([]);
  expect(foreign(shared)).toMatchObject(Array(3).fill({ ending: 'skipped' }));
  await between.close();
  await limited.testApp.close();
}, 240_000);

describe('B7 the command', () => {
  it('signs in over the portal’s own form, and ends with 0 where all holds', async () => {
    const { code, text } = await said(
      '--api',
      stage.url,
      '--sign-in',
      'viewer@selvedge.test',
      '--only',
      'userProfile,search',
    );
    expect(text).toContain('The backend conforms.');
    expect(text).toMatch(/holds +userProfile +4\/4 +GET \{extranet\}\/api\/userProfile/);
    expect(code).toBe(0);
  });

  it('ends with 1 where something deviates, and tells what was expected and what came', async () => {
    const [route] = routes.filter(({ name }) => name === 'userRoles');
    const alteration = deviations(stage.token).userRoles;
    if (!route || !alteration) throw new Error('The route is gone');
    proxy.alter(route, alteration);
    const args = ['--api', `${proxy.url}/api`, '--token', stage.token, '--only', 'userRoles'];
    const { code, text } = await said(...args);
    expect(text).toMatch(/DEVIATES +userRoles/);
    expect(text).toMatch(/expected +the shape of the contract\n +came +0: Expected a string/);
    expect(text).toContain('The backend deviates: userRoles.');
    expect(code).toBe(1);
    const report = JSON.parse((await said(...args, '--json')).text);
    expect(report).toMatchObject({ conforms: false, routes: [{ route: 'userRoles', ending: 'deviates' }] });
  });

  it.each([
    ['nobody answers', ['--api', 'http://127.0.0.1:9/api', '--token', 'none']],
    ['the token is refused', ['--api', 'STAGE', '--token', 'none']],
    ['the contract has no route nothing', ['--api', 'STAGE', '--token', 'none', '--only', 'nothing']],
    ['--api is missing', ['--token', 'none']],
    ['Unknown option', ['--nonsense']],
    ['cannot sign in', ['--api', 'STAGE', '--sign-in', 'nobody@selvedge.test']],
  ])('ends with 2 where %s', async (why, args) => {
    const { code, text } = await said(...args.map((arg) => (arg === 'STAGE' ? stage.url : arg)));
    expect(text).toContain(why);
    expect(code).toBe(2);
  });
});
