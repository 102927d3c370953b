import { describe, expect, it } from 'vitest';
import { languages } from '../../messages/languages.ts';
import { fixtureIn } from './fixture.tsx';
import { places } from './places/index.ts';
import { type LiteralKey, literalKeys, rowOf, sayer } from './saying.ts';

describe.each(languages)(
  'A2 A10 A11 A12 C2 C3 C4 C5 C6 C7 C8 C10 D6 D7 E3 F4 F5 G1 G2 H2 H3 I1 L2 L4 M1 M2 M4 N1 N2 N3 N4 N5 N6 N7 N8 N9 O1 O2 O4 O9 what the specification says, letter by letter (%s)',
  (language) => {
    const said = new Set<LiteralKey>();

    it.each(Object.entries(places))('%s', async (_, look) => {
      await look(
        fixtureIn(
          language,
          sayer(language, (key) => said.add(key)),
        ),
      );
    });

    it('each text is said at some place', () => {
      expect(literalKeys.filter((key) => !said.has(key))).toEqual([]);
    });

    it('the title names the row of each text, and no other', () => {
      const [, rows = ''] = /((?:[A-Z]\d+ )+)what/.exec(expect.getState().currentTestName ?? '') ?? [];
      expect(new Set(rows.trim().split(' '))).toEqual(new Set(literalKeys.map(rowOf)));
    });
  },
);
