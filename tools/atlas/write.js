/** Builds the atlas: `npm run atlas`. docs/atlas.md describes its inputs and its options. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportFile } from '../mutation/folder.js';
import { buildAtlas } from './build.js';
import { cache, project, runTests, takePictures, tryMutants } from './sources.js';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: resolve(project, 'atlas') },
    against: { type: 'string', default: resolve(cache, 'release') },
    charts: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    pictures: { type: 'string', default: '' },
    mutations: { type: 'string', default: reportFile },
    keep: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
  },
});

const started = performance.now();
/** @param {string} what */
const say = (what) => console.log(`${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`);

const reuse = values.reuse || values.tests !== '';
const tests = values.tests ? resolve(values.tests) : resolve(cache, 'tests.json');
const pictures = values.pictures ? resolve(values.pictures) : cache;
const faults = [];
if (!reuse) {
  say((await runTests(tests)) ? 'Every path walked' : 'Some tests fail: the atlas shows which');
  const tried = await tryMutants();
  if (!tried.succeeded) faults.push(tried.output.slice(-12_000));
  say('Mutants tried');
  const { succeeded, output } = await takePictures();
  if (!succeeded) {
    console.error(output.slice(-12_000));
    faults.push('Not all pictures were taken as they should be: see above');
  }
  say('Pictures taken');
}
const folder = resolve(values.out);
faults.push(
  ...(await buildAtlas({
    folder,
    release: resolve(values.against),
    keep: values.keep,
    charts: values.charts.split(',').filter(Boolean),
    tests,
    pictures,
    mutations: resolve(values.mutations),
    say,
  })),
);
for (const fault of faults) console.error(fault);
say(
  `${relative(process.cwd(), folder)}/index.html${faults.length > 0 ? `, with ${faults.length} faults` : ''}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
