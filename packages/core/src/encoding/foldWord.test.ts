import { expect, it } from 'vitest';
import { foldWord } from './foldWord.ts';

it('M4 words are compared as people mean them', () => {
  expect(foldWord('  Größe ')).toBe(foldWord('GROESSE'));
  expect(foldWord('Artikel-Nr.')).toBe('artikel nr');
});
