import { parseSync } from 'vite';
import { languages, locales } from './languages.js';
import { visit } from './source.js';

/** @typedef {import('./source.js').Node} Node */

const isLanguage = (/** @type {Node | undefined} */ node) =>
  node?.type === 'Literal' && languages.includes(node.value);

/** The languages by the names that code gives a flag: `german ? … : …`. */
const flags = languages.map((language) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language)?.toLowerCase(),
);
const isFlag = (/** @type {Node} */ node) =>
  node.type === 'Identifier' && flags.includes(String(node.name).replace(/^is/, '').toLowerCase());

const startsWith = (/** @type {Node} */ node) => node.callee.property?.name === 'startsWith';
const isList = (/** @type {Node} */ node) =>
  node.elements.length === languages.length && node.elements.every(isLanguage);

/**
 * What knows one language where the core's list, or a record by language, would do; by the type of node.
 *
 * @type {Record<string, { says: string, is: (node: Node) => boolean }>}
 */
const faulty = {
  BinaryExpression: {
    says: 'compares with a language',
    is: ({ operator, left, right }) => /^[!=]==?$/.test(operator) && [left, right].some(isLanguage),
  },
  CallExpression: {
    says: 'compares with a language',
    is: (node) => startsWith(node) && isLanguage(node.arguments[0]),
  },
  SwitchCase: { says: 'branches on a language', is: ({ test }) => isLanguage(test ?? undefined) },
  ConditionalExpression: { says: 'branches on a language', is: ({ test }) => isFlag(test) },
  IfStatement: { says: 'branches on a language', is: ({ test }) => isFlag(test) },
  ArrayExpression: { says: 'lists the languages again', is: isList },
  Literal: { says: 'names a locale again', is: ({ value }) => locales.includes(value) },
};

/**
 * Every place of a source that knows one language, in words.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string[]}
 */
export function branchesOf(path, code) {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {string[]} */
  const faults = [];
  visit(/** @type {any} */ (program), (node) => {
    const fault = faulty[node.type];
    if (!fault?.is(node)) return;
    const line = code.slice(0, node.start).split('\n').length;
    faults.push(
      `${path}:${line}: ${fault.says}; packages/core/src/contract/language.ts is the one place for that`,
    );
  });
  return faults;
}
