/**
 * A recipe whose classes were determined when the page was built.
 *
 * @param {string} base classes it always has
 * @param {[variants: string[], classes: Record<string, string>][]} parts groups of variants that together select
 * classes; `classes` is keyed by the chosen options, joined by commas; an unset option and `false` are empty
 * @param {Record<string, unknown>} defaults default options
 * @returns {(chosen?: Record<string, unknown>) => string}
 */
export const recipe =
  (base, parts, defaults) =>
  (chosen = {}) =>
    parts.reduce((classes, [variants, own]) => {
      const values = variants.map(
        (name) => (chosen[name] === undefined ? defaults[name] : chosen[name]) || '',
      );
      const more = own[values.join()];
      return more ? `${classes} ${more}` : classes;
    }, base);
