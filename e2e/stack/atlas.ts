import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const project = resolve(import.meta.dirname, '../..');
const node = (...args: string[]) => run(process.execPath, args, { cwd: project });

const states = ['choosing', 'closed', 'failed', 'loading', 'missing', 'ready', 'translating'];
const unseen = ['choosing', 'closed'];
const views = [
  { language: 'en', width: 400 },
  { language: 'en', width: 1500 },
  { language: 'de', width: 400 },
  { language: 'de', width: 1500 },
];

const draw = async (file: string, width: number, shade: number) => {
  mkdirSync(dirname(file), { recursive: true });
  const background = { r: shade, g: 120, b: 200 };
  await sharp({ create: { width, height: 300, channels: 3, background } })
    .webp()
    .toFile(file);
};

/** Pictures of one chart, each state in a shade of its own. */
const takePictures = async (folder: string, ready: number) => {
  const taken = await Promise.all(
    states.map(async (state, index) => {
      const pictures = await Promise.all(
        views.map(async ({ language, width }) => {
          const file = `legal/${state}/${language}-${width}.webp`;
          await draw(join(folder, 'pictures', file), width, state === 'ready' ? ready : index * 20);
          return {
            language,
            width,
            height: 300,
            file,
            sha256: file,
            isBlank: unseen.includes(state),
            axe: [],
          };
        }),
      );
      const nothing = unseen.includes(state) ? 'no page is open' : null;
      return { chart: 'legal', state, situation: state, way: '', nothing, sameAs: null, pictures };
    }),
  );
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ states: taken, screenless: {} }));
};

/** An atlas of one chart, after a run of that chart's tests, and a release before it that looked otherwise. */
export class SmallAtlas {
  readonly address: string;
  /** What the build said of the release before. */
  readonly said: string;
  readonly #folder: string;

  private constructor(folder: string, said: string) {
    this.#folder = folder;
    this.said = said;
    this.address = pathToFileURL(join(folder, 'atlas/index.html')).href;
  }

  static async build(): Promise<SmallAtlas> {
    const folder = mkdtempSync(join(tmpdir(), 'selvedge-atlas-'));
    const tests = join(folder, 'tests.json');
    const at = (name: string) => join(folder, name);
    await node(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', 'core', 'packages/core/src/legal/legal.chart.test.ts'],
      ...['--reporter=json', `--outputFile.json=${tests}`],
    );
    const build = (out: string, ...more: string[]) =>
      node(
        'scripts/atlas/write.js',
        ...['--charts', 'legal', '--tests', tests, '--pictures', folder],
        ...['--out', at(out), '--against', at('release'), ...more],
      );
    await takePictures(folder, 200);
    await build('release-built');
    await takePictures(folder, 250);
    const { stdout } = await build('atlas');
    return new SmallAtlas(folder, stdout);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
