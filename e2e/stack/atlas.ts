import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { languages } from '@selvedge/core/contract';
import sharp from 'sharp';

const run = promisify(execFile);
const project = resolve(import.meta.dirname, '../..');
const node = (...args: string[]) => run(process.execPath, args, { cwd: project });

const states = ['choosing', 'closed', 'failed', 'loading', 'missing', 'ready', 'translating'];
const unseen = ['choosing', 'closed'];
const views = languages.flatMap((language) => [400, 1500].map((width) => ({ language, width })));

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

/** Where the journeys of one run share it; `prepare.ts` takes away that of the last run. */
export const atlasFolder = join(project, '.cache/e2e/atlas');
const at = (name: string) => join(atlasFolder, name);
const LONGEST = 120_000;

/** @returns what the build said of the release before */
const build = async (): Promise<string> => {
  const tests = at('tests.json');
  await node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'core', 'packages/core/src/legal/legal.chart.test.ts'],
    ...['--reporter=json', `--outputFile.json=${tests}`],
  );
  const write = (out: string) =>
    node(
      'tools/atlas/write.js',
      ...['--charts', 'legal', '--tests', tests, '--pictures', atlasFolder],
      ...['--out', at(out), '--against', at('release')],
    );
  await takePictures(atlasFolder, 200);
  await write('release-built');
  await takePictures(atlasFolder, 250);
  return (await write('atlas')).stdout;
};

/** The first who asks, in whichever worker, builds it. */
const isFirst = (): boolean => {
  mkdirSync(dirname(atlasFolder), { recursive: true });
  try {
    mkdirSync(atlasFolder);
    return true;
  } catch {
    return false;
  }
};

/** An atlas of one chart, after a run of that chart's tests, and a release before it that looked otherwise. */
export class SmallAtlas {
  readonly address = pathToFileURL(at('atlas/index.html')).href;

  /** @param said what the build said of the release before */
  private constructor(readonly said: string) {}

  /** Built once for all journeys of a run; rejects for each of them where that failed. */
  static async shared(): Promise<SmallAtlas> {
    if (isFirst()) {
      const result = await build().then(
        (said) => ({ said }),
        (error) => ({ error: String(error) }),
      );
      writeFileSync(at('result.tmp'), JSON.stringify(result));
      renameSync(at('result.tmp'), at('result.json'));
    }
    const latest = Date.now() + LONGEST;
    while (!existsSync(at('result.json')) && Date.now() < latest) await pause(200);
    const { said, error } = JSON.parse(readFileSync(at('result.json'), 'utf8'));
    if (said === undefined) throw new Error(error);
    return new SmallAtlas(said);
  }
}
