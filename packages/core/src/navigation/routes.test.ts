import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { rightEnvs } from '../contract/index.ts';
import type { orderingScreens } from './orderingPaths.ts';
import type { OrderingRoute } from './orderingRoute.ts';
import { formatRoute, isOpenRoute, isOrderingRoute, parseRoute, type Route, termsPages } from './routes.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/).filter((text) => text !== '.' && text !== '..');
const rightEnv = fc.constantFrom(...rightEnvs);
const place = fc.record({ rightEnv, customerId: id, season: id, subdivision: id, collectionType: id });
const taken = [
  ...['imprint', 'terms-and-conditions', 'logout', 'oauth', 'ordering', 'api', 'extranet', 'oidc'],
  ...['gtc', 'we-care', 'tracking-off', 'self-service', 'tracking', 'operator'],
];

const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>(
    { screen: 'dashboard' },
    { screen: 'imprint' },
    { screen: 'weCare' },
    { screen: 'trackingOff' },
    { screen: 'conditions', documentId: '1100' },
    { screen: 'logout' },
    { screen: 'grant' },
  ),
  fc.record({ screen: fc.constant('content' as const), slug: id.filter((slug) => !taken.includes(slug)) }),
  fc.record({ screen: fc.constant('terms' as const), page: fc.constantFrom(null, ...termsPages) }),
  fc.record({ screen: fc.constantFrom('pos' as const, 'waiting' as const), rightEnv }),
  fc.record({
    screen: fc.constantFrom('seasons' as const, 'carts' as const, 'orders' as const),
    rightEnv,
    customerId: id,
  }),
  fc.record({ screen: fc.constant('groups' as const), rightEnv, groupId: fc.option(id) }),
  fc.record({ screen: fc.constantFrom('styles' as const, 'cart' as const, 'check' as const), place }),
  fc.record({ screen: fc.constant('style' as const), place, articleId: id }),
  fc.record({ screen: fc.constant('order' as const), orderId: id }),
);

describe('routes', () => {
  it('every place has a path that means that place again', () => {
    fc.assert(
      fc.property(route, (one) => {
        expect(parseRoute(formatRoute(one))).toEqual(one);
      }),
    );
  });

  it('a path means the same with search, hash and a slash at the end, but for the list it narrows', () => {
    fc.assert(
      fc.property(route, fc.constantFrom('?tab=fit', '#top', '?a=/b#c'), (one, more) => {
        const path = formatRoute(one);
        const [search = ''] = more.split('#');
        const narrowed =
          ['seasons', 'styles', 'style', 'cart', 'check'].includes(one.screen) && search !== '';
        expect(parseRoute(path + more)).toEqual(narrowed ? { ...one, search } : one);
        expect(parseRoute(path === '/' ? path : `${path}/`)).toEqual(one);
      }),
    );
  });

  it('any text at all means a place, and what is not unknown has a path of its own', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath().map((path) => `/ordering/preorder${path}`),
        ),
        (text) => {
          const parsed = parseRoute(text);
          if (parsed.screen !== 'unknown')
            expect(formatRoute(parsed)).toBe(text.split(/[?#]/, 1)[0]?.replace(/(.)\/$/, '$1'));
        },
      ),
      { numRuns: 2000 },
    );
  });

  const hostile = [
    '',
    'imprint',
    '//elsewhere.test/x',
    '/\\elsewhere.test',
    '/ordering',
    '/ordering/selfservice',
    '/ordering/preorder/..',
    '/ordering/preorder/%2e%2e',
    '/ordering/preorder/c%2F1',
    '/ordering/preorder//SS27.13-0.main',
    '/ordering/preorder/c-1/SS27',
    '/ordering/preorder/c-1/SS27.13-0',
    '/ordering/preorder/c-1/SS27.13-0.main.more',
    '/ordering/preorder/c-1/SS27..main',
    '/ordering/preorder/c-1/SS27.13-0.main/styles',
    '/ordering/preorder/c-1/SS27.13-0.main/styles/a/b',
    '/ordering/preorder/c-1/SS27.13-0.main/cart/now',
    '/ordering/preorder/c-1/SS27.13-0.main/checkout',
    `/ordering/preorder/${'x'.repeat(65)}`,
    '/ordering/orders',
    '/ordering/orders/o-1/again',
    '/ordering/waiting/admin',
    '/terms-and-conditions/agb/more',
    '/terms-and-conditions/other',
    '/oauth/v2',
    '/oauth/v2/grant/more',
    '/imprint/more',
    '/gtc',
    '/gtc/1100/more',
    '/gtc/..',
    '/api',
    '/<script>',
    '/javascript:alert(1)',
    '/\u0000',
  ];
  for (const path of hostile) {
    it(`${JSON.stringify(path)} is unknown`, () => expect(parseRoute(path).screen).toBe('unknown'));
  }

  it('reads the paths of an order', () => {
    expect(parseRoute('/ordering/preorder/c-1/SS27.13-0.main/styles/a-7')).toEqual({
      screen: 'style',
      place: {
        rightEnv: 'preorder',
        customerId: 'c-1',
        season: 'SS27',
        subdivision: '13-0',
        collectionType: 'main',
      },
      articleId: 'a-7',
    });
    expect(parseRoute('/returns-and-shipments')).toEqual({
      screen: 'content',
      slug: 'returns-and-shipments',
    });
  });

  it('A10 gates every place but the legal pages and signing out', () => {
    const open = [
      ...['/imprint', '/terms-and-conditions', '/terms-and-conditions/agb', '/gtc/1100', '/we-care'],
      ...['/tracking-off', '/logout'],
    ];
    const gated = ['/', '/apps', '/oauth/v2/grant', '/ordering/preorder', '/nowhere/at/all'];
    expect([...open, ...gated].filter((path) => isOpenRoute(parseRoute(path)))).toEqual(open);
  });

  it('knows its ordering places', () => {
    fc.assert(
      fc.property(route, (one) => {
        expect(isOrderingRoute(one)).toBe(formatRoute(one).startsWith('/ordering/'));
      }),
    );
  });
});

it('every screen of ordering is among those that are loaded with its area', () => {
  expectTypeOf<(typeof orderingScreens)[number]>().toEqualTypeOf<OrderingRoute['screen']>();
});
