import { describe, expect, it } from 'vitest';
import { filesOfPage, handlingOf } from './requests.ts';

const origin = 'https://portal.test';
const asked = (path: string, more: object = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', url: origin + path, cache: 'default', ...more }, origin);
const page = { kind: 'page', reload: false };

describe('what the service worker does with a request', () => {
  it.each([
    ['/', '/'],
    ['/?utm=x', '/'],
    ['/ordering', '/ordering'],
    ['/ordering/preorder/C1/HS26/13-0/main?brand=x', '/ordering'],
    ['/ordering/preorder/C1/HS26/13-0/main/styles/13.00001', '/ordering'],
  ])('opens %s at once from the kept page %s', (path, shell) => {
    expect(asked(path)).toEqual({ ...page, shell, atOnce: true });
  });

  it.each(['/imprint', '/returns-and-shipments', '/orderings', '/logout'])(
    'asks the network for %s, and opens the kept page only without one',
    (path) => {
      expect(asked(path)).toEqual({ ...page, shell: '/', atOnce: false });
    },
  );

  it.each(['no-cache', 'reload', 'no-store'])('asks the network for what is loaded anew (%s)', (cache) => {
    expect(asked('/ordering', { cache })).toEqual({
      kind: 'page',
      shell: '/ordering',
      reload: true,
      atOnce: false,
    });
  });

  it('asks the network where the provider sends somebody back with a state', () => {
    for (const path of ['/?state=x', '/?code=c&state=x', '/?error=denied'])
      expect(asked(path)).toMatchObject({ atOnce: false });
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
    expect(asked('/favicon.svg', fetched)).toEqual({ kind: 'file' });
    expect(asked('/brand/logo.svg', fetched)).toBeNull();
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
