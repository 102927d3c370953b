import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '@selvedge/conformance';
import { expect, it } from 'vitest';
import { contractPage } from './contractPage.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/contract.md'), 'utf8');

it('B7 docs/contract.md is written from the contract as it is: npm run contract', () => {
  expect(page).toBe(contractPage());
});

it('B7 tells every route with its address', () => {
  for (const { name, method, path } of routes) {
    expect(page).toContain(`### ${name}\n\n\`${method} {`);
    expect(page).toContain(`${path}\`\n`);
  }
});
