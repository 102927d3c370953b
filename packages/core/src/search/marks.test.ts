import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markTerm } from './marks.ts';

const marked = (text: string, term: string) =>
  markTerm(text, term)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join('');

describe('marking the term', () => {
  it('G1 finds it whatever the case and the umlauts', () => {
    expect(marked('Über die Übergröße', 'uber')).toBe('[Über] die [Über]größe');
    expect(marked('Über Mueller', 'ueber müller')).toBe('[Über] [Mueller]');
    expect(marked('GROSSE Größe', 'größe')).toBe('[GROSSE] [Größe]');
    expect(marked('Straße', 'STRASSE')).toBe('[Straße]');
    expect(marked('Straße', 'stras')).toBe('[Straß]e');
    expect(marked('Cafe\u0301 noir', 'café')).toBe('[Cafe\u0301] noir');
    expect(marked('Lookbook linen', 'linen look')).toBe('[Look]book [linen]');
  });

  it('G1 marks one letter alone at the beginning of words only', () => {
    expect(marked('A map of a shop', 'a')).toBe('[A] map of [a] shop');
    expect(marked('nothing', '  ')).toBe('nothing');
  });

  it('G1 changes no text, whatever the term', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'Ä', 'ß', 'İ', 'u\u0308', '😀', ' ', '<', 'e', 's'),
    });
    fc.assert(
      fc.property(text, text, (shown, term) => {
        expect(
          markTerm(shown, term)
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(shown);
      }),
    );
  });
});
