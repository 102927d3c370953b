import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Module
 * @property {string[]} imports the ids of the modules it imports statically
 * @property {string} code without types
 */

/**
 * What a module takes from others by name, and what it passes on.
 *
 * @param {string} id
 * @param {string} code
 */
function namesIn(id, code) {
  const { staticImports, staticExports } = parseSync(id, code, { lang: 'jsx' }).module;
  return {
    taken: staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.map(({ importName }) => (importName.kind === 'Name' ? (importName.name ?? '*') : '*')),
    })),
    passedOn: staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, exportName }) =>
        moduleRequest
          ? [{ from: moduleRequest.value, name: importName.name, as: exportName.name ?? importName.name }]
          : [],
      ),
    ),
  };
}

/**
 * The modules that others need, with all that they import. From an index, which only passes names on, they need the
 * modules of the names that they take.
 *
 * @param {string[]} starts ids
 * @param {ReadonlyMap<string, Module>} modules
 * @param {RegExp} isIndex
 * @returns {Set<string>} ids, without those of indexes
 */
export function neededFrom(starts, modules, isIndex) {
  /** @type {Set<string>} */
  const needed = new Set();
  const open = [...starts];
  const byName = (/** @type {string} */ index, /** @type {string | null} */ name) => {
    const { passedOn } = namesIn(index, modules.get(index)?.code ?? '');
    for (const { from, name: named, as } of passedOn) {
      const id = resolve(dirname(index), from);
      if (as !== null && as !== name && name !== null) continue;
      if (isIndex.test(id)) byName(id, as === null ? name : named);
      else if (as !== null || name === null || passes(id, name)) open.push(id);
    }
  };
  /** Whether a module exports the name: one that an index passes on as a whole. */
  const passes = (/** @type {string} */ id, /** @type {string} */ name) =>
    parseSync(id, modules.get(id)?.code ?? '', { lang: 'jsx' }).module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.name === name),
    );
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = modules.get(id);
    if (needed.has(id) || !module) continue;
    needed.add(id);
    open.push(...module.imports.filter((imported) => !isIndex.test(imported)));
    if (!module.imports.some((imported) => isIndex.test(imported))) continue;
    for (const { from, names } of namesIn(id, module.code).taken) {
      const index = module.imports.find((imported) => isIndex.test(imported) && leadsTo(id, from, imported));
      if (index) for (const name of names) byName(index, name === '*' ? null : name);
    }
  }
  return needed;
}

/** Whether an import in a module is of this index: by a path, or by the name of a package's entry. */
const leadsTo = (/** @type {string} */ id, /** @type {string} */ from, /** @type {string} */ index) =>
  from.startsWith('.')
    ? resolve(dirname(id), from) === index
    : index.endsWith(`${from.replace(/^@selvedge\/(\w+)/, '/packages/$1/src')}/index.ts`);
