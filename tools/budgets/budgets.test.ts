import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Chunk, readChunks, recordChunks } from './chunks.js';
import { dashboardChunks, excessOfDashboard, sizeLimits } from './dashboard.js';
import { excessOfKiosk } from './kiosk.js';
import { excessOfList, listChunks } from './list.js';
import { neededFrom } from './needed.js';
import { excessOfPage } from './page.js';
import { wordsNotLoaded } from './words.js';

const root = resolve(import.meta.dirname, '../..');
const web = 'packages/web/src';

const chunk = (file: string, source: string | null, modules: string[], more: Partial<Chunk> = {}): Chunk => ({
  file: `assets/${file}.js`,
  isEntry: false,
  source,
  modules: source ? [source, ...modules] : modules,
  imports: [],
  dynamicImports: [],
  ...more,
});

const late = ['dashboard', 'ordering', 'en', 'de'].map((file) => `assets/${file}.js`);
const page = (): Chunk[] => [
  chunk('entry', `${web}/main.tsx`, ['packages/core/src/portal/portal.ts'], {
    isEntry: true,
    imports: ['assets/react.js'],
    dynamicImports: late,
  }),
  chunk('react', null, ['node_modules/react/index.js']),
  chunk('shared', null, [`${web}/ui/layout/Card.tsx`]),
  chunk('dashboard', `${web}/dashboard/DashboardScreen.tsx`, [], { imports: ['assets/shared.js'] }),
  chunk('ordering', `${web}/ordering/OrderingArea.tsx`, ['packages/core/src/ordering/index.ts'], {
    imports: ['assets/shared.js'],
    dynamicImports: ['assets/check.js'],
  }),
  chunk('check', `${web}/ordering/check/CheckScreen.tsx`, []),
  chunk('en', `${web}/messages/compiled/portal/en.json`, []),
  chunk('de', `${web}/messages/compiled/portal/de.json`, []),
];

/** The page with one of its chunks changed. */
const changed = (file: string, change: Partial<Chunk>) =>
  page().map((each) => (each.file === `assets/${file}.js` ? { ...each, ...change } : each));

describe('the words of what is loaded', () => {
  const ids = ['shell.menu', 'catalog.empty', 'matrix.trouble.stock', 'matrix.cell.sold', 'matrix.cell.free'];
  const saying = (code: string) =>
    wordsNotLoaded(page(), ['portal', 'ordering'], ids, (module) =>
      module.endsWith('Card.tsx') ? code : '',
    );

  it('are loaded with it', () => {
    expect(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is read
      saying("say({ id: 'shell.menu' }); say({ id: `matrix.trouble.${kind}` }); say('catalog.empty')"),
    ).toEqual([]);
  });

  it('are told where they come later, also by the beginning of an id', () => {
    const card = `${web}/ui/layout/Card.tsx says`;
    expect(saying("say({ id: 'matrix.cell.sold' })")).toEqual([
      `${card} matrix.cell.sold, which is not loaded with it`,
    ]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is read
    expect(saying('say({ id: `matrix.cell.${state}` })')).toHaveLength(2);
  });
});

describe('what a start needs', () => {
  const index = /\/index\.ts$/;
  const modules = new Map(
    Object.entries({
      '/a/start.ts': {
        imports: ['/a/index.ts', '/a/own.ts'],
        code: "import { one, two as other } from './index.ts'; import './own.ts'; one(other);",
      },
      '/a/index.ts': {
        imports: ['/a/one.ts', '/a/more/index.ts', '/a/many.ts', '/a/unused.ts'],
        code: "export { one } from './one.ts'; export * from './more/index.ts'; export * from './many.ts'; export { unused } from './unused.ts';",
      },
      '/a/more/index.ts': {
        imports: ['/a/more/two.ts', '/a/more/three.ts'],
        code: "export { second as two } from './two.ts'; export { three } from './three.ts';",
      },
      '/a/own.ts': { imports: [], code: '' },
      '/a/one.ts': {
        imports: ['/a/under.ts'],
        code: "import { under } from './under.ts'; export const one = under;",
      },
      '/a/under.ts': { imports: [], code: 'export const under = 1;' },
      '/a/many.ts': { imports: [], code: 'export const many = 1;' },
      '/a/unused.ts': { imports: [], code: 'export const unused = 1;' },
      '/a/more/two.ts': { imports: [], code: 'export const second = 1;' },
      '/a/more/three.ts': { imports: [], code: 'export const three = 1;' },
    }),
  );

  it('is what it imports, and from an index the modules of the names that it takes', () => {
    expect([...neededFrom(['/a/start.ts'], modules, index)].sort()).toEqual([
      '/a/more/two.ts',
      '/a/one.ts',
      '/a/own.ts',
      '/a/start.ts',
      '/a/under.ts',
    ]);
  });

  it('is all of an index that is taken whole', () => {
    const whole = new Map(modules).set('/a/start.ts', {
      imports: ['/a/index.ts'],
      code: "import * as all from './index.ts'; all;",
    });
    const needed = neededFrom(['/a/start.ts'], whole, index);
    expect([...modules.keys()].filter((id) => !needed.has(id))).toEqual([
      '/a/index.ts',
      '/a/more/index.ts',
      '/a/own.ts',
    ]);
  });
});

describe('what the kiosk is made of', () => {
  it('Q4 is the core and itself, and neither React nor a screen of the portal', () => {
    const own = chunk('core', null, ['packages/core/dist/counter/index.js', 'node_modules/xstate/index.js']);
    expect(excessOfKiosk([own])).toEqual([]);
    expect(excessOfKiosk([own, ...page()])).toContain('The kiosk loads node_modules/react/index.js');
    expect(excessOfKiosk(page()).length).toBeGreaterThan(1);
  });
});

describe('what the page is made of', () => {
  it.each([
    'packages/stage/src/flows/FlowsDock.tsx',
    'packages/atlas/src/drawing/ChartDrawing.tsx',
    'packages/core/src/testing/index.ts',
  ])('is the product alone, and not %s', (module) => {
    expect(excessOfPage(page())).toEqual([]);
    expect(excessOfPage(changed('check', { modules: [module] }))).toEqual([
      `The page has ${module}, in assets/check.js`,
    ]);
  });
});

describe('what the list of styles loads', () => {
  it('is the start of the ordering area and its words, and no screen beside it', () => {
    const files = listChunks(page()).map(({ file }) => file.slice('assets/'.length, -'.js'.length));
    expect(files.sort()).toEqual(['en', 'entry', 'ordering', 'react', 'shared']);
    expect(excessOfList(page())).toEqual([]);
    expect(excessOfList(changed('ordering', { imports: ['assets/check.js'] }))).toEqual([
      `The list of styles loads ${web}/ordering/check/CheckScreen.tsx, in assets/check.js`,
    ]);
    expect(excessOfList(page().filter(({ file }) => !file.includes('ordering')))).toHaveLength(1);
  });
});

describe('what the dashboard loads', () => {
  it('is its screen, its words and what these rest on', () => {
    const files = dashboardChunks(page()).map(({ file }) => file.slice('assets/'.length, -'.js'.length));
    expect(files.sort()).toEqual(['dashboard', 'en', 'entry', 'react', 'shared']);
    expect(excessOfDashboard(page())).toEqual([]);
  });

  it('has nothing of the ordering area', () => {
    expect(
      excessOfDashboard(changed('shared', { modules: ['packages/core/src/ordering/cart/cart.ts'] })),
    ).toEqual([
      'The dashboard loads packages/core/src/ordering/cart/cart.ts of the ordering area, in assets/shared.js',
    ]);
    expect(excessOfDashboard(changed('dashboard', { imports: ['assets/ordering.js'] }))).toHaveLength(2);
  });

  it('names no classes while it runs', () => {
    const styling = 'packages/web/styled-system/css/css.mjs';
    expect(excessOfDashboard(changed('shared', { modules: [styling] }))).toEqual([
      `The dashboard names classes while it runs, by ${styling} in assets/shared.js`,
    ]);
  });

  it('has one language', () => {
    expect(excessOfDashboard(changed('entry', { dynamicImports: late, imports: ['assets/de.js'] }))).toEqual([
      'The dashboard loads 2 languages instead of one: de, en',
    ]);
    expect(excessOfDashboard(changed('entry', { dynamicImports: [late[0] ?? ''] }))).toEqual([
      'The dashboard loads 0 languages instead of one: none',
    ]);
  });

  it('has a dashboard', () => {
    const without = changed('dashboard', { source: `${web}/home/Home.tsx`, modules: [] });
    expect(excessOfDashboard(without)).toEqual([
      'The dashboard is in none of the files: its budget measures something else',
    ]);
  });
});

describe('the budgets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selvedge-budgets-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const devDependencies = { 'size-limit': '*', '@size-limit/file': '*' };
    write('package.json', JSON.stringify({ type: 'module', devDependencies }));
    write('.size-limit.json', JSON.stringify(sizeLimits(page(), 'page')));
    for (const { file } of page()) write(`page/${file}`, '');
    write('page/assets/index.css', '');
    write('page/assets/serif-latin-a1.woff2', '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const failed = () => {
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/size-limit'), ['--json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const results: { name: string; passed: boolean }[] = JSON.parse(stdout);
    return results.filter(({ passed }) => !passed).map(({ name }) => name);
  };

  it('hold for a page that is small enough, and for files that neither the dashboard nor the list loads', () => {
    write('page/assets/check.js', randomBytes(300_000));
    write('page/assets/de.js', randomBytes(300_000));
    write('page/assets/serif-latin-ext-a1.woff2', randomBytes(100_000));
    expect(failed()).toEqual([]);
  });

  it.each([
    ['JavaScript of the signed-in dashboard', 'page/assets/shared.js', 142_000],
    ['JavaScript of the list of styles', 'page/assets/ordering.js', 275_500],
    ['Styles', 'page/assets/index.css', 31_000],
    ['Fonts of a page in English or German', 'page/assets/sans-latin-b2.woff2', 61_000],
  ])('refuse an excess: %s', (name, path, bytes) => {
    write(path, randomBytes(bytes));
    expect(failed()).toEqual([name]);
  });
});

it('reads back what a build recorded', async () => {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-chunks-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `import './shared.js'; import('./late.js');`,
    'shared.js': 'console.log("shared")',
    'late.js': 'export const late = "late"; console.log(late);',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const record = join(folder, 'chunks.json');
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [recordChunks(record)] });

  const chunks = readChunks(record);
  const entry = chunks.find(({ isEntry }) => isEntry);
  expect(entry?.modules.join()).toMatch(/main\.js/);
  expect(entry?.modules.join()).toMatch(/shared\.js/);
  const [lateFile] = entry?.dynamicImports ?? [];
  expect(chunks.find(({ file }) => file === lateFile)?.source).toMatch(/late\.js$/);
  rmSync(folder, { recursive: true });
});
