import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.ts';

describe('F5: a message’s HTML as text', () => {
  it('keeps paragraphs, lines and lists', () => {
    expect(plainText('<p>Eins &amp; zwei</p><p>Drei<br>vier</p><ul><li>fünf</li><li>sechs</li></ul>')).toBe(
      'Eins & zwei\n\nDrei\nvier\n\n• fünf\n• sechs',
    );
  });

  it('keeps an address behind the words of its link, unless they are the address or it is no address', () => {
    expect(plainText('<a href="https://selvedge.test/fair">Tickets</a>!')).toBe(
      'Tickets (selvedge.test/fair)!',
    );
    expect(plainText('<a href="https://selvedge.test/fair">selvedge.test/fair</a>')).toBe(
      'selvedge.test/fair',
    );
    expect(plainText('<a href="mailto:a@b.test">a@b.test</a>')).toBe('a@b.test');
    expect(plainText('<a href="javascript:alert(1)">Tickets</a>')).toBe('Tickets');
  });

  it('leaves out scripts, styles, pictures and control characters', () => {
    expect(plainText('<style>p{}</style><script>alert(1)</script><img src=x alt="y">A\u0007B\u2028C')).toBe(
      'A B C',
    );
    expect(plainText('<h2>Kein Geschrei</h2>')).toBe('Kein Geschrei');
    expect(plainText('')).toBe('');
  });

  it('ends with any depth of nesting', () => {
    expect(plainText('<div>'.repeat(50_000)).length).toBeLessThan(100);
  });

  it('HZ45: blanks at the end of lines go, however many stand within one', () => {
    const blanks = '\u00a0'.repeat(190_000);
    expect(plainText(`<p>a${blanks}b</p>`)).toBe(`a${blanks}b`);
    expect(plainText('<p>a\u00a0 \u00a0<br>b \u00a0</p>')).toBe('a\nb');
  });
});
