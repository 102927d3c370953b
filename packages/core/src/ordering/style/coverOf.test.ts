import { expect, it } from 'vitest';
import { coverOf } from './coverOf.ts';

it('M1 the first colour with a picture stands for a style, and the first where none has one', () => {
  const [plain, pictured, other] = [false, true, true].map((has, at) => ({ at, pictured: has }));
  if (!plain || !pictured || !other) throw new Error('three colours');
  expect(coverOf([plain, pictured, other])).toBe(pictured);
  expect(coverOf([plain])).toBe(plain);
  expect(coverOf([])).toBeUndefined();
});
