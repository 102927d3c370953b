import { parseSync, Visitor } from 'vite';

/** The files with charts. In contracts, `description` is a data field. */
const charts = /\/packages\/core\/(src|dist)\/(?!contract\/).*\.[jt]s$/;

/**
 * A plugin for Vite that removes the descriptions of charts and their states from what is built. They are only for
 * readers of the drawings and walks.
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
        const shorter = withoutDescriptions(code, id);
        return shorter === code ? null : { code: shorter, map: null };
      },
    },
  };
}

/**
 * The code without `description` properties whose value is plain text.
 *
 * @param {string} code of a module, without types
 * @param {string} id
 * @returns {string}
 */
export function withoutDescriptions(code, id) {
  /** @type {[start: number, end: number][]} */
  const cuts = [];
  new Visitor({
    Property({ key, value, start, end }) {
      const named = key.type === 'Identifier' && key.name === 'description';
      if (!named || value.type !== 'Literal' || typeof value.value !== 'string') return;
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      cuts.push([start, end + comma]);
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
