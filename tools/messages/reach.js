import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readSource } from './source.js';

/**
 * @typedef {import('./faults.js').Source} Source
 * @typedef {import('./areas.js').Area} Area
 * @typedef {{ to: string, part: string | null }} Edge `part` is what loads the file later, such as `orderingPart`; null: at once
 */

/** The screens whose routes have the words of `entry`. */
const entryScreens = [
  'entry/EntryScreen.tsx',
  'live/LiveEventsScreen.tsx',
  'live/LiveScreen.tsx',
  'order/OrderScreen.tsx',
];

/**
 * Whether an import brings the words of an area.
 *
 * @type {Partial<Record<Area, (edge: Edge) => boolean>>}
 */
const brings = {
  overlays: ({ part }) => part !== null,
  ordering: ({ to }) => to.endsWith('/OrderingArea.tsx'),
  onDemand: ({ part }) => part === 'orderingPart' || part === 'screenPart',
  entry: ({ to }) => entryScreens.some((screen) => to.endsWith(`/${screen}`)),
};

/**
 * The files that a file runs; types are none of them.
 *
 * @param {Source} source
 * @returns {Edge[]}
 */
function edgesOf({ path, code }) {
  const { module } = parseSync(path, code);
  const at = (/** @type {string} */ name) => posix.join(posix.dirname(path), name);
  const now = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
  ].map((name) => ({ to: at(name), part: null }));
  const later = [...code.matchAll(/\bimport\(\s*'(\.[^']+)'/g)].map(({ index, 1: name = '' }) => {
    const [, part = 'import'] =
      /(\w+[pP]art)(?:<[^>]*>)?\((?!.*\w+[pP]art\()/s.exec(code.slice(0, index)) ?? [];
    return { to: at(name), part };
  });
  return [...now, ...later];
}

/**
 * Words that a file says where the page does not have them: on the way to it nothing loads them. Whoever reads the page
 * would read the id.
 *
 * @param {Source[]} sources of the page, without tests
 * @param {string} first with which the page begins
 * @param {(id: string) => Area[]} areasOf of the ids of the catalogues
 * @param {ReadonlySet<string>} known
 * @returns {string[]}
 */
export function unreachedIn(sources, first, areasOf, known) {
  const edges = new Map(sources.map((source) => [source.path, edgesOf(source)]));
  /** @type {Map<string, ReadonlySet<string>>} */
  const reached = new Map();
  /** The files that can be shown before any of the areas is there. */
  const before = (/** @type {Area[]} */ areas) => {
    const key = areas.join();
    const found = reached.get(key) ?? new Set([first]);
    if (!reached.has(key))
      for (const path of /** @type {Set<string>} */ (found))
        for (const edge of edges.get(path) ?? [])
          if (!areas.some((area) => brings[area]?.(edge))) /** @type {Set<string>} */ (found).add(edge.to);
    reached.set(key, found);
    return found;
  };
  return sources.flatMap(({ path, code }) =>
    readSource(path, code)
      .strings.filter(({ text }) => known.has(text))
      .flatMap(({ line, text }) => {
        const areas = areasOf(text);
        if (areas.includes('portal') || !before(areas).has(path)) return [];
        return [`${path}:${line}: “${text}” may not be there yet: its area is ${areas.join(' or ')}`];
      }),
  );
}
