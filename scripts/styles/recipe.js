/**
 * A recipe whose classes were worked out when the page was built.
 *
 * @param {string} base classes it always has
 * @param {[variants: string[], classes: Record<string, string>][]} parts classes by what is chosen for the variants
 *   that decide together, joined by commas; nothing chosen and `false` are empty
 * @param {Record<string, unknown>} defaults what is chosen unless told
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
