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

/** Every value of section 9 that the product has, with its name in the core. */
const values: readonly (readonly [what: string, file: string, name: string, value: unknown])[] = [
  ['ticker autoplay', 'ticker/ticker.ts', 'AUTOPLAY', 5000],
  ['ticker without a loop', 'ticker/ticker.ts', 'MOST_WITHOUT_LOOP', 2],
  ['search debounce', 'progress/patience.ts', 'SEARCH_DELAY', 200],
  ['tile placeholders', 'app/looks.ts', 'TILE_PLACEHOLDERS', 8],
  ['tile columns', 'app/looks.ts', 'TILE_COLUMNS', { xs: 1, sm: 2, lg: 3, xl: 4 }],
  ['notification stack', 'notices/notices.ts', 'MOST_NOTICES', 5],
  ['tracking cookie, s', 'consent/consentStore.ts', 'CONSENT_LASTS', 15_552_000],
  ['tracking heartbeat', 'tracking/tracking.machine.ts', 'HEARTBEAT', 10_000],
  [
    'image presets',
    'ordering/style/pictureUrl.ts',
    'picturePresets',
    {
      list: { width: 227, height: 321 },
      plp: { width: 420, height: 594 },
      detail: { width: 740, height: 1047 },
    },
  ],
  ['tile ratio', 'app/looks.ts', 'TILE_RATIO', 0.5625],
  ['favourite ratio', 'app/looks.ts', 'FAVORITE_RATIO', 0.35],
  ['search dialog height, rem', 'app/looks.ts', 'SEARCH_DIALOG_HEIGHT', 25],
  ['scroll to top', 'app/looks.ts', 'SCROLL_TO_TOP', 800],
  ['logout delay', 'session/session.machine.ts', 'LOGOUT_DELAY', 500],
  ['overlay opens', 'progress/patience.ts', 'OVERLAY_OPENS', 500],
  ['overlay explains', 'progress/patience.ts', 'OVERLAY_EXPLAINS', 1000],
  ['overlay explains late', 'progress/patience.ts', 'OVERLAY_EXPLAINS_LATE', 1500],
  ['slow-load error', 'progress/patience.ts', 'SLOW_LOAD', 10_000],
  ['breakpoints', 'app/looks.ts', 'BREAKPOINTS', { xs: 0, sm: 600, md: 960, lg: 1500, xl: 1920 }],
  ['last orders', 'contract/ordering/order.ts', 'LAST_ORDERS', 3],
  ['languages', 'contract/profile.ts', 'languages', ['en', 'de']],
];

const sources = ['core', 'web', 'backend', 'cli'].flatMap((name) =>
  readdirSync(join(root, `packages/${name}/src`), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\/|demo\//.test(path))
    .map((path) => `packages/${name}/src/${path}`),
);

describe('the constants of the specification', () => {
  it.each(values)(
    'R1 %s is named once in the core, with section 9 as its source',
    async (_, file, name, value) => {
      expect((await from(file))[name]).toEqual(value);
      const named = sources.filter((path) => new RegExp(`export const ${name}\\b`).test(text(path)));
      expect(named).toEqual([`packages/core/src/${file}`]);
      const source = text(`packages/core/src/${file}`);
      expect(source).toMatch(/specification, sections? [^)]*9/);
    },
  );

  it.each([
    ['15_?552_?000', 'core/src/consent/consentStore.ts'],
    ['\\b1047\\b', 'core/src/ordering/style/pictureUrl.ts', 'backend/src/pictures/presets.ts'],
    ['\\b0\\.5625\\b', 'core/src/app/looks.ts'],
  ])('R1 the literal %s stands nowhere else', (literal, ...places) => {
    const code = (path: string) => text(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const found = sources.filter((path) => new RegExp(literal).test(code(path)));
    expect(found.toSorted()).toEqual(places.map((place) => `packages/${place}`).toSorted());
  });

  it('R1 style sheets, which take no values of the core, say the same', async () => {
    const { BREAKPOINTS, SEARCH_DIALOG_HEIGHT, TILE_RATIO, FAVORITE_RATIO } = await from('app/looks.ts');
    const { xs: _, ...breakpoints } = BREAKPOINTS as Record<string, number>;
    for (const [name, from] of Object.entries(breakpoints))
      expect(text('panda.config.ts')).toContain(`${name}: '${from}px'`);
    const measures = text('packages/web/src/theme/measures.ts');
    expect(measures).toContain(`searchDialog: { value: '${SEARCH_DIALOG_HEIGHT}rem' }`);
    expect([9 / 16, 35 / 100]).toEqual([TILE_RATIO, FAVORITE_RATIO]);
    expect(measures).toContain("tile: { value: '16 / 9' }");
    expect(measures).toContain("favorite: { value: '100 / 35' }");
    expect(text('packages/backend/src/pictures/presets.ts')).toMatch(
      /227, 321[\s\S]*420, 594[\s\S]*740, 1047/,
    );
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
