import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverProse } from './serverProse.ts';

const prose = (source: string): string => serverProse(source).text;

describe('HTML that others wrote', () => {
  it('F3: keeps paragraphs, lists, emphasis and links', () => {
    expect(prose('<p>A <b>b</b> &amp; <i>c</i><br>d</p><ul><li>e</li></ul>')).toBe(
      '<p>A <strong>b</strong> &amp; <em>c</em><br>d</p><ul><li>e</li></ul>',
    );
    expect(prose('<a href="https://a.test/?b=1&amp;c=2">x</a> <a href="mailto:a@b.test">y</a>')).toBe(
      '<a href="https://a.test/?b=1&amp;c=2" rel="noopener noreferrer">x</a> <a href="mailto:a@b.test" rel="noopener noreferrer">y</a>',
    );
    expect(prose('B&#8209;17 &uuml')).toBe('B‑17 &amp;uuml');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<p style="x" onclick="alert(1)">x</p>',
    '<<script>script>alert(1)<</script>/script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<p title="<script>alert(1)</script>">x</p>',
    '<form action="https://evil.test"><input name=password></form>',
    '<style>*{display:none}</style><base href="https://evil.test">',
    '<scr<!-- -->ipt>alert(1)</script>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<a href="https://a.test/" onmouseover="alert(1)">x</a>',
    '<p><!--><script>alert(1)</script>-->',
  ])('HZ6 HZ7: lets nothing of %s be more than text', (source) => {
    const tags = prose(source).match(/<[^>]*>/g) ?? [];
    for (const tag of tags)
      expect(tag).toMatch(
        /^<\/?(?:p|ul|ol|li|strong|em|h3|br|a)>$|^<a href="(?:https?:|mailto:|tel:)[^"<>\s]*" rel="noopener noreferrer">$/,
      );
  });

  it('HZ6: writes balanced elements of its own and nothing else, whatever comes in', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<a href="https://x.test">',
      '</a>',
      '<',
      '>',
      '"',
      '&lt;',
      '<script',
      '</script>',
      '<b',
      ' x=',
      '<!--',
      '-->',
      'text',
      '&#60;',
      '<em>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const open: string[] = [];
        const text = prose(pieces.join(''));
        for (const [, slash, name = ''] of text.matchAll(
          /<(\/?)(p|ul|ol|li|strong|em|h3|a)(?: href="https:\/\/x\.test" rel="noopener noreferrer")?>/g,
        )) {
          if (slash) expect(open.pop()).toBe(name);
          else open.push(name);
        }
        expect(open).toEqual([]);
        const rest = text.replace(
          /<\/?(?:p|ul|ol|li|strong|em|h3|br|a)(?: href="https:\/\/x\.test" rel="noopener noreferrer")?>/g,
          '',
        );
        expect(rest).not.toMatch(/[<>]/);
      }),
    );
  });

  it('HZ45: takes its time from nobody', () => {
    for (const source of [
      '<'.repeat(100_000),
      '<a '.repeat(60_000),
      '<!--'.repeat(50_000),
      '&#'.repeat(90_000),
      '<script>'.repeat(25_000),
      '<p>'.repeat(60_000),
    ])
      expect(prose(source).length).toBeLessThanOrEqual(source.length * 5);
  });
});
