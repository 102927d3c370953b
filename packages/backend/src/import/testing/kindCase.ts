import { expect } from 'vitest';
import { houseRows, type Importing, sentRows } from './houseFiles.ts';

type Row = Readonly<Record<string, string>>;

/** Rows of a kind, and what a full delivery makes of each. */
export interface KindCase {
  readonly file: string;
  /** Of the house, in the same columns; a full delivery holds its rows, too. */
  readonly house?: string;
  /** Stays as it is, is changed and is withdrawn. */
  readonly same: Row;
  readonly old: Row;
  readonly gone: Row;
  readonly change: Row;
  readonly fresh: Row;
  readonly wrong: Row;
  /** The keys of the five as reports tell them: old, gone, fresh, wrong. */
  readonly keys: readonly [string, string, string, string];
  readonly column: string;
  readonly code: string;
  readonly kept?: 'stays';
}

/** Rows are added, changed, unchanged, withdrawn and refused as a plan says, told in both languages, and once. */
export async function provesKind(imports: Importing, one: KindCase): Promise<void> {
  const { file, same, old, gone, fresh, wrong, change, keys, kept, code, column } = one;
  const house = one.house === undefined ? [] : await houseRows(one.house);
  const first = await imports.report([sentRows(file, [same, old, gone])]);
  expect([first.outcome, first.lines.flatMap(({ problems }) => problems)]).toEqual(['written', []]);

  const full = [sentRows(file, [...house, same, { ...old, ...change }, fresh, wrong])];
  const options = { partial: true, complete: true };
  const planned = await imports.report(full, { ...options, dryRun: true });
  const written = await imports.report(full, options, 'de-CH');
  expect([planned.outcome, written.outcome]).toEqual(['planned', 'written']);
  expect(written.kinds.map(({ title: _, ...counts }) => counts)).toEqual(
    planned.kinds.map(({ title: _, ...counts }) => counts),
  );
  const [changedKey, goneKey, freshKey, wrongKey] = keys;
  const own = planned.lines.filter(({ key }) => keys.includes(key));
  expect(new Map(own.map(({ key, verdict }) => [key, verdict]))).toEqual(
    new Map([
      [wrongKey, 'refused'],
      [changedKey, 'changed'],
      [freshKey, file === 'Bestand' ? 'changed' : 'added'],
      [goneKey, kept ? 'unchanged' : 'withdrawn'],
    ]),
  );
  // Of the house's own rows nothing but a deliberate stay is told.
  const others = planned.lines.filter(({ key }) => !keys.includes(key));
  expect(others.map(({ key, verdict }) => [key, verdict])).toEqual([]);
  expect(own.find(({ key }) => key === changedKey)?.changes.map((each) => each.column)).toEqual([column]);
  expect(planned.kinds[0]).toMatchObject({ unchanged: house.length + (kept ? 2 : 1) });

  const [english] = planned.lines.filter(({ key }) => key === wrongKey);
  const [german] = written.lines.filter(({ key }) => key === wrongKey);
  expect([english?.problems[0]?.code, german?.problems[0]?.code]).toEqual([code, code]);
  expect(german?.problems[0]?.text).not.toBe(english?.problems[0]?.text);

  const again = await imports.report(full, options);
  expect(again.outcome).toBe('unchanged');
  expect(again.lines.filter(({ verdict }) => verdict !== 'refused' && verdict !== 'unchanged')).toEqual([]);
}
