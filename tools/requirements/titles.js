import { parseSync, Visitor } from 'vite';

/** @typedef {import('vite').ESTree.Node} Node */

/**
 * @typedef {object} Title
 * @property {string[]} ids the requirements and hazards that it begins with
 * @property {string} text the rest of the title; '…' stands for parts that are known only at run time
 * @property {boolean} isGroup whether it is the title of a group of tests
 */

/** Functions whose first argument is a title: tests, groups of tests, and the suites generated from charts. */
const takers = /^(it|test|describe|\w+(Suite|Tour))$/;
const holdsTest = /\b(it|test|\w+(Suite|Tour))(\.\w+)*[(`]/;
const leading = /^(?:…\s*)*((?:(?:HZ|[A-Z])\d{1,2}\b[\s,:]*)+)(.*)$/s;

/**
 * The ids that a title begins with, and the rest of its text. In a title with ids only, the last one is the text:
 * `M4 F2` is about the key, not about a requirement.
 *
 * @param {string} title
 * @returns {{ ids: string[], text: string }}
 */
export function readTitle(title) {
  const [, leads = '', text = ''] = leading.exec(title) ?? [];
  const ids = leads.match(/(?:HZ|[A-Z])\d+/g) ?? [];
  if (text.trim() !== '' || ids.length < 2) return { ids, text: text.trim() };
  return { ids: ids.slice(0, -1), text: ids.at(-1) ?? '' };
}

/** @param {Node} callee @returns {string} the first name of `it.each(…)`, `test.describe` and the like */
const rootOf = (callee) => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootOf(callee.tag) : '';
};

/** @param {Node} callee */
const isGroupOf = (callee) =>
  rootOf(callee) === 'describe' ||
  (callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'describe');

/** @param {Node | undefined} node @returns {string | undefined} */
const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return undefined;
};

/** @param {Node} node @returns {(string | undefined)[]} */
const keysOf = (node) =>
  node.type === 'ObjectExpression'
    ? node.properties.map((each) => (each.type === 'Property' ? textOf(each.key) : undefined))
    : [];

/**
 * All titles of a file's tests, in order.
 *
 * @param {string} path determines the language: ts or tsx
 * @param {string} code
 * @returns {{ title: string, isGroup: boolean }[]}
 * @throws {Error} when the file does not parse
 */
export function allTitlesOf(path, code) {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {{ title: string | undefined, isGroup?: boolean }[]} */
  const found = [];
  new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      if (!takers.test(rootOf(callee))) return;
      const isGroup = isGroupOf(callee);
      if (isGroup && !holdsTest.test(code.slice(start, end))) return;
      found.push({ title: textOf(first), isGroup });
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'invariants')
        found.push(...keysOf(value).map((title) => ({ title })));
    },
  }).visit(program);
  return found.map(({ title = '', isGroup = false }) => ({ title, isGroup }));
}

/**
 * The titles of a file's tests that begin with the id of a requirement or a hazard, in order.
 *
 * @param {string} path determines the language: ts or tsx
 * @param {string} code
 * @returns {Title[]}
 * @throws {Error} when the file does not parse
 */
export const titlesOf = (path, code) =>
  allTitlesOf(path, code).flatMap(({ title, isGroup }) => {
    const { ids, text } = readTitle(title);
    return ids.length > 0 ? [{ ids, text, isGroup }] : [];
  });
