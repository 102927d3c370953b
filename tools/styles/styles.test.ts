import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesOf, type Recipe } from './classes.js';
import { inline } from './inline.js';
import { recipe } from './recipe.js';

const system = resolve(import.meta.dirname, '../../packages/web/styled-system/css/index.mjs');
const {
  css,
  cva,
}: { css: (...styles: object[]) => string; cva: (written: Recipe) => (chosen: object) => string } =
  await import(pathToFileURL(system).href);

const words = (classes: string) => [...new Set(classes.split(' '))].filter(Boolean).sort();

describe('a recipe worked out ahead', () => {
  const { constantFrom, dictionary, property, record } = fc;
  const styles = dictionary(
    constantFrom('color', 'background', 'padding', 'paddingInline', 'border'),
    constantFrom<unknown>('ink', 'line', '2', { base: '1', md: '4' }, { _hover: '3' }),
  );
  const recipes = record({
    base: styles,
    variants: record({
      tone: record({ calm: styles, loud: styles }),
      size: record({ small: styles, large: styles }),
      off: record({ true: styles }),
    }),
    defaultVariants: record(
      { tone: constantFrom('calm', 'loud'), off: constantFrom(true, false) },
      { requiredKeys: [] },
    ),
  });
  const chosen = record(
    {
      tone: constantFrom('calm', 'loud', undefined),
      size: constantFrom('small', 'large', undefined),
      off: constantFrom(true, false, undefined),
    },
    { requiredKeys: [] },
  );

  it('has the classes that Panda gives, whatever overrides what and whatever is chosen', () => {
    fc.assert(
      property(recipes, chosen, (written, choice) => {
        expect(words(recipe(...classesOf(written, cva))(choice))).toEqual(words(cva(written)(choice)));
      }),
      { numRuns: 500 },
    );
  });

  it('says each class with the variants that decide about it, and no others', () => {
    const written = {
      base: { color: 'ink', padding: '2' },
      variants: { size: { small: { padding: '1' }, large: {} }, off: { true: { color: 'line' } } },
      defaultVariants: { size: 'large' },
    };
    expect(classesOf(written, cva)).toEqual([
      '',
      [
        [['off'], { '': 'c_ink', true: 'c_line' }],
        [['size'], { small: 'p_1', large: 'p_2' }],
      ],
      { size: 'large' },
    ]);
  });

  it('refuses a variant for what is not so', () => {
    expect(() => classesOf({ variants: { off: { false: { color: 'ink' } } } }, cva)).toThrow(
      'what is not so',
    );
  });
});

describe('a module of the page', () => {
  const inlined = (code: string) =>
    inline(`import { css, cva, cx } from '#style/css';\n${code}`, 'Screen.tsx');

  it('names its classes', async () => {
    const code = await inlined(`const gap = '4';
      const row = css({ display: 'flex', gap, _hover: { color: 'ink' } });
      export const Row = () => jsx('div', { className: cx(row, css({ padding: '2' })) });`);
    expect(code).toContain(`const row = "${css({ display: 'flex', gap: '4', _hover: { color: 'ink' } })}";`);
    expect(code).toContain(`cx(row, "p_2")`);
  });

  it('keeps what chooses among the looks of a recipe', async () => {
    const code = await inlined(
      `export const card = cva({ base: { color: 'ink' }, variants: { wide: { true: { width: 'full' } } } });`,
    );
    expect(code).toContain(`inlinedRecipe("c_ink", [[["wide"],{"true":"w_full"}]], {})`);
  });

  it('names the classes of a pattern', async () => {
    const code = await inline(
      `import { visuallyHidden } from '#style/patterns';\nexport const own = visuallyHidden();`,
      'Own.tsx',
    );
    expect(code).toContain('own = "sr_true"');
  });

  it('may not style what is known only when it runs', async () => {
    await expect(inlined('export const Bar = ({ width }) => css({ width });')).rejects.toThrow(
      'Screen.tsx:2: css() takes what is written out: width is not known when the page is built',
    );
    await expect(inlined("const at = css({ color: on ? 'ink' : 'line' });")).rejects.toThrow(
      'ConditionalExpression',
    );
  });

  it('is left alone without styles', async () => {
    expect(await inline('export const css = () => 1; css({});', 'own.ts')).toBeNull();
    expect(await inlined('export const both = cx(one, other);')).toBeNull();
  });
});
