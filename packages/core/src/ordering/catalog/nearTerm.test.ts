import { describe, expect, it } from 'vitest';
import { indexOf, sampleListedColour, sampleListedStyle } from '../../testing/index.ts';
import { everything, nonePicked } from './filters.ts';
import { look } from './nearTerm.ts';
import { openCatalog } from './opening.ts';

const named = [
  ...Array.from({ length: 12 }, (_, at) => `Linen Blazer ${at}`),
  'Leinenblazer',
  'Weiße Bluse',
  'Weiße Bluse lang',
  'Blaster',
  'Poplin Overshirt',
];
const catalog = openCatalog(
  indexOf(
    named.map((name, at) =>
      sampleListedStyle({
        articleId: `A${100 + at}`,
        articleNumber: `13.${100 + at}`,
        name,
        colours: [sampleListedColour({ articleColorId: `A${100 + at}-410` })],
      }),
    ),
  ),
);
const looked = (term: string) => look(catalog, { ...everything, term }, nonePicked);
const numbers = (term: string) =>
  Array.from(looked(term).found.positions, (at) => catalog.names[catalog.name[at] ?? 0]);

describe('a slip in what is searched for', () => {
  it('M1 shows what was probably meant where nothing has the words typed', () => {
    expect(looked('blaser').near).toMatchObject({ term: 'Blazer', shown: true });
    expect(numbers('blaser')).toHaveLength(13);
    expect(numbers('overshrits')).toEqual(['Poplin Overshirt']);
    expect(numbers('lienn blaser')).toHaveLength(12);
    expect(numbers('linen blasre')).toHaveLength(12);
    expect(looked('LINEN  blasre').near?.term).toBe('LINEN Blazer');
    expect(numbers('weise')).toEqual(['Weiße Bluse', 'Weiße Bluse lang']);
  });

  it('M1 puts one word right where each occurs and no style has all', () => {
    expect(looked('linen blaster').near).toMatchObject({ term: 'linen Blazer', shown: true });
  });

  it('M1 asks, and shows what was typed, where that finds a little', () => {
    expect(looked('blaster').near).toEqual({ term: 'Blazer', shown: false, others: [] });
    expect(numbers('blaster')).toEqual(['Blaster']);
    expect(looked('bluse').near).toBeNull();
    expect(looked('blazer').near).toBeNull();
  });

  it('M1 guesses no number, no short word and nothing far away', () => {
    for (const term of ['13.999', '4006381333932', 'xy', 'zzzzzzzz', 'blaser 13.999', ''])
      expect([term, looked(term).near]).toEqual([term, null]);
  });

  it('M1 narrows what was meant by everything else that is chosen', () => {
    const { found, near } = look(
      catalog,
      { ...everything, term: 'blaser', switches: ['scanned'] },
      { ...nonePicked, scanned: ['A101'] },
    );
    expect(near?.shown).toBe(true);
    expect(found.positions).toHaveLength(1);
    expect(found.switches.scanned).toBe(1);
  });
});
