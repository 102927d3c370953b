import { parseSync } from 'vite';

/**
 * @typedef {{ line: number, text: string }} Found
 * @typedef {{ type: string, start: number, [key: string]: any }} Node
 */

/** Attributes (of elements and of this project's components) whose text is displayed or read aloud. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'summary',
  'text',
  'title',
]);

const hasWord = (/** @type {string} */ text) => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));

/**
 * Reads one source file: every string that it contains as a value (not in types), and every text that a screen
 * would show without a catalogue.
 *
 * @param {string} path determines the language: ts or tsx
 * @param {string} code
 * @returns {{ strings: Found[], asked: Set<string>, spelledOut: Found[] }} `asked` holds strings that are
 * certainly message ids
 * @throws {Error} when the file does not parse
 */
export function readSource(path, code) {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {Found[]} */
  const strings = [];
  /** @type {Set<string>} */
  const asked = new Set();
  /** @type {Found[]} */
  const spelledOut = [];
  const at = (/** @type {Node} */ node, /** @type {string} */ text) => ({
    line: code.slice(0, node.start).split('\n').length,
    text,
  });

  visit(/** @type {any} */ (program), (node) => {
    const own = literalOf(node);
    if (own !== undefined) strings.push(at(node, own));
    const id = askedBy(node);
    if (id !== undefined) asked.add(id);
    for (const shown of shownBy(node)) {
      const text = shown.type === 'JSXText' ? shown.value : literalOf(shown);
      if (text !== undefined && hasWord(text)) spelledOut.push(at(shown, text.trim()));
    }
  });
  return { strings, asked, spelledOut };
}

/**
 * @param {Node} node
 * @param {(node: Node) => void} see
 */
function visit(node, see) {
  if (node.type.startsWith('TSLiteral') || node.type === 'ImportDeclaration') return;
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') visit(child, see);
    }
  }
}

/**
 * @param {Node} node
 * @returns {string | undefined}
 */
function literalOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map((/** @type {Node} */ part) => part.value.cooked ?? '').join(' ');
  }
  return undefined;
}

/**
 * The id in `<FormattedMessage id="…">`, `formatMessage({ id: '…' })` and `{ message: '…' }`.
 *
 * @param {Node} node
 * @returns {string | undefined}
 */
function askedBy(node) {
  if (node.type === 'JSXOpeningElement' && node.name.name === 'FormattedMessage') {
    const id = node.attributes.find((/** @type {Node} */ attribute) => attribute.name?.name === 'id');
    return id?.value ? outcomes(id.value).map(literalOf)[0] : undefined;
  }
  if (node.type === 'CallExpression' && (node.callee.property ?? node.callee).name === 'formatMessage') {
    const id = node.arguments[0]?.properties?.find(
      (/** @type {Node} */ property) => property.key?.name === 'id',
    );
    return id ? literalOf(id.value) : undefined;
  }
  if (node.type === 'Property' && /^message(Id)?$/.test(node.key.name ?? '')) return literalOf(node.value);
  return undefined;
}

/**
 * The parts of a node that appear on the screen: texts between tags, and displayed or spoken attributes.
 *
 * @param {Node} node
 * @returns {Node[]}
 */
function shownBy(node) {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.flatMap(outcomes);
  if (node.type === 'JSXAttribute' && node.value && spoken.has(node.name.name)) return outcomes(node.value);
  return [];
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function outcomes(node) {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return outcomes(node.expression);
    case 'ConditionalExpression':
      return [...outcomes(node.consequent), ...outcomes(node.alternate)];
    case 'LogicalExpression':
      return [...outcomes(node.left), ...outcomes(node.right)];
    default:
      return [];
  }
}
