import { afterEach, describe, expect, it } from 'vitest';
import { formatRoute, type Route } from '../navigation/routes.ts';
import { basesAt } from '../platform/api/address.ts';
import type { Ports } from '../platform/ports.ts';
import { sampleConfiguration } from '../testing/samples/configuration.ts';
import { managerRights, sampleNow, samplePlace } from '../testing/samples/index.ts';
import { at } from '../testing/sessions.ts';
import { firstCalls } from './firstCalls.ts';
import { type Hours, stopClock } from './testing/hours.ts';
import { FakeServer } from './testing/server.ts';
import { Visitor } from './testing/visitor.ts';

const place = samplePlace;
const of = { rightEnv: 'preorder', customerId: 'c-1' } as const;
const screens: readonly Route[] = [
  { screen: 'dashboard' },
  { screen: 'content', slug: 'news' },
  { screen: 'pos', rightEnv: 'preorder' },
  { screen: 'waiting', rightEnv: 'preorder' },
  { screen: 'groups', rightEnv: 'preorder', groupId: null },
  { screen: 'seasons', ...of },
  { screen: 'seasons', ...of, search: '?brand=1' },
  { screen: 'carts', ...of },
  { screen: 'orders', ...of },
  { screen: 'order', orderId: 'o-1' },
  { screen: 'styles', place },
  { screen: 'styles', place, search: '?q=a' },
  { screen: 'style', place, articleId: 's-1' },
  { screen: 'cart', place },
  { screen: 'check', place },
  { screen: 'entry', place },
  { screen: 'live', place, eventId: null },
];

let hours: Hours;
let visitor: Visitor | undefined;
afterEach(() => {
  visitor?.tab.document?.portal.stop();
  hours.end();
});

describe('what is asked for first', () => {
  it.each(screens.map((route) => formatRoute(route)))('at %s is what the portal asks for', async (path) => {
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
    const server = new FakeServer();
    server.rights = managerRights;
    visitor = await Visitor.arrive(path, server, hours, watched);
    await visitor.tab.pass(200);
    const bases = basesAt(sampleConfiguration(), at(path));
    const first = firstCalls(path, bases).map(
      ({ address, bearer }) => `GET ${address}${bearer ? ' bearer' : ''}`,
    );
    for (const one of first) expect(asked).toContain(one);
  });

  it.each(['/imprint', '/logout', '/oauth/v2/grant?code=a&state=b', '/tracking-off'])(
    'at %s is nothing',
    (path) => {
      hours = stopClock(sampleNow);
      expect(firstCalls(path, { apiUrl: '/api', extranetUrl: '/extranet' })).toEqual([]);
    },
  );
});
