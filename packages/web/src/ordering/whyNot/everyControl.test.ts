import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from '../../ui/buttons/Button.tsx';
import type { OffReason } from '../../ui/buttons/WhyNot.tsx';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../failure/*.tsx', '!../**/*.test.{ts,tsx}', '!../testing/*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Controls that are off without the button of the design system, each with how it says why. */
const others: Readonly<Record<string, string>> = {
  '../catalog/filterSets/FilterSetList.tsx': 'busy: what was pressed is being stored, and the dialog says so',
  '../matrix/cell/MatrixCell.tsx': 'the rules of the cart decide, and their finding says why and fixes it',
  '../palette/PaletteDialog.tsx': 'an option of a list: the words of its guards stand in it (commandWords)',
  '../scan/ScanModes.tsx': 'a radio button: the words of its guard stand below it',
};

/** What a source writes itself, comments and styles aside. */
const written = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/'&?\[aria-disabled[^']*'/g, '');

const filesWith = (pattern: RegExp): string[] =>
  Object.entries(sources)
    .filter(([, source]) => pattern.test(written(source)))
    .map(([path]) => path)
    .toSorted();

describe('every control of ordering that can be off', () => {
  it('K2 is found', () => {
    const controls = Object.values(sources).flatMap(
      (source) => written(source).match(/disabledReason=\{/g) ?? [],
    );
    expect(Object.keys(sources).length).toBeGreaterThan(200);
    expect(controls.length).toBeGreaterThan(35);
  });

  it('K2 takes its words from the guards: a text by hand is no reason', () => {
    expectTypeOf<ButtonProps['disabledReason']>().toEqualTypeOf<OffReason | undefined>();
    expectTypeOf<string>().not.toExtend<OffReason>();
    // Reasons are made in one place alone.
    expect(filesWith(/\bsays\b\s*:/)).toEqual(['./useWhyNot.tsx']);
  });

  it('K2 is no plain control that is dead, but for those that say why in another way', () => {
    expect(filesWith(/(?<![-\w])disabled\b/)).toEqual([]);
    expect(filesWith(/aria-disabled/)).toEqual(Object.keys(others));
  });

  it('K2 has its reason read from a chart, or from the table of conditions where there is none', () => {
    expect(filesWith(/\breasonOf\(/)).toEqual(['../style/PictureZoom.tsx', './useWhyNot.tsx']);
  });
});
