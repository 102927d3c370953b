/** Fails when catalogues and sources disagree, or when a screen contains a text of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { areasOf } from './areas.js';
import { branchesOf } from './branches.js';
import { readCatalogue } from './catalogue.js';
import { faultsOf, withinTexts } from './faults.js';
import { unreachedIn } from './reach.js';
import { verify } from './verify.js';

process.chdir(resolve(import.meta.dirname, '../..'));

// Tests are not part of the product, so they do not count as users of a message.
const sources = ['core', 'web', 'backend', 'cli'].flatMap((name) => {
  const folder = `packages/${name}/src`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
    .map((path) => ({ path: join(folder, path), code: readFileSync(join(folder, path), 'utf8') }));
});
const catalogues = ['packages/core/messages', 'packages/web/messages', 'packages/cli/messages'].map(
  readCatalogue,
);
// Its ids are the names of a type: the compiler finds one that is not there.
const kiosk = readCatalogue('examples/kiosk/src/words');
const verified = await Promise.all([...catalogues, kiosk].map(({ folder }) => verify(folder)));
const page = sources.filter(({ path }) => path.startsWith('packages/web/'));
const known = new Set(catalogues.flatMap(({ texts }) => Object.keys(texts.en ?? {})));
const faults = [
  ...verified.flat(),
  ...unreachedIn(page, 'packages/web/src/main.tsx', areasOf, known),
  ...faultsOf(catalogues, sources, (path) => path.startsWith('packages/web/')),
  ...withinTexts(kiosk),
];

// Here what stands beside the product counts, too: it has the same languages.
const everything = [
  ...readdirSync('packages').map((name) => `packages/${name}/src`),
  'examples/kiosk/src',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
    .map((path) => join(folder, path)),
);
for (const path of everything.filter((path) => path !== 'packages/core/src/contract/language.ts'))
  faults.push(...branchesOf(path, readFileSync(path, 'utf8')));

for (const fault of faults) console.error(fault);
const count = [...catalogues, kiosk].reduce((sum, { texts }) => sum + Object.keys(texts.en ?? {}).length, 0);
console.log(`${count} messages, ${sources.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
