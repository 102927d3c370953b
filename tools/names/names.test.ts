import { expect, it } from 'vitest';
import { homonymsOf } from './homonyms.js';

const file = (path: string, text: string) => ({ path, text });

it('a type that two files declare is found, exported or not', () => {
  expect(
    homonymsOf([
      file('a.ts', 'export interface Verdict {\n}\ntype Row = string;'),
      file('b.ts', "import type { Row } from './a.ts';\ntype Verdict = 'ready';"),
      file('c.ts', 'class Verdict {}'),
    ]),
  ).toEqual(['Verdict is declared in a.ts, b.ts, c.ts']);
});

it('two declarations of one file, names within functions and the props of components are not', () => {
  expect(
    homonymsOf([
      file('a.tsx', 'type Props = { a: 1 };\ninterface Port {}\ninterface Port {}'),
      file('b.tsx', 'type Props = { b: 1 };\nfunction f() {\n  type Port = 1;\n}'),
    ]),
  ).toEqual([]);
});
