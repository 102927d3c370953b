import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationOf, safeLocation } from './savedLocation.ts';

const ORIGIN = 'https://portal.test';

describe('A5 safe locations', () => {
  const kept = [
    '/',
    '/imprint',
    '/ordering/preorder?sort=name&q=a%2Fb#top',
    '/nowhere',
    '/a?next=//elsewhere.test',
    '/logout-help',
  ];
  for (const path of kept) it(`A5 keeps ${path}`, () => expect(safeLocation(path, ORIGIN)).toBe(path));

  const refused = [
    '',
    'imprint',
    '//elsewhere.test/x',
    '///elsewhere.test',
    '/\\elsewhere.test/x',
    '\\\\elsewhere.test',
    '/a\\..\\..',
    '/.//elsewhere.test/x',
    '/a/..//elsewhere.test',
    '/\t/elsewhere.test',
    '/\n/elsewhere.test',
    '/a\u0000b',
    '/a\u2028b',
    ' /imprint',
    'javascript:alert(1)',
    'https://elsewhere.test/',
    'data:text/html,x',
    '/oauth/v2/grant',
    '/oauth/v2/grant?code=c',
    '/oauth/v2/grant/',
    '/logout',
    '/logout/',
    '/a/../logout?x',
    `/${'a'.repeat(2001)}`,
  ];
  for (const path of refused)
    it(`A5 maps ${JSON.stringify(path.slice(0, 40))} to the root`, () =>
      expect(safeLocation(path, ORIGIN)).toBe('/'));

  it('A5 drops code, state and error', () => {
    expect(safeLocation('/imprint?code=c&tab=fit&state=s&error=e&error_description=d#x', ORIGIN)).toBe(
      '/imprint?tab=fit#x',
    );
  });

  it('A5 any text at all leads to the portal itself, and to the same place when followed again', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .array(
          fc.constantFrom('/', '\\', '.', '..', 'a', '//', '%2f', '%5c', '?', '#', ':', '@', '\t', 'x.test'),
        )
        .map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(hostile, (candidate) => {
        const path = safeLocation(candidate, ORIGIN);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, `${ORIGIN}/some/page`).origin).toBe(ORIGIN);
        expect(safeLocation(path, ORIGIN)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });

  it('A5 reads the address bar', () => {
    expect(locationOf(`${ORIGIN}//elsewhere.test/x`)).toBe('/');
    expect(locationOf(`${ORIGIN}/imprint?a=1#b`)).toBe('/imprint?a=1#b');
  });
});
