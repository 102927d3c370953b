import { describe, expect, it } from 'vitest';
import { docOf, entries, referenceFiles } from './reference.js';

const silent = entries().flatMap(({ entry, exported }) => {
  const all = new Map(exported.map((one) => [one.name, one]));
  return exported.filter((one) => !docOf(one, all)).map(({ name, kind }) => ({ entry, name, kind }));
});

describe('the reference of the core', () => {
  it('has a page for each entry of the package, and its charts, functions and types on it', () => {
    const files = referenceFiles();
    expect(files.size).toBe(entries().length + 1);
    expect(files.get('core.md')).toContain('### createPortal\n');
    expect(files.get('ordering.md')).toContain('const cartMachine: StateMachine');
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
