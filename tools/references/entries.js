/**
 * The entries of docs/specification.md: all third-level headings that begin with an id.
 *
 * @param {string} specification
 * @returns {string[]} their ids, in order
 */
export const entriesOf = (specification) =>
  [...specification.matchAll(/^### ((?:HZ|[A-Z])\d{1,2}) /gm)].map(([, id = '']) => id);
