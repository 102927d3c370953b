import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { entries } from '../entries.ts';
import { checksOf } from '../general/checks.ts';
import { routes } from '../routes.ts';
import { contractPage } from './contractPage.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/contract.md'), 'utf8');

it('B7 docs/contract.md is written from the contract as it is: npm run contract', () => {
  expect(page).toBe(contractPage());
});

it('B7 tells every route with its address', () => {
  for (const { name, method, path } of routes) {
    expect(page).toContain(`### ${name}\n\n\`${method} {`);
    expect(page).toContain(`${path}\`\n`);
  }
});

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
