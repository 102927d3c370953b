/**
 * @typedef {Record<string, unknown> & {
 *   devDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   link?: boolean,
 *   resolved?: string,
 * }} Manifest
 * @typedef {{ packages: Record<string, Manifest> } & Record<string, unknown>} Lock
 */

/**
 * A package's manifest as the image has it: what it needs for running. Its optional peers are what others bring for its
 * test kit; the other ones it runs with.
 *
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export function imageManifest({ devDependencies, peerDependencies, peerDependenciesMeta, scripts, ...rest }) {
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !peerDependenciesMeta?.[name]?.optional,
  );
  return peers.length > 0 ? { ...rest, peerDependencies: Object.fromEntries(peers) } : rest;
}

/**
 * Where Node finds a package that one at `from` asks for; null: it is not in the lock file, as an optional one of another
 * system may not be.
 *
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
function found({ packages }, from, name) {
  for (let folder = from; ; ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
    const at = folder.lastIndexOf('/node_modules/');
    folder = at >= 0 ? folder.slice(0, at) : '';
  }
}

/**
 * The lock file with the workspaces that the image has, and everything that they need for running: the same versions at the
 * same places.
 *
 * @param {Lock} lock
 * @param {string[]} workspaces
 * @returns {Lock}
 */
export function imageLock(lock, workspaces) {
  /** @type {Record<string, Manifest>} */
  const kept = {};
  const waiting = [...workspaces];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = lock.packages[path];
    if (kept[path] || !entry) continue;
    const own = workspaces.includes(path) ? imageManifest(entry) : entry;
    kept[path] = own;
    if (entry.link && entry.resolved) waiting.push(entry.resolved);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = own;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const next = found(lock, path, name);
      if (next) waiting.push(next);
    }
  }
  const links = workspaces.map((path) => `node_modules/${String(lock.packages[path]?.name)}`);
  for (const path of links) if (lock.packages[path]) kept[path] = lock.packages[path];
  const { name, version, license, engines } = lock.packages[''] ?? {};
  return {
    ...lock,
    packages: {
      '': { name, version, license, engines, workspaces },
      ...Object.fromEntries(Object.entries(kept).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}
