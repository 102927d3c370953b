import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { dataPage } from './dataPage.ts';
import type { CellContext, ImportEntry, ImportValue } from './kinds/kind.ts';
import { kindNames } from './kinds/kind.ts';
import { importKinds, referredBy } from './kinds/kinds.ts';
import { PlannedRows } from './plan/knownRows.ts';
import { kindNamed } from './plan/matchTable.ts';

it('docs/data.md is written from the kinds as they are: npm run data', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../../../docs/data.md'), 'utf8')).toBe(dataPage());
});

it('every kind refers to earlier ones only, and its names mean it alone', () => {
  expect(importKinds.map(({ name }) => name)).toEqual([...kindNames]);
  for (const [at, kind] of importKinds.entries()) {
    for (const name of referredBy(kind)) expect(kindNames.indexOf(name)).toBeLessThan(at);
    for (const word of [kind.name, ...kind.files.en, ...kind.files.de]) expect(kindNamed(word)).toBe(kind);
  }
});

it('every example is one that its rule takes, and is written again as it can be read', () => {
  const known = new PlannedRows();
  const named = (kind: (typeof importKinds)[number], entry: ImportEntry) =>
    known.put(kind, { id: '', entry, isEnded: false });
  for (const kind of importKinds) {
    if (kind.name === 'priceLists') named(kind, { priceList: 'DK', currency: 'DKK' });
    if (kind.name === 'customers') named(kind, { customer: '20014', priceList: 'DK' });
  }
  for (const kind of importKinds) {
    const entry: Record<string, ImportValue> = {};
    const context: CellContext = { entry, known, timeZone: 'Europe/Berlin', now: Date.UTC(2030, 0) };
    for (const { field, type, example } of kind.columns) {
      const read = type.read(example, context);
      if (!('value' in read)) throw new Error(`${kind.name}.${field}: ${JSON.stringify(read.problem)}`);
      entry[field] = read.value;
      expect(type.read(type.show(read.value, context), context)).toEqual(read);
    }
  }
});
