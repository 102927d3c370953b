import { formatRoute } from '@selvedge/core';
import { describe, expect, it } from 'vitest';
import { filesOfPage, handlingOf, isFileAnswer } from './requests.ts';

const place = {
  ...({ rightEnv: 'preorder', collectionType: 'main' } as const),
  ...{ customerId: 'C1', season: 'HS26', subdivision: '13-0' },
};
const origin = 'https://portal.test';
const asked = (path: string, more: object = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', url: origin + path, cache: 'default', ...more }, origin);

describe('what the service worker does with a request', () => {
  it.each([
    ['/', '/'],
    ['/?utm=x', '/'],
    ['/ordering', '/ordering'],
    ...(['styles', 'cart', 'check', 'entry'] as const).map((screen): [string, string] => [
      formatRoute({ screen, place }),
      '/ordering',
    ]),
    [formatRoute({ screen: 'style', place, articleId: '13.00001' }), '/ordering'],
    [`${formatRoute({ screen: 'styles', place })}?brand=x`, '/ordering'],
  ])('opens %s at once from the kept page %s', (path, page) => {
    expect(asked(path)).toEqual({ kind: 'page', page, opens: 'atOnce' });
  });

  it.each(['/imprint', '/returns-and-shipments', '/orderings', '/logout'])(
    'asks the network for %s, and opens the kept page only without one',
    (path) => {
      expect(asked(path)).toEqual({ kind: 'page', page: '/', opens: 'offline' });
    },
  );

  it('asks the network for a page of its own that is loaded anew, and opens the kept one when that takes long', () => {
    const anew = { kind: 'page', page: '/ordering', opens: 'whenLate' };
    for (const cache of ['no-cache', 'reload', 'no-store'])
      expect(asked('/ordering', { cache })).toEqual(anew);
    expect(asked('/ordering', { isReloadNavigation: true })).toEqual(anew);
  });

  it('asks the network where the provider sends somebody back with a state', () => {
    for (const path of ['/?state=x', '/?code=c&state=x', '/?error=denied'])
      expect(asked(path)).toMatchObject({ opens: 'offline' });
  });

  it.each([
    '/api/v1/dashboard/tiles',
    '/extranet/api/userProfile',
    '/oidc/auth?client_id=portal',
    '/oauth/v2/grant?code=c&state=s',
    '/self-service/profile',
    '/operator/orders',
    '/tracking/matomo.php',
    '/orders/4711.pdf',
  ])('leaves %s to the browser', (path) => {
    expect(asked(path)).toBeNull();
  });

  it('keeps files whose addresses stand for their content, and no answer of the API', () => {
    const fetched = { mode: 'cors' };
    expect(asked('/assets/page-abc.js', fetched)).toEqual({ kind: 'file' });
    expect(asked('/brand/logo.svg?v=0123456789', fetched)).toEqual({ kind: 'file' });
    expect(asked('/brand/logo.svg', fetched)).toBeNull();
    expect(asked('/favicon.svg', fetched)).toBeNull();
    expect(asked('/api/v1/preorder/customers', fetched)).toBeNull();
    expect(asked('/assets/page-abc.js', { ...fetched, method: 'HEAD' })).toBeNull();
    expect(
      handlingOf({ ...fetched, method: 'GET', url: 'https://other.test/assets/a.js', cache: '' }, origin),
    ).toBeNull();
  });
});

it('the files of a page are those that it loads with itself, each once', () => {
  const html = `<link rel="stylesheet" href="/assets/page-1.css"><link rel="stylesheet" href="/brand/house.css?v=1&amp;x=2">
    <script src="/assets/first-2.js"></script><script src="/assets/first-2.js"></script><a href="/imprint">x</a>`;
  expect(filesOfPage(html)).toEqual(['/assets/page-1.css', '/brand/house.css?v=1&x=2', '/assets/first-2.js']);
});

it('a file is kept as the portal sends it, and nothing that a proxy or a hotel’s network sends in its place', () => {
  const answer = (more: object, contentType = 'text/javascript') => ({
    ...{
      status: 200,
      redirected: false,
      type: 'basic' as const,
      headers: new Headers({ 'content-type': contentType }),
    },
    ...more,
  });
  expect(isFileAnswer(answer({}))).toBe(true);
  expect(isFileAnswer(answer({}, 'font/woff2'))).toBe(true);
  for (const wrong of [{ status: 206 }, { status: 404 }, { redirected: true }, { type: 'opaque' as const }])
    expect(isFileAnswer(answer(wrong))).toBe(false);
  expect(isFileAnswer(answer({}, 'text/html; charset=utf-8'))).toBe(false);
});
