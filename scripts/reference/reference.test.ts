import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docOf, entries, referenceFiles, referenceFolder } from './reference.js';

const silent = entries().flatMap(({ entry, exported }) => {
  const all = new Map(exported.map((one) => [one.name, one]));
  return exported.filter((one) => !docOf(one, all)).map(({ name, kind }) => ({ entry, name, kind }));
});
const silentIn = (...asked: string[]) =>
  silent.filter(({ entry }) => asked.includes(entry)).map(({ entry, name }) => `${entry} ${name}`);

describe('the reference of the core', () => {
  it('is what the declarations say: otherwise npm run reference', () => {
    const files = referenceFiles();
    expect(readdirSync(referenceFolder).toSorted()).toEqual([...files.keys()].toSorted());
    for (const [name, text] of files) expect(readFileSync(join(referenceFolder, name), 'utf8')).toBe(text);
  });

  it('Q4 says of everything a second front end takes what it is', () => {
    expect(silentIn('.', './counter', './validation', './rules', './check', './order', './recorder')).toEqual(
      [],
    );
  });

  it('stays small enough to be read', () => {
    const bytes = [...referenceFiles().values()].reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeLessThan(500_000);
  });
});
