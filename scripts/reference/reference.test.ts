import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docOf, entries, referenceFiles, referenceFolder } from './reference.js';

const silent = entries().flatMap(({ entry, exported }) => {
  const all = new Map(exported.map((one) => [one.name, one]));
  return exported.filter((one) => !docOf(one, all)).map(({ name, kind }) => ({ entry, name, kind }));
});

describe('the reference of the core', () => {
  it('is what the declarations say: otherwise npm run reference', () => {
    const files = referenceFiles();
    expect(readdirSync(referenceFolder).toSorted()).toEqual([...files.keys()].toSorted());
    for (const [name, text] of files) expect(readFileSync(join(referenceFolder, name), 'utf8')).toBe(text);
  });

  it('Q4 says of everything the core exports what it is', () => {
    expect(silent).toEqual([]);
  });

  it('Q4 lets a type say what the struct or list says that it is of, and nothing else speak for it', () => {
    const one = (name: string, text: string, doc = '') => ({ name, text, doc, kind: 'type' as const });
    const all = new Map([['colours', one('colours', 'const colours: readonly ["red"]', 'What is dyed.')]]);
    expect(docOf(one('Colour', 'type Colour = (typeof colours)[number];'), all)).toBe('What is dyed.');
    expect(docOf(one('Colour', 'type Colour = (typeof shades)[number];'), all)).toBe('');
    expect(docOf(one('Colour', "type Colour = 'red';"), all)).toBe('');
  });

  it('stays small enough to be read', () => {
    const bytes = [...referenceFiles().values()].reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeLessThan(500_000);
  });
});
