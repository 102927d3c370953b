import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 * @typedef {object} Exported an export of a package
 * @property {string} name
 * @property {string} text its declaration, as the compiler wrote it
 * @property {string} doc its docstring without stars; '' if it has none
 * @property {'chart' | 'function' | 'class' | 'value' | 'type'} kind
 */

/**
 * @typedef {object} Module
 * @property {string} path
 * @property {string} code
 * @property {Node[]} body
 * @property {Node[]} comments
 */

/** @type {Map<string, Module>} */
const read = new Map();

/** @param {string} path @returns {Module} */
function moduleAt(path) {
  const known = read.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const made = {
    path,
    code,
    body: /** @type {any} */ (program).body,
    comments: /** @type {any} */ (comments),
  };
  read.set(path, made);
  return made;
}

/** @param {Module} from @param {string} source */
const moduleFrom = ({ path }, source) =>
  moduleAt(resolve(dirname(path), source.replace(/\.[jt]s$/, '.d.ts')));

/** @param {Module} module @param {number} start */
function docBefore({ code, comments }, start) {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || code.slice(comment.end, start).trim() !== '') return '';
  return comment.value
    .replace(/^\*|\s+$/g, '')
    .replaceAll(/^[ \t]*\* ?/gm, '')
    .trim();
}

/** @param {Node} node @param {string} text @returns {Exported['kind']} */
function kindOf(node, text) {
  if (node.type === 'TSDeclareFunction' || node.type === 'FunctionDeclaration') return 'function';
  if (node.type === 'ClassDeclaration') return 'class';
  if (node.type !== 'VariableDeclaration') return 'type';
  if (/^[^=]*: (import\("xstate"\)\.)?StateMachine</.test(text)) return 'chart';
  return /: (<|\()/.test(text.slice(0, text.indexOf(':') + 3)) ? 'function' : 'value';
}

/** @param {Node} declaration @returns {string[]} */
const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map((/** @type {Node} */ { id }) => id.name)
    : [declaration.id.name];

/** @param {Module} module @param {string} name @returns {Exported} */
function declared(module, name) {
  for (const statement of module.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.id || declaration?.type === 'VariableDeclaration') {
      if (!namesOf(declaration).includes(name)) continue;
      const text = module.code.slice(declaration.start, declaration.end);
      return { name, text, doc: docBefore(module, statement.start), kind: kindOf(declaration, text) };
    }
    const specifier = statement.specifiers?.find(
      (/** @type {Node} */ one) => (one.exported ?? one.local).name === name,
    );
    if (specifier && statement.source)
      return {
        ...declared(moduleFrom(module, statement.source.value), (specifier.imported ?? specifier.local).name),
        name,
      };
  }
  for (const statement of module.body)
    if (statement.type === 'ExportAllDeclaration')
      try {
        return declared(moduleFrom(module, statement.source.value), name);
      } catch {}
  throw new Error(`${module.path} has no ${name}`);
}

/** @param {Module} module @returns {string[]} */
const exportedNames = (module) =>
  module.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration')
      return exportedNames(moduleFrom(module, statement.source.value));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return namesOf(statement.declaration);
    return statement.specifiers.map((/** @type {Node} */ { exported }) => exported.name);
  });

/**
 * The exports of a module, its own and re-exported ones, by name.
 *
 * @param {string} path of its `.d.ts`
 * @returns {Exported[]}
 */
export function exportsOf(path) {
  const module = moduleAt(path);
  const names = [...new Set(exportedNames(module))].toSorted((one, other) => one.localeCompare(other, 'en'));
  return names.map((name) => declared(module, name));
}
