import { firstCalls, firstCallsByKind, formatRoute } from '@selvedge/core';
import { describe, expect, it } from 'vitest';
import { withCallsOf } from './callsOfPage.ts';

const bases = { apiUrl: '/api', extranetUrl: '/extranet' };
const named = (calls: ReturnType<typeof firstCalls>) => calls.map(({ address, bearer }) => [address, bearer]);
const pageWith = (content: object | null) =>
  `<head><script type="application/json" id="first-calls">${content ? JSON.stringify(content) : ''}</script></head>`;
const kept = pageWith({
  language: 'de',
  calls: named(firstCalls('/ordering', bases)),
  kinds: firstCallsByKind(bases).map(({ path, calls }) => [path, named(calls)]),
});
const place = {
  ...({ rightEnv: 'postorder', collectionType: 'main' } as const),
  ...{ customerId: 'C.1', season: 'HS26.1', subdivision: '13-0' },
};

const within = (['styles', 'cart', 'check', 'entry'] as const).map((screen) =>
  formatRoute({ screen, place }),
);

describe('a kept page', () => {
  it.each([
    formatRoute({ screen: 'pos', rightEnv: 'preorder' }),
    formatRoute({ screen: 'seasons', rightEnv: 'preorder', customerId: 'C1' }),
    ...within,
    formatRoute({ screen: 'style', place, articleId: '13.00001' }),
    formatRoute({ screen: 'live', place, eventId: null }),
    formatRoute({ screen: 'live', place, eventId: 'e-1' }),
    `${formatRoute({ screen: 'styles', place })}/`,
    '/ordering',
    '/ordering/groups/preorder',
    '/ordering/waiting/postorder',
    '/ordering/orders/o-1',
    '/ordering/preorder/C1/carts',
    // No ids.
    '/ordering/preorder/a~b',
    '/ordering/preorder/C%E4',
    `/ordering/preorder/${'a'.repeat(65)}`,
    '/ordering/preorder/~~/~~.~~.~~/styles/livez',
    '/ordering/preorder/C1/~~.~~.~~',
    '/ordering/preorder/C1/a.b.c.d',
  ])('asks at %s for what a page that is sent for it asks for', (path) => {
    expect(withCallsOf(kept, path)).toBe(
      pageWith({ language: 'de', calls: named(firstCalls(path, bases)), kinds: [] }),
    );
  });

  it('of a server that names no kinds keeps its calls', () => {
    const { calls, language } = { calls: named(firstCalls('/ordering', bases)), language: 'de' };
    expect(withCallsOf(pageWith({ language, calls }), '/ordering/preorder')).toBe(
      pageWith({ language, calls, kinds: [] }),
    );
  });

  it.each(['{', '{"language":"de","calls":[],"kinds":[["(",[]]]}', 'null'])(
    'that names them in another way, as by %s, stays as it is',
    (json) => {
      const other = pageWith({}).replace('{}', json);
      expect(withCallsOf(other, '/ordering/preorder')).toBe(other);
    },
  );

  it('that names no calls stays as it is', () => {
    expect(withCallsOf(pageWith(null), '/ordering')).toBe(pageWith(null));
    expect(withCallsOf('<head></head>', '/ordering')).toBe('<head></head>');
  });
});
