import { parseSync, Visitor } from 'vite';

/** The files with charts. In contracts, `description` is a data field. */
const charts = /\/packages\/core\/(src|dist)\/(?!contract\/).*\.[jt]s$/;

/**
 * A plugin for Vite that removes the descriptions of charts and their states from what is built, and the types of their
 * setups. Descriptions are only for readers of the drawings and walks, types only for the compiler.
 *
 * @returns {import('vite').Plugin}
 */
export function undescribedCharts() {
  return {
    name: 'selvedge:undescribed-charts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: charts },
      handler(code, id) {
        const shorter = undescribed(code, id);
        return shorter === code ? null : { code: shorter, map: null };
      },
    },
  };
}

/**
 * The code without `description` properties whose value is plain text, and without the `types` that setups are given.
 *
 * @param {string} code of a module, without types
 * @param {string} id
 * @returns {string}
 */
export function undescribed(code, id) {
  /** @type {[start: number, end: number][]} */
  const cuts = [];
  const cut = (/** @type {{ start: number, end: number }} */ { start, end }) => {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    cuts.push([start, end + comma]);
  };
  const isNamed = (
    /** @type {{ key: { type: string, name?: unknown } }} */ { key },
    /** @type {string} */ name,
  ) => key.type === 'Identifier' && key.name === name;
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'setup' || given?.type !== 'ObjectExpression')
        return;
      for (const property of given.properties)
        if (property.type === 'Property' && isNamed(property, 'types')) cut(property);
    },
    Property(property) {
      const { value } = property;
      if (isNamed(property, 'description') && value.type === 'Literal' && typeof value.value === 'string')
        cut(property);
    },
  }).visit(parseSync(id, code).program);
  let at = 0;
  let kept = '';
  for (const [start, end] of cuts) {
    kept += code.slice(at, start);
    at = end;
  }
  return kept + code.slice(at);
}
