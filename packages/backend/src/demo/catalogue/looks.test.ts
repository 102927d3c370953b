import { expect, it } from 'vitest';
import { generate } from '../generate.ts';

const demo = generate({ now: Date.UTC(2026, 10, 21), styles: 300 });
const looks = demo.keylooks.map(({ keylookId }) =>
  demo.styles.filter((style) => style.keylookId === keylookId),
);

it('M2 looks are of three to six pieces of one place, each of another kind, all for the same people', () => {
  expect(looks.length).toBeGreaterThan(5);
  for (const worn of looks) {
    expect(worn.length).toBeGreaterThanOrEqual(3);
    expect(worn.length).toBeLessThanOrEqual(6);
    expect(new Set(worn.map(({ commodityClass }) => commodityClass)).size).toBe(worn.length);
    expect(new Set(worn.map(({ gender }) => gender)).size).toBe(1);
    expect(new Set(worn.map((one) => `${one.season} ${one.subdivision} ${one.collectionType}`)).size).toBe(1);
  }
});

it('M2 the styles of a look are marked, and no others', () => {
  for (const { keylookId, marks } of demo.styles) expect(marks.includes('keylook')).toBe(keylookId !== null);
});

it('M2 each look has a name of its own in its place', () => {
  const names = demo.keylooks.map(({ keylookId, nameEn }) => `${keylookId.split('-')[0]} ${nameEn}`);
  expect(new Set(names).size).toBe(names.length);
});
