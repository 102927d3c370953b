/**
 * A recipe of Panda, as it is written.
 * @typedef {object} Recipe
 * @property {object} [base]
 * @property {Record<string, Record<string, object>>} [variants]
 * @property {Record<string, string | boolean>} [defaultVariants]
 */

/** @typedef {(chosen: Record<string, string | undefined>) => string} Classes */

/** Nothing chosen and `false` are the same to {@link import('./recipe.js').recipe}. */
const none = '';

/** @param {string[]} names */
const optionsOf = (names, /** @type {unknown} */ byDefault) => {
  if (names.includes('false')) throw new Error('A recipe names what is so; what is not so has no styles');
  return byDefault === undefined || names.includes('true') ? [none, ...names] : names;
};

/**
 * Every choice there is.
 * @param {[name: string, options: string[]][]} variants
 * @returns {Record<string, string>[]}
 */
const choicesOf = (variants) =>
  variants.reduce(
    (choices, [name, options]) =>
      choices.flatMap((choice) => options.map((option) => ({ ...choice, [name]: option }))),
    /** @type {Record<string, string>[]} */ ([{}]),
  );

/**
 * Takes a recipe apart into the classes it always has, and those that depend on the least number of variants, so that
 * all of it can be written down: what `recipe.js` takes.
 *
 * @param {Recipe} written
 * @param {(written: Recipe) => Classes} cva Panda's own, which resolves what overrides what
 * @returns {[base: string, parts: [string[], Record<string, string>][], defaults: Record<string, unknown>]}
 */
export function classesOf(written, cva) {
  const { variants = {}, defaultVariants = {} } = written;
  const named = Object.entries(variants).map(
    ([name, options]) =>
      /** @type {[string, string[]]} */ ([name, optionsOf(Object.keys(options), defaultVariants[name])]),
  );
  const resolve = cva(written);
  const worn = choicesOf(named).map((choice) => ({
    choice,
    classes: new Set(
      resolve(
        Object.fromEntries(Object.entries(choice).map(([name, option]) => [name, option || 'false'])),
      ).split(' '),
    ),
  }));
  const all = [...new Set(worn.flatMap(({ classes }) => [...classes]))];
  const always = all.filter((each) => worn.every(({ classes }) => classes.has(each)));

  /** Variants that decide about a class: two choices that differ in nothing else differ in it. */
  const decidersOf = (/** @type {string} */ each) =>
    named
      .map(([name]) => name)
      .filter((name) =>
        worn.some(({ choice, classes }) =>
          worn.some(
            (other) =>
              classes.has(each) !== other.classes.has(each) &&
              named.every(([key]) => key === name || choice[key] === other.choice[key]),
          ),
        ),
      );

  /** @type {Map<string, string[]>} */
  const parts = new Map();
  for (const each of all.filter((one) => !always.includes(one))) {
    const key = decidersOf(each).join();
    parts.set(key, [...(parts.get(key) ?? []), each]);
  }
  return [
    always.join(' '),
    [...parts].map(([key, classes]) => {
      const names = key.split(',');
      const table = worn.map(({ choice, classes: has }) => [
        names.map((name) => choice[name]).join(),
        classes.filter((each) => has.has(each)).join(' '),
      ]);
      return [names, Object.fromEntries(table.filter(([, own]) => own !== ''))];
    }),
    defaultVariants,
  ];
}
