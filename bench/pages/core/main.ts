import type { StyleIndex } from '@selvedge/core/contract';
import {
  type Catalog,
  everything,
  type FacetName,
  type Filters,
  facetNames,
  find,
  nonePicked,
  openCatalog,
} from '@selvedge/core/ordering';
import { narrowed } from '../../floors/bitsets/bitsets.ts';

/** What the page measures; every time is one run's, ms. */
export interface CoreTimes {
  readonly parse: number;
  readonly open: number;
  /** Per toggle, over the same toggles. */
  readonly core: number;
  readonly floor: number;
  /** Per term that was not asked for before. */
  readonly search: number;
}

/** Facets that are asked of styles: the floor knows no other. */
const byStyle: readonly FacetName[] = facetNames.filter(
  (name) => !['colourGroup', 'colourStock', 'deliveryMonth', 'calendarWeek'].includes(name),
);
const toggles = 60;
const mostChosen = 4;

/** The same numbers in every run, from 0 to below 1. */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Selections as a buyer makes them: one value on or off at a time, a few at once. */
function walk(catalog: Catalog, facets: readonly FacetName[]): Filters[] {
  const next = random(7);
  let chosen: [FacetName, string][] = [];
  return Array.from({ length: toggles }, () => {
    const name = facets[Math.floor(next() * facets.length)] ?? 'brand';
    const { keys } = catalog.vocabularies[name];
    const key = keys[Math.floor(next() * Math.min(keys.length, 12))];
    if (key !== undefined) chosen = [...chosen, [name, key] as [FacetName, string]].slice(-mostChosen);
    const found: Partial<Record<FacetName, string[]>> = {};
    for (const [facet, value] of chosen) found[facet] = [...new Set([...(found[facet] ?? []), value])];
    return { ...everything, facets: found };
  });
}

const timed = (work: () => void): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

function floorOf(catalog: Catalog, filterings: readonly Filters[]): () => number {
  const facets = facetNames.map((name) => ({ values: catalog.vocabularies[name].bits }));
  const chosen = filterings.map((filters) =>
    facetNames.map((name) => {
      const { keys } = catalog.vocabularies[name];
      return (filters.facets[name] ?? []).map((key) => keys.indexOf(key));
    }),
  );
  return () => chosen.reduce((sum, one) => sum + narrowed(catalog.size, facets, one).positions.length, 0);
}

const terms = [
  'bl',
  'so',
  'pop',
  '13.0',
  'navy',
  'wool',
  'k',
  'shirt',
  '410',
  'mer',
  'ea',
  'tw',
  '40',
  'lin',
];

let last: Catalog | null = null;

async function measure(nth: number): Promise<CoreTimes> {
  const text = await (await fetch('/index.json')).text();
  let index: StyleIndex | null = null;
  const parse = timed(() => {
    index = JSON.parse(text);
  });
  if (index === null) throw new Error('There is no index');
  const given: StyleIndex = index;
  const open = timed(() => {
    last = openCatalog(given);
  });
  if (last === null) throw new Error('There is no catalogue');
  const catalog: Catalog = last;
  const filterings = walk(catalog, byStyle);
  const floor = floorOf(catalog, filterings);
  let styles = 0;
  const core = () => {
    for (const filters of filterings) styles += find(catalog, filters, nonePicked).positions.length;
  };
  core();
  const expected = floor();
  if (styles !== expected) throw new Error(`The floor finds ${expected} styles and the core ${styles}`);
  const coreFirst = nth % 2 === 0;
  const first = timed(coreFirst ? core : floor);
  const second = timed(coreFirst ? floor : core);
  const search = timed(() => {
    for (const term of terms) find(catalog, { ...everything, term }, nonePicked);
  });
  const per = toggles;
  return {
    parse,
    open,
    core: (coreFirst ? first : second) / per,
    floor: (coreFirst ? second : first) / per,
    search: search / terms.length,
  };
}

Object.assign(globalThis, { measure });
