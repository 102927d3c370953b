import { describe, expect, it } from 'vitest';
import { readGroups, readHazards } from './rows.js';
import { gapsOf, pageOf, undecided } from './table.js';
import { titlesOf } from './titles.js';

const groups = readGroups(`
## A. Session
- A1 Signs in.
- A2 Signs out.

## L. Points of sale
- L1 Lists them.
`);

const proofs = (code: string) => ({ 'a.test.ts': titlesOf('a.test.ts', code) });
const gaps = (code: string) => gapsOf(groups, proofs(code), 'A');
const sound = `it('A1 goes to the provider', () => {}); it('A2 forgets', () => {}); it('L1 lists', () => {});`;

describe('the titles of tests', () => {
  const idsOf = (code: string) => titlesOf('a.test.tsx', code).map(({ ids }) => ids.join(' '));

  it('are found in tests, groups, tables and suites of charts', () => {
    expect(
      idsOf(`
        describe('A1 a group', () => {
          it('A2 a test', () => {});
          test.describe('A3 in a journey', () => {});
          it.each([1])('A4 case %i', () => {});
          it.each\`a\`('A5 case', () => {});
          screenTour('A6 A7 on the screen', { screen: () => <p title="A9 no test" /> });
          chartSuite(machine, { invariants: { 'A8 always': () => true, never: () => true } });
        });
        say('A9 is not said of a test');
        it('later: A9 is not said first', () => {});
        it('A9x is none', () => {});
        it('Alpha', () => {});`),
    ).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6 A7', 'A8']);
  });

  it('begin with their ids: what comes later, or is all there is left to say, is no requirement', () => {
    const said = (title: string) => {
      const [{ ids, text } = { ids: [], text: '' }] = titlesOf('a.test.ts', `it('${title}', () => {});`);
      return [ids.join(' '), text];
    };
    expect(said('M4 the key F2 sets the caret')).toEqual(['M4', 'the key F2 sets the caret']);
    expect(said('M4 F2')).toEqual(['M4', 'F2']);
    expect(said('M4 N1: two of them')).toEqual(['M4 N1', 'two of them']);
    expect(said('a cell takes F2')).toEqual(['', '']);
    expect(said('A5 HZ10: stays on this origin')).toEqual(['A5 HZ10', 'stays on this origin']);
    expect(said('HZ6 HZ7: text alone')).toEqual(['HZ6 HZ7', 'text alone']);
  });

  it('may hold what is known only when the test runs', () => {
    expect(
      titlesOf(
        'a.test.ts',
        `test(\`A1 A2: \${name} is told\`, () => {}); test(\`\${id} A1 too\`, () => {});`,
      ),
    ).toEqual([
      { ids: ['A1', 'A2'], text: '… is told', isGroup: false },
      { ids: ['A1'], text: 'too', isGroup: false },
    ]);
  });
});

describe('the check', () => {
  it('is content when each row that is built has a test', () => {
    expect(gaps(sound)).toEqual({ faults: [], open: [] });
  });

  it('names a row without a test', () => {
    expect(gaps(sound.replace('A2', 'then')).faults).toEqual([
      'A2 has no test: none has a title that begins with it',
    ]);
  });

  it('is not content with a group that holds no test', () => {
    expect(gaps(`${sound.replace('A2', 'then')} describe('A2 to come', () => {});`).faults).toHaveLength(1);
    expect(gaps(`${sound.replace('A2', 'then')} describe('A2', () => it('does', () => {}));`).faults).toEqual(
      [],
    );
  });

  it('lists a row as open that is not built yet', () => {
    expect(gaps(sound.replace('L1', 'later'))).toEqual({ faults: [], open: ['L1'] });
  });

  it('names a title whose requirement does not exist', () => {
    expect(gaps(`${sound} it('A9 flies', () => {});`).faults).toEqual([
      'a.test.ts: there is no requirement or hazard A9: flies',
    ]);
  });

  it('knows the hazards of the specification, and does not ask for a test of each', () => {
    const hazards = readHazards(
      '## A. Session\n\n### A1 In\n\n## Hazards\n\nSuch.\n\n### HZ6 Script\n\n### HZ7 Links\n',
    );
    expect(hazards.map(({ title, rows }) => [title, ...rows.map(({ id, text }) => `${id} ${text}`)])).toEqual(
      [['Hazards', 'HZ6 Script.', 'HZ7 Links.']],
    );
    const code = proofs(`${sound} it('HZ6 HZ8: text alone', () => {});`);
    expect(gapsOf([...groups, ...hazards], code, 'AH')).toEqual({
      faults: ['a.test.ts: there is no requirement or hazard HZ8: text alone'],
      open: ['HZ7'],
    });
    expect(pageOf([...groups, ...hazards], code)).toContain(
      '**HZ6** Script.\n\n- [a.test.ts](../../a.test.ts)\n  - text alone\n',
    );
  });

  it('names a decision that is not there', () => {
    const decided = (anchor: string) =>
      readGroups(`## A. Session\n- A1 in\n  - Decision: [Otherwise](../../docs/decisions/a.md${anchor})`);
    const read = (file: string) => (file === 'a.md' ? '# A page\n\n## A1: otherwise, by us\n' : null);
    expect(undecided(decided('#a1-otherwise-by-us'), read)).toEqual([]);
    expect(undecided(decided(''), read)).toEqual([]);
    expect(undecided(decided('#a1-as-it-was'), read)).toEqual([
      'A1 names a decision that is not there: a.md#a1-as-it-was',
    ]);
    expect(undecided(decided(''), () => null)).toHaveLength(1);
  });

  it('reads no row twice, and none outside of its group', () => {
    expect(() => readGroups('## A. Session\n- A1 in\n- A1 out')).toThrow('A1 is there twice');
    expect(() => readGroups('## A. Session\n- B1 in')).toThrow('B1 stands outside of its group');
  });
});

describe('the page', () => {
  it('links to where it is decided that a row is met in another way', () => {
    const row = '## A. Session\n- A1 Signs in.\n  - Decision: [Otherwise](../../docs/decisions/a.md#why)\n';
    expect(pageOf(readGroups(row), proofs(sound))).toContain(
      '**A1** Signs in.\n\nDecided: [Otherwise](../decisions/a.md#why)\n\n- [a.test.ts]',
    );
  });

  it('lists what proves a row, a group only where none of its tests says more, and what is open', () => {
    const code = `describe('A1 signing in', () => { it('A1 goes to <b>', () => {}); }); describe('A2 out', () => it('', () => {}));`;
    const page = pageOf(groups, proofs(code));
    expect(page).toContain('**A1** Signs in.\n\n- [a.test.ts](../../a.test.ts)\n  - goes to \\<b\\>\n\n');
    expect(page).toContain('**A2** Signs out.\n\n- [a.test.ts](../../a.test.ts)\n  - out\n\n');
    expect(page).toContain('**L1** Lists them.\n\n- not yet\n');
  });
});
