import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bounded, composed } from './bounded.ts';
import { createJudge } from './judge.ts';
import { expressionsIn } from './literals.ts';

const root = resolve(import.meta.dirname, '../..');
const judge = createJudge();
afterAll(() => judge.keep());

const sources = execFileSync('git', ['ls-files', 'packages/*/src/**', 'examples/**'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|jsx?)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, ...expressionsIn(file, readFileSync(resolve(root, file), 'utf8')) }));

const named = ({ pattern, flags }: { readonly pattern: string; readonly flags: string }) =>
  `/${pattern}/${flags}`;
const found = sources.flatMap(({ file, literal }) => literal.map((one) => ({ file, ...one })));
const isBounded = (file: string, one: { readonly pattern: string; readonly flags: string }) =>
  bounded.some((entry) => entry.file === file && entry.expression === named(one));

describe('regular expressions', () => {
  it('are found wherever they stand', () => {
    const source = [
      'const one = /a+b/gi;',
      "const two = new RegExp('c+$', 'u'), three = RegExp('d');",
      'const four = new RegExp(one + text);',
      "const text = '/no expression/';",
      'export const five = <p id={/e/.test(text) ? text : one.source}>{2 / 1 / 2}</p>;',
    ].join('\n');
    const { literal, composed: made } = expressionsIn('seeded.tsx', source);
    expect(literal.map((one) => [named(one), one.line])).toEqual([
      ['/a+b/gi', 1],
      ['/c+$/u', 2],
      ['/d/', 2],
      ['/e/', 5],
    ]);
    expect(made).toEqual([{ made: 'newRegExp(one+text)', line: 3 }]);
  });

  it.each([
    ['a seeded quadratic one', '\\s+$', ''],
    ['a seeded exponential one', '^(a+)+$', ''],
    ['that of numbers in a sheet', '^0*(\\d+)(?:\\.(\\d*?)0*)?$', ''],
    ['that of cells in a workbook', '<((?:\\w+:)?c)\\b([^>]*?)(?:\\/>|>([\\s\\S]*?)<\\/\\1>)', 'g'],
    ['that of blanks at the end of lines', '[ \\u00a0]+(?=\\n|$)', 'g'],
  ])('that are slow are found out: %s', (_, pattern, flags) => {
    expect(judge.judge({ pattern, flags })).toMatch(/polynomial|exponential/);
  });

  it('that are not are left alone', () => {
    expect(judge.judge({ pattern: '^[a-z]+\\d{1,3}$', flags: '' })).toBe('safe');
  });

  it('take no longer than their text is long, or are known with a bound and a reason', () => {
    expect(found.length).toBeGreaterThan(150);
    const slow = found
      .filter((one) => !isBounded(one.file, one))
      .map((one) => `${one.file}:${one.line} ${named(one)} ${judge.judge(one)}`)
      .filter((line) => !line.endsWith(' safe'));
    judge.keep();
    expect(slow).toEqual([]);
  }, 900_000);

  it('that are put together are known with a reason', () => {
    const made = sources.flatMap(({ file, composed: all }) => all.map((one) => `${file} ${one.made}`));
    expect(made.toSorted()).toEqual(composed.map(({ file, made: text }) => `${file} ${text}`).toSorted());
  });

  it('that are known are still there', () => {
    const gone = bounded.filter(
      ({ file, expression }) => !found.some((one) => one.file === file && named(one) === expression),
    );
    expect(gone).toEqual([]);
  });
});
