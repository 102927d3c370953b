import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the folder may weigh without Node itself, in MB (10^6 bytes). */
export const MOST = 200;

/** Dependencies by their purpose, as manifests name them. @typedef {import('./manifests.js').Manifest} Manifest */

/**
 * All bytes of the files in a folder; a link weighs nothing.
 *
 * @param {string} folder
 * @returns {number}
 */
export function weightOf(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += weightOf(path);
    else if (entry.isFile()) bytes += lstatSync(path).size;
  }
  return bytes;
}

/**
 * The folders of installed packages, those within packages too.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function installed(folder) {
  const modules = join(folder, 'node_modules');
  /** @type {string[]} */
  let names;
  try {
    names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
  const paths = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => join(name, own)) : [name],
  );
  return paths.flatMap((name) => {
    const path = join(modules, name);
    return lstatSync(path).isSymbolicLink() ? [] : [path, ...installed(path)];
  });
}

/** @param {string} folder @returns {Manifest} */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * What lies in the image's folder that nobody needs for running: packages that no package there names as a dependency, and
 * development dependencies of the project among them by name.
 *
 * @param {string} folder the image's
 * @param {readonly string[]} workspaces paths in it
 * @param {ReadonlySet<string>} development names of all development dependencies of the project
 * @returns {string[]} one sentence a fault
 */
export function faultsIn(folder, workspaces, development) {
  const own = workspaces.map((path) => manifestIn(join(folder, path)));
  const packages = installed(folder).map(manifestIn);
  const needed = new Set(
    [...own, ...packages].flatMap(({ dependencies, optionalDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
    ),
  );
  const named = own.flatMap(({ name, devDependencies }) =>
    Object.keys(devDependencies ?? {}).map((one) => `${name} asks for ${one} while it is developed.`),
  );
  const unneeded = packages
    .map(({ name }) => String(name))
    .filter((name) => !needed.has(name))
    .map((name) =>
      development.has(name) ? `${name} is a development dependency.` : `${name} is needed by nothing there.`,
    );
  return [...named, ...unneeded];
}

/**
 * The names of all development dependencies of a project, but for its own packages, which one may need to run and another
 * to be developed.
 *
 * @param {{ packages: Record<string, Manifest> }} lock
 */
export const developmentIn = ({ packages }) => {
  const written = Object.entries(packages).filter(([path]) => !path.includes('node_modules'));
  const own = new Set(written.map(([, { name }]) => name));
  const named = written.flatMap(([, { devDependencies }]) => Object.keys(devDependencies ?? {}));
  return new Set(named.filter((name) => !own.has(name)));
};
