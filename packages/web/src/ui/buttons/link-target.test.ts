import { describe, expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const base = 'https://portal.test/ordering/preorder?tab=1';

describe('linkTarget', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://portal.test/1',
    'file:///etc/passwd',
    'view-source:https://portal.test',
    'http://[',
    '',
    '   ',
  ])('refuses %j', (address) => {
    expect(linkTarget(address, base)).toEqual({ kind: 'refused' });
  });

  test.each([
    ['/imprint', '/imprint'],
    ['cart', '/ordering/cart'],
    ['?tab=2', '/ordering/preorder?tab=2'],
    ['#sizes', '/ordering/preorder?tab=1#sizes'],
    ['https://portal.test/a?b#c', '/a?b#c'],
    ['https://portal.test//elsewhere.test/x', '/elsewhere.test/x'],
  ])('keeps %j inside as %j', (address, href) => {
    expect(linkTarget(address, base)).toEqual({ kind: 'inside', href });
  });

  test.each([
    '/',
    '/ordering/preorder/C-1/HS26/13-0/main/styles/13.00001?brand=A~B&sort=price&q=%C3%A4+b,c',
    '/a.b/~c?x',
  ])('reads the plain path %j as the browser does', (address) => {
    const { pathname, search, origin } = new URL(address, base);
    expect([origin, linkTarget(address, base)]).toEqual([
      new URL(base).origin,
      { kind: 'inside', href: pathname + search },
    ]);
  });

  test.each(['/a/../b', '/a/./b', '/a//b', '/%2e%2e/b', '/a\\b'])(
    'resolves %j as the browser does',
    (address) => {
      expect(linkTarget(address, base)).toEqual({
        kind: 'inside',
        href: new URL(address, base).pathname.replace(/^\/{2,}/, '/'),
      });
    },
  );

  test.each([
    ['//elsewhere.test/x', 'https://elsewhere.test/x'],
    ['\\\\elsewhere.test/x', 'https://elsewhere.test/x'],
    ['http://portal.test/x', 'http://portal.test/x'],
    ['https://portal.test@elsewhere.test/', 'https://portal.test@elsewhere.test/'],
    ['mailto:help@portal.test', 'mailto:help@portal.test'],
    ['tel:+4989123', 'tel:+4989123'],
  ])('sees that %j leads outside', (address, href) => {
    expect(linkTarget(address, base)).toEqual({ kind: 'outside', href });
  });
});
