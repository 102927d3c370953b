import { expect, it } from 'vitest';
import { takeTurn } from './turns.ts';

/** Pictures that note when they begin. */
function pictures() {
  const begun: string[] = [];
  return { begun, load: (name: string) => takeTurn(() => begun.push(name)) };
}

it('M2 three pictures are on their way, and each that ends lets the next begin', () => {
  const { begun, load } = pictures();
  const ends = ['a', 'b', 'c', 'd', 'e'].map(load);
  expect(begun).toEqual(['a', 'b', 'c']);
  ends[1]?.();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends[1]?.();
  expect(begun).toHaveLength(4);
  for (const end of ends) end();
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('M2 a picture that is given up before its turn is not loaded, and takes nobody’s turn', () => {
  const { begun, load } = pictures();
  const ends = ['a', 'b', 'c', 'd', 'e'].map(load);
  ends[3]?.();
  ends[0]?.();
  expect(begun).toEqual(['a', 'b', 'c', 'e']);
  for (const end of ends) end();
  const more = ['f', 'g', 'h'].map(load);
  expect(begun.slice(-3)).toEqual(['f', 'g', 'h']);
  for (const end of more) end();
});
