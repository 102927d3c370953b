import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { classesOf } from './classes.js';
import { knownValue, Unknown } from './known.js';

/** @typedef {import('vite').ESTree.Node} Node */
/** @typedef {import('vite').ESTree.Program} Program */

const generated = resolve(import.meta.dirname, '../../packages/web/styled-system');
const runtime = resolve(import.meta.dirname, 'recipe.js');

/** Panda's functions that take styles, by module. */
const taken = { '#style/css': ['css', 'cva'], '#style/patterns': null };

/**
 * A plugin for Vite that replaces the styles in `css()`, `cva()` and patterns by their class names. The page then
 * contains neither the styles nor the code that names them. Panda still reads the styles from the sources, and its
 * own functions make the names, so nothing looks different.
 *
 * @returns {import('vite').Plugin}
 */
export function inlineStyles() {
  return {
    name: 'selvedge:inline-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/web\/(src|styled-system)\/.*\.(tsx?|mjs)$/ },
      async handler(code, id) {
        if (id.startsWith(generated)) return { moduleSideEffects: false };
        const inlined = await inline(code, id);
        return inlined === null ? null : { code: inlined, map: null };
      },
    },
  };
}

/**
 * @param {string} code of a module, without types
 * @param {string} id its path, for error messages
 * @returns {Promise<string | null>} null if it has no styles
 * @throws {Error} when a style is not a constant
 */
export async function inline(code, id) {
  if (!code.includes('#style/')) return null;
  const { program } = parseSync(id, code, { lang: 'js', sourceType: 'module' });
  const imported = importsOf(program);
  if (imported.size === 0) return null;
  const constants = constantsOf(program);
  const system = await styledSystem();
  /** @type {{ start: number, end: number, text: string }[]} */
  const changes = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      const name = callee.type === 'Identifier' ? imported.get(callee.name) : undefined;
      if (!name) return;
      try {
        const values = given.map((each) => knownValue(each, (constant) => constants.get(constant)));
        changes.push({ start, end, text: written(name, values, system) });
      } catch (error) {
        if (!(error instanceof Unknown)) throw error;
        const line = code.slice(0, start).split('\n').length;
        throw new Error(`${id}:${line}: ${name}() takes what is written out: ${error.message}`);
      }
    },
  }).visit(program);
  if (changes.length === 0) return null;
  const text = changes
    .sort((a, b) => b.start - a.start)
    .reduce((rest, change) => rest.slice(0, change.start) + change.text + rest.slice(change.end), code);
  return `import { recipe as inlinedRecipe } from ${JSON.stringify(runtime)};\n${text}`;
}

/** @returns {Promise<Record<string, (...given: any[]) => any>>} */
const styledSystem = async () => ({
  ...(await import(pathToFileURL(`${generated}/css/index.mjs`).href)),
  ...(await import(pathToFileURL(`${generated}/patterns/index.mjs`).href)),
});

/**
 * @param {string} name
 * @param {unknown[]} values
 * @param {Record<string, (...given: any[]) => any>} system
 */
const written = (name, values, system) => {
  const { [name]: styled, cva } = system;
  if (!styled || !cva) throw new Error(`Panda generated no ${name}`);
  if (name !== 'cva') return JSON.stringify(styled(...values));
  const parts = classesOf(Object(values[0]), cva);
  return `/* @__PURE__ */ inlinedRecipe(${parts.map((part) => JSON.stringify(part)).join(', ')})`;
};

/**
 * Panda's functions by their local names.
 * @param {Program} program
 * @returns {Map<string, string>}
 */
const importsOf = ({ body }) =>
  new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || !(statement.source.value in taken)) return [];
      const names = taken[/** @type {keyof typeof taken} */ (statement.source.value)];
      return statement.specifiers.flatMap((each) => {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') return [];
        const { name } = each.imported;
        return !names || names.includes(name) ? [/** @type {const} */ ([each.local.name, name])] : [];
      });
    }),
  );

/**
 * The file's constants by name.
 * @param {Program} program
 * @returns {Map<string, Node>}
 */
const constantsOf = ({ body }) =>
  new Map(
    body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? [/** @type {const} */ ([id.name, init])] : [],
      );
    }),
  );
