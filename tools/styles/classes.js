/**
 * A Panda recipe as written in the source.
 * @typedef {object} Recipe
 * @property {object} [base]
 * @property {Record<string, Record<string, object>>} [variants]
 * @property {Record<string, string | boolean>} [defaultVariants]
 */

/** @typedef {(chosen: Record<string, string | undefined>) => string} Classes */

/** An unset variant and `false` are the same to {@link import('./recipe.js').recipe}. */
const none = '';

/** @param {string[]} names */
const optionsOf = (names, /** @type {unknown} */ byDefault) => {
  if (names.includes('false')) throw new Error('A recipe names what is so; what is not so has no styles');
  return byDefault === undefined || names.includes('true') ? [none, ...names] : names;
};

/**
 * Every combination of options.
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
 * Splits a recipe into the classes it always has, and those that depend on variants (as few as possible for each
 * class), in the form that `recipe.js` takes.
 *
 * @param {Recipe} written
 * @param {(written: Recipe) => Classes} cva Panda's own, which resolves overriding styles
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

  /** The variants that affect a class: some two choices that differ only in this variant differ in the class. */
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
