import { expect, it } from 'vitest';
import { entries } from './entries.ts';
import { checksOf } from './general/checks.ts';
import { routes } from './routes.ts';

it('B7 every route of the contract has checks in the suite, once', () => {
  expect(entries.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
    routes.map(({ name }) => name).toSorted(),
  );
});

it('B7 of every route the answer and the token are checked, of every change what it does', () => {
  for (const entry of entries) {
    const says = checksOf(entry).map((check) => check.says);
    expect(says.filter((one) => one.startsWith('answers 20'))).toHaveLength(1);
    expect(says.some((one) => one.includes('token'))).toBe(true);
    expect(new Set(says).size).toBe(says.length);
    if (entry.endpoint.method !== 'GET')
      expect([entry.endpoint.name, entry.checks.length]).not.toEqual([entry.endpoint.name, 0]);
  }
});
