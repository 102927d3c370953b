import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.js';
import { missingPaths } from './paths.js';

const specification =
  '## A. Session\n\n### A1 In\n\nSee HZ4.\n\n### A2 Out ★\n\n## Hazards\n\n### HZ4 Foreign objects\n';
const rows = ['A1', 'A2'];

const faults = (text: string, path = 'a.ts') => faultsOf(specification, rows, [{ path, text }]);
const said = (title: string) => faults(`it('${title}', () => {});`, 'a.test.ts');

describe('the specification and the list of requirements', () => {
  it('have the same rows, each once', () => {
    expect(faultsOf(specification, rows, [])).toEqual([]);
    expect(faultsOf(specification, ['A1', 'A2', 'A3'], [])).toEqual([
      'A3 has no entry in docs/specification.md',
    ]);
    expect(faultsOf(specification, ['A1'], [])).toEqual([
      'A2 is no requirement of tools/requirements/rows.md',
    ]);
    expect(faultsOf(`${specification}\n### A1 Again\n`, rows, [])).toEqual(['A1 has two entries']);
  });
});

describe('a comment', () => {
  it('may cite what is there', () => {
    expect(faults('/** Signs in (A1, HZ4), and out (requirement A2). */ // A1 to A2')).toEqual([]);
  });

  it('is found out when its id leads nowhere, wherever it stands', () => {
    expect(faults('/** Signs in (A1, A9). */')).toEqual(['a.ts:1: A9 leads nowhere']);
    expect(faults('\n\n// HZ5: never')).toEqual(['a.ts:3: HZ5 leads nowhere']);
    expect(faults('const a = 1;\n/**\n * One to\n *\n * four by requirement B2.\n */')).toHaveLength(1);
    expect(faults('const a = <p>{/* A9 */}</p>;', 'a.tsx')).toEqual(['a.tsx:1: A9 leads nowhere']);
  });

  it('is found out by the number of a section or a hazard', () => {
    expect(faults('/** Signs in (specification, section 7). */')).toEqual([
      'a.ts:1: “specification, section” leads nowhere; name the id',
    ]);
    for (const number of [
      'section 7',
      'Sections 3 and 4',
      "the specification's section on it",
      'hazard 12',
      'hazards 26, 35',
    ])
      expect(faults(`/** Holds to ${number}. */`), number).toHaveLength(1);
  });

  it('hides no number at the end of a line', () => {
    expect(faults('/**\n * As said (section\n * 7).\n */')).toHaveLength(1);
    expect(faults('// as said in hazard\n// 12')).toHaveLength(1);
  });

  it('may speak of other things that look alike', () => {
    for (const other of [
      'the cell `E2`, on `A4`',
      "a size such as 'L32'",
      'B2B and C1003 and EAN-13',
      'Base64 (RFC 4648, section 5)',
      'OpenID Connect Core, section 3.1.2.1',
      'the section of last orders, hazards of all kinds',
      'the heading H-1, v1, SS27 and U2',
    ])
      expect(faults(`/** ${other} */`), other).toEqual([]);
  });
});

describe('code', () => {
  it('is not read: its strings and names are its own', () => {
    expect(faults(`const A9 = ['A9', 'section 7']; // known`)).toEqual([]);
  });
});

describe('the title of a test', () => {
  it('is read where it begins, and for hazards all through', () => {
    expect(said('A1 HZ4: signs in')).toEqual([]);
    expect(said('A1 A9: signs in')).toEqual(['a.test.ts: A9 leads nowhere']);
    expect(said('A1 signs in (HZ5)')).toEqual(['a.test.ts: HZ5 leads nowhere']);
    expect(said('A1 takes the key F9')).toEqual([]);
  });

  it('is found out by the number of a section or a hazard', () => {
    expect(said('hazards 4, 7: foreign is missing')).toHaveLength(1);
    expect(said('holds to section 7')).toHaveLength(1);
  });
});

describe('a page', () => {
  it('is found out by an id, a number or a heading that is not there', () => {
    expect(
      faults('# A page\n\nIt has [A1](specification.md#a1-in), [A2](x/specification.md#a2-out-).', 'a.md'),
    ).toEqual([]);
    expect(faults('# A page\n\nAll of A1.\n\nAnd A9,\nas section 7 says.', 'a.md')).toEqual([
      'a.md:5: A9 leads nowhere',
      'a.md:5: “section 7” leads nowhere; name the id',
    ]);
    expect(faults('See [A1](specification.md#a1-out).', 'a.md')).toEqual([
      'a.md:1: the specification has no heading #a1-out',
    ]);
    expect(faults('[In](#a1-in), [out](#a1-out)', 'docs/specification.md')).toEqual([
      'docs/specification.md:1: the specification has no heading #a1-out',
    ]);
  });

  it('is not read where it shows code', () => {
    expect(faults('```ts\nA9\n\n// section 7\n```\n\nand `A9`', 'a.md')).toEqual([]);
  });
});

describe('a file that a page names', () => {
  const files = ['docs/a.md', 'docs/b/c.md', 'packages/core/src/cart/remedy.ts', 'tools/run/main.js'];
  const missing = (text: string, path = 'docs/a.md') => missingPaths([{ path, text }], files);

  it('is there, by its path, by the end of it, or short for the sources of a package', () => {
    expect(
      missing('`packages/core/src/cart/remedy.ts`, `cart/remedy.ts`, `remedy.ts`, `core/cart/remedy.ts`'),
    ).toEqual([]);
    expect(
      missing('`packages/core`, `tools/run/`, `core/cart/`, [a page](b/c.md#top), [all](../tools/run)'),
    ).toEqual([]);
  });

  it('is found out when it is not there', () => {
    expect(missing('As in\n`cart/remedies.ts`.')).toEqual(['docs/a.md:2: there is no cart/remedies.ts']);
    expect(missing('`core/basket/`, `tools/paths`')).toHaveLength(2);
    expect(missing('[a page](c.md)')).toEqual(['docs/a.md:1: there is no c.md']);
    expect(missing('[a page](c.md)', 'docs/b/d.md')).toEqual([]);
  });

  it('may be a pattern, made by a command, in a block of code, or no file at all', () => {
    expect(missing('`x.machine.ts`, `XScreen.tsx`, `docs/generated/api`, `.cache/run/unit.json`')).toEqual(
      [],
    );
    expect(
      missing('```sh\nnode `none.js`\n```\n`application/json`, `/orders/1`, [a](https://a.test/b)'),
    ).toEqual([]);
  });
});
