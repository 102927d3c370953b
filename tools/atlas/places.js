/**
 * @typedef {string | { [state: string]: Value | undefined }} Value a value of XState
 */

/**
 * How a place in a chart is written: `editing.stored`, or `list.ready + search.idle` for parallel states. The
 * tours of the screens use the same format.
 *
 * @param {Value} value
 * @returns {string}
 */
export const nameOf = (value) =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, inner]) => `${state}.${inner === undefined ? '' : nameOf(inner)}`)
        .join(' + ');

/**
 * The innermost states that are active.
 *
 * @param {string} id of the state that has the value
 * @param {Value} value
 * @returns {string[]} ids
 */
export const innermost = (id, value) => {
  if (typeof value === 'string') return [`${id}.${value}`];
  const inner = Object.entries(value);
  if (inner.length === 0) return [id];
  return inner.flatMap(([state, within]) => innermost(`${id}.${state}`, within ?? {}));
};
