/** Names with the same meaning everywhere: a component's props. */
const sameEverywhere = new Set(['Props']);

const declaration = /^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

/**
 * Types that are declared in more than one file of a package: a reader cannot know which one is meant.
 *
 * @param {readonly { path: string, text: string }[]} files of a package
 * @returns {string[]} one line per name
 */
export function homonymsOf(files) {
  /** @type {Map<string, Set<string>>} */
  const declared = new Map();
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(declaration))
      if (!sameEverywhere.has(name)) declared.set(name, (declared.get(name) ?? new Set()).add(path));
  return [...declared]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name} is declared in ${[...paths].join(', ')}`);
}
