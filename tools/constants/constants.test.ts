import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = new Map<string, string>();
const text = (path: string): string => {
  const known = read.get(path) ?? readFileSync(join(root, path), 'utf8');
  read.set(path, known);
  return known;
};
const from = (path: string): Promise<Record<string, unknown>> =>
  import(join(root, 'packages/core/src', path));

/** Every value of R1 that the product has, with its name in the core. */
const values: readonly (readonly [what: string, file: string, name: string, value: unknown])[] = [
  ['ticker autoplay', 'ticker/ticker.ts', 'AUTOPLAY', 5000],
  ['ticker without a loop', 'ticker/ticker.ts', 'MOST_WITHOUT_LOOP', 2],
  ['search debounce', 'platform/patience.ts', 'SEARCH_DELAY', 200],
  ['tile placeholders', 'looks.ts', 'TILE_PLACEHOLDERS', 8],
  ['tile columns', 'looks.ts', 'TILE_COLUMNS', { xs: 1, sm: 2, lg: 3, xl: 4 }],
  ['notification stack', 'notices/notices.ts', 'MOST_NOTICES', 5],
  ['tracking cookie, s', 'consent/consentStore.ts', 'CONSENT_LASTS', 15_552_000],
  ['tracking heartbeat', 'tracking/tracking.machine.ts', 'HEARTBEAT', 10_000],
  [
    'image presets',
    'contract/ordering/picture.ts',
    'picturePresets',
    {
      list: { width: 227, height: 321 },
      plp: { width: 420, height: 594 },
      detail: { width: 740, height: 1047 },
    },
  ],
  ['tile ratio', 'looks.ts', 'TILE_RATIO', 0.5625],
  ['favourite ratio', 'looks.ts', 'FAVORITE_RATIO', 0.35],
  ['search dialog height, rem', 'looks.ts', 'SEARCH_DIALOG_HEIGHT', 25],
  ['scroll to top', 'looks.ts', 'SCROLL_TO_TOP', 800],
  ['logout delay', 'session/session.machine.ts', 'LOGOUT_DELAY', 500],
  ['overlay opens', 'platform/patience.ts', 'OVERLAY_OPENS', 500],
  ['overlay explains', 'platform/patience.ts', 'OVERLAY_EXPLAINS', 1000],
  ['overlay explains late', 'platform/patience.ts', 'OVERLAY_EXPLAINS_LATE', 1500],
  ['slow-load error', 'platform/patience.ts', 'SLOW_LOAD', 10_000],
  ['breakpoints', 'looks.ts', 'BREAKPOINTS', { xs: 0, sm: 600, md: 960, lg: 1500, xl: 1920 }],
  [
    'breakpoints of the second theme',
    'looks.ts',
    'SECOND_BREAKPOINTS',
    { xs: 0, sm: 600, md: 960, lg: 1200, xl: 1536 },
  ],
  ['mock selling-time window, ms', 'contract/ordering/demonstration.ts', 'MOCK_SELLING_WINDOW', 432_000_000],
  ['mock brand ids', 'contract/ordering/demonstration.ts', 'MOCK_BRAND_IDS', [10, 30, 50, 60]],
  ['last orders', 'contract/ordering/order.ts', 'LAST_ORDERS', 3],
  ['languages', 'contract/profile.ts', 'languages', ['en', 'de']],
];

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => `${folder}/${path}`);

const sources = ['core', 'web', 'backend', 'cli'].flatMap((name) => below(`packages/${name}/src`));
const product = sources.filter((path) => !/\/testing\/|\/demo\//.test(path));

const code = (path: string) => text(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
/** Code that does something with a name: neither where it is declared nor where it is passed on. */
const takes = (path: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(
    code(path).replaceAll(/^(?:import|export) (?:type )?\{[^}]*\} from .*$/gm, ''),
  );

describe('the constants of the specification', () => {
  it.each(values)('R1 %s is named once in the core, by its row', async (_, file, name, value) => {
    expect((await from(file))[name]).toEqual(value);
    const named = product.filter((path) => new RegExp(`export const ${name}\\b`).test(text(path)));
    expect(named).toEqual([`packages/core/src/${file}`]);
    expect(text(`packages/core/src/${file}`)).toMatch(/\bR1\b/);
  });

  it.each(values)('R1 %s is taken from there by the product or its demonstration', (_, file, name) => {
    const declared = `packages/core/src/${file}`;
    const used = [...sources, 'panda.config.ts'].filter((path) => path !== declared && takes(path, name));
    const withinItsFile = code(declared).match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
    expect(used.length + withinItsFile.length - 1, `${name} is named and not used`).toBeGreaterThan(0);
  });

  it.each([
    ['15_?552_?000', 'core/src/consent/consentStore.ts'],
    ['\\b1047\\b', 'core/src/contract/ordering/picture.ts'],
    ['420 / 594|740, 1047'],
    ['\\b0\\.5625\\b|16 / 9', 'core/src/looks.ts'],
    ['100 / 35'],
    ["'25rem'"],
    ['\\b432_?000_?000\\b', 'core/src/contract/ordering/demonstration.ts'],
    ['\\b(1500px|1920|1536)\\b', 'core/src/looks.ts'],
  ])('R1 the literal %s stands nowhere else', (literal, ...places) => {
    const found = [...sources, 'panda.config.ts'].filter((path) => new RegExp(literal).test(code(path)));
    expect(found.toSorted()).toEqual(places.map((place) => `packages/${place}`).toSorted());
  });

  it('R1 style sheets of the pages that the server writes name the breakpoints', () => {
    const folder = 'packages/backend/assets';
    const sheets = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(5);
    for (const sheet of sheets)
      expect([
        sheet,
        text(`${folder}/${sheet}`).match(/@media[^{]*\b(600|640|960|1200|1536)px[^{]*/g),
      ]).toEqual([sheet, null]);
  });
});

/** The flows of Q1, each with its chart. */
const flows: readonly (readonly [flow: string, file: string])[] = [
  ['session', 'session/session'],
  ['token refresh', 'session/tokens'],
  ['consent', 'consent/consent'],
  ['maintenance', 'maintenance/maintenance'],
  ['ticker', 'ticker/ticker'],
  ['search', 'search/search'],
  ['favourites', 'dashboard/tiles'],
  ['forward form', 'event/forward'],
  ['language', 'language/language'],
  ['POS', 'ordering/pos/pos'],
  ['season', 'ordering/season/seasons'],
  ['product list', 'ordering/catalog/catalog'],
  ['matrix', 'ordering/matrix/quickOrder'],
  ['cart, with unsaved changes', 'ordering/cart/cart'],
  ['approval', 'ordering/approval/approval'],
  ['finalization, with progress', 'ordering/finalization/finalization'],
  ['copy', 'ordering/copy/copy'],
  ['group order', 'ordering/group/groupOrder'],
  ['live shopping', 'ordering/live/live'],
  ['notifications', 'notices/notices'],
  ['order files', 'validation/validation'],
  ['sign-in at another device', 'session/deviceSignIn'],
];

describe('the flows of the core', () => {
  it.each(flows)('Q1 %s is a chart of its own, with services that are declared by type', async (_, path) => {
    const exported = await from(`${path}.machine.ts`);
    const name = `${path.split('/').at(-1)}Machine`;
    const machine = exported[name] as { implementations: { actors: Record<string, unknown> } };
    const source = text(`packages/core/src/${path}.machine.ts`);
    expect(source).not.toMatch(/fromPromise|fetch\(/);
    for (const actor of Object.values(machine.implementations.actors)) expect(typeof actor).toBe('object');
  });
});
