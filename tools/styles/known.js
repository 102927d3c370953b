/** @typedef {import('vite').ESTree.Program} Program */
/** @typedef {import('vite').ESTree.Node} Node */

/** Thrown for a value that is not known at build time. */
export class Unknown extends Error {}

/**
 * The value of a constant expression: literals, objects, lists, and constants of the same file.
 *
 * @param {Node} node
 * @param {(name: string) => Node | undefined} constant
 * @returns {unknown}
 * @throws {Unknown}
 */
export function knownValue(node, constant) {
  const known = (/** @type {Node} */ each) => knownValue(each, constant);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.reduce((text, { value }, at) => {
        const before = node.expressions[at - 1];
        return `${text}${before ? known(before) : ''}${value.cooked}`;
      }, '');
    case 'Identifier': {
      const written = constant(node.name);
      if (!written) throw new Unknown(`${node.name} is not known when the page is built`);
      return known(written);
    }
    case 'ArrayExpression':
      return node.elements.map((each) => (each ? known(each) : undefined));
    case 'ObjectExpression':
      return Object.assign(
        {},
        ...node.properties.map((each) =>
          each.type === 'SpreadElement' ? known(each.argument) : { [nameOf(each, known)]: known(each.value) },
        ),
      );
    default:
      throw new Unknown(`${node.type} is not known when the page is built`);
  }
}

/**
 * @param {Extract<Node, { type: 'Property' }>} property
 * @param {(node: Node) => unknown} known
 */
const nameOf = ({ key, computed }, known) =>
  !computed && key.type === 'Identifier' ? key.name : String(known(key));
