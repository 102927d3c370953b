import { afterEach, describe, expect, it } from 'vitest';
import { formatRoute, type Route } from '../navigation/routes.ts';
import { basesAt } from '../platform/api/address.ts';
import type { Ports } from '../platform/ports.ts';
import { sampleConfiguration } from '../testing/samples/configuration.ts';
import { sampleNow, samplePlace } from '../testing/samples/index.ts';
import { at } from '../testing/sessions.ts';
import { firstCalls } from './firstCalls.ts';
import { type Hours, stopClock } from './testing/hours.ts';
import { FakeServer } from './testing/server.ts';
import { Visitor } from './testing/visitor.ts';

const place = samplePlace;
const of = { rightEnv: 'preorder', customerId: 'c-1' } as const;
const needed = ['/api/v1/user/settings', '/api/v1/user/roles', '/api/v2/user/right/resolved'];
const around = ['/api/v1/dashboard/tiles', '/extranet/api/userProfile bearer'];
const index = '/api/v1/preorder/styles/c-1/SS27/13-0/main';
const ofSeason = [index, '/api/v1/preorder/customers/c-1', '/api/v1/preorder/seasons/c-1/SS27/13-0/main'];
const ofCustomer = [
  '/api/v1/preorder/customers/c-1',
  '/api/v1/preorder/sellingTime/list/active/c-1',
  '/api/v1/preorder/sellingTime/list/upcoming/c-1',
  '/api/v1/preorder/brand/all/full',
  '/api/v1/preorder/last-orders?customerId=c-1',
];
/** Places, and what each asks for besides. */
const screens: readonly (readonly [Route, readonly string[]])[] = [
  [{ screen: 'dashboard' }, []],
  [{ screen: 'content', slug: 'news' }, []],
  [{ screen: 'pos', rightEnv: 'preorder' }, ['/api/v1/preorder/customers', '/api/v1/preorder/last-orders']],
  [{ screen: 'seasons', ...of }, ofCustomer],
  [{ screen: 'seasons', ...of, search: '?brand=1' }, ofCustomer],
  [{ screen: 'styles', place }, ofSeason],
  [{ screen: 'styles', place, search: '?q=a' }, ofSeason],
  [{ screen: 'style', place, articleId: 's-1' }, [...ofSeason, `${index}/s-1`]],
  [{ screen: 'cart', place }, ofSeason],
  [{ screen: 'check', place }, ofSeason],
  [{ screen: 'entry', place }, ofSeason],
  [{ screen: 'live', place, eventId: null }, ofSeason],
  // Not everybody in ordering may see these.
  [{ screen: 'waiting', rightEnv: 'preorder' }, []],
  [{ screen: 'groups', rightEnv: 'preorder', groupId: null }, []],
  [{ screen: 'carts', ...of }, []],
  [{ screen: 'orders', ...of }, []],
  [{ screen: 'order', orderId: 'o-1' }, []],
];

/** The index, which takes longest, goes first. */
const ordered = (own: readonly string[]): readonly string[] => [
  ...own.filter((one) => one === index),
  ...needed,
  ...own.filter((one) => one !== index),
  ...around,
];

const bases = { apiUrl: '/api', extranetUrl: '/extranet' };

let hours: Hours;
let visitor: Visitor | undefined;
afterEach(() => {
  visitor?.tab.document?.portal.stop();
  hours.end();
});

describe('what is asked for first', () => {
  it.each(screens.map(([route, own]) => [formatRoute(route), own] as const))(
    'at %s is what the portal asks for',
    async (path, own) => {
      hours = stopClock(sampleNow);
      const asked: string[] = [];
      const watched = (ports: Ports): Ports => ({
        ...ports,
        fetch: (request) => {
          const { authorization } = Object.fromEntries(request.headers);
          asked.push(`${request.method} ${request.url}${authorization ? ' bearer' : ''}`);
          return ports.fetch(request);
        },
      });
      visitor = await Visitor.arrive(path, new FakeServer(), hours, watched);
      await visitor.tab.pass(200);
      const first = firstCalls(path, basesAt(sampleConfiguration(), at(path))).map(
        ({ address, bearer }) => `${address}${bearer ? ' bearer' : ''}`,
      );
      expect(first.map((one) => one.replace('https://portal.test', ''))).toEqual(ordered(own));
      for (const one of first) expect(asked).toContain(`GET ${one}`);
    },
  );

  it.each(['/imprint', '/logout', '/oauth/v2/grant?code=a&state=b', '/tracking-off'])(
    'at %s is nothing',
    (path) => {
      hours = stopClock(sampleNow);
      expect(firstCalls(path, bases)).toEqual([]);
    },
  );
});
