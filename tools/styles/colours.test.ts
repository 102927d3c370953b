import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coloursOf, strangeColours } from './colours.js';

const root = resolve(import.meta.dirname, '../..');
const { colours: tokens }: { colours: unknown } = await import(
  join(root, 'packages/web/src/theme/colours.ts')
);
const colours = coloursOf(tokens);

/** Where the house is drawn without the design system. */
const places: readonly (readonly [folder: string, named: RegExp])[] = [
  ['packages/atlas/src', /\.css$/],
  ['packages/stage/src', /\.css$/],
  ['packages/web/src', /\.css$/],
  ['packages/backend/assets', /\.css$/],
  ['packages/backend/src', /(Mail|pdf\/page|\/filePdf)\.ts$/],
  ['examples/kiosk/src', /\.css$/],
];
const files = [
  ...places.flatMap(([folder, named]) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => named.test(`/${path}`))
      .map((path) => `${folder}/${path}`),
  ),
  'packages/web/index.html',
  'packages/web/public/favicon.svg',
  'tools/flows/drawing.js',
];
/** The cloth's own ground, as it is drawn, and what a mask lets through: no colours of the page. */
const others = new Map([
  ['packages/backend/assets/provider.css', ['#12131f']],
  ['packages/backend/assets/selfService/frame.css', ['#000']],
]);

describe('the colours of the house', () => {
  it('are read from the tokens of the design system', () => {
    expect(colours.length).toBeGreaterThan(15);
    expect(colours).toContainEqual({ light: '#2134c4', dark: '#9aa8ff' });
  });

  it.each(files.toSorted())('are the only ones in %s', (file) => {
    const strange = strangeColours(readFileSync(join(root, file), 'utf8'), colours);
    expect(strange).toEqual(others.get(file) ?? []);
  });

  it.each(['page/ground.css', 'kiosk.css', 'house.css', 'stage.css', 'approvalMail.ts', 'pdf/page.ts'])(
    'are looked for in %s',
    (name) => {
      expect(files.filter((file) => file.endsWith(`/${name}`))).toHaveLength(1);
    },
  );

  it.each([
    ['a colour of no token', 'a { color: #2134c5 }', ['#2134c5']],
    ['a short one', 'a { color: #eee }', ['#eee']],
    [
      'light of one and dark of another',
      'a { color: light-dark(#2134c4, #b0b0ab) }',
      ['light-dark(#2134c4, #b0b0ab)'],
    ],
    ['none but tokens', 'a { color: light-dark(#FFF, #1b1b1b); background: #151515 }', []],
  ])('tell %s', (_, css, strange) => {
    expect(strangeColours(css, colours)).toEqual(strange);
  });
});
