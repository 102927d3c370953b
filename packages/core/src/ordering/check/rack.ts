import type { Colour, Style } from '../../contract/index.ts';
import { addTo } from '../../rules/addTo.ts';
import { deliveryWeekOf } from '../../rules/deliveryWeek.ts';
import { type OrderTotals, totalsOf } from '../../rules/orderTotals.ts';
import { type Counts, countsOf, noCounts, type Pieces, type Sums, sumsFrom } from '../cart/cartSums.ts';
import type { Lines } from '../cart/ledger.ts';
import { withOthers } from '../cart/otherCurrencies.ts';
import { type RackFacetName, type RackGrouping, type RackView, rackFacets } from './rackView.ts';

/** An ordered colour on the rack. */
export interface Hung {
  readonly style: Style;
  readonly colour: Colour;
  readonly sums: Sums;
}

/** Colours that hang together; `key` depends on the {@link RackGrouping}, and is '' for a style without a keylook. */
export interface RackGroup {
  readonly key: string;
  readonly hung: readonly Hung[];
  readonly sums: Sums;
}

/** A value of a facet and the number of styles it would show, given the choices in the other facets. */
export interface RackValue {
  readonly key: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** A facet of the rack's filters, with its values and their counts. */
export interface RackFacet {
  readonly name: RackFacetName;
  readonly values: readonly RackValue[];
}

/** The colours of a cart on the rack: grouped, with the facets for filtering. */
export interface Rack {
  readonly groups: readonly RackGroup[];
  readonly facets: readonly RackFacet[];
  /** Sums of the colours shown. */
  readonly sums: Sums;
  /** Number of colours shown, and of all colours ordered. */
  readonly shown: number;
  readonly of: number;
}

/** 'yyyy-ww': the ISO week of a delivery. Sorted as text, it is in order of time. */
const weekKey = (at: number): string => {
  const { week, year } = deliveryWeekOf(at);
  return `${year}-${String(week).padStart(2, '0')}`;
};

type NamedColour = Pick<Hung, 'style' | 'colour'>;

const keys: Readonly<Record<RackFacetName | Exclude<RackGrouping, 'none'>, (hung: NamedColour) => string>> = {
  brand: ({ style }) => style.brandName,
  line: ({ style }) => style.lineName,
  gender: ({ style }) => style.gender,
  commodityClass: ({ style }) => style.commodityClass,
  colourGroup: ({ colour }) => colour.colourGroup,
  deliveryWeek: ({ colour }) => weekKey(colour.deliveryFrom),
  keylook: ({ style }) => style.keylookId ?? '',
};

/** The totals of colours: those of a style are one style. */
const totalsOfHung = (all: readonly CountedColour[]): OrderTotals =>
  totalsOf(
    all.map(({ style, colour, counts }) => ({
      articleId: style.articleId,
      articleColorId: colour.articleColorId,
      quantity: counts.pieces,
    })),
  );

const added = (all: readonly CountedColour[], pieces: Pieces, lines: Lines): Sums => {
  const sum = { ...noCounts };
  for (const { counts } of all) addTo(sum, counts);
  const colours = all.map(({ colour }) => colour);
  return withOthers(sumsFrom({ ...sum, ...totalsOfHung(all) }), [{ colours }], pieces, lines);
};

type CountedColour = Hung & { readonly counts: Counts };

const hungOf = (styles: readonly Style[], pieces: Pieces, lines: Lines): CountedColour[] =>
  styles.flatMap((style) =>
    style.colours
      .map((colour) => ({
        style,
        colour,
        counts: countsOf(
          [{ articleId: style.articleId, vatPerMille: style.vatPerMille, colours: [colour] }],
          pieces,
          lines,
        ),
      }))
      .filter(({ counts }) => counts.pieces > 0)
      .map((one) => ({
        ...one,
        sums: withOthers(sumsFrom(one.counts), [{ colours: [one.colour] }], pieces, lines),
      })),
  );

const fits = (one: NamedColour, { chosen }: RackView, but: RackFacetName | null): boolean =>
  rackFacets.every((facet) => facet === but || (chosen[facet]?.includes(keys[facet](one)) ?? true));

const byKey = <T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  // The group without a key comes last.
  return [...groups].sort(([one], [other]) => {
    if (one === '' || other === '') return one === '' ? 1 : -1;
    return one < other ? -1 : 1;
  });
};

function facetOf(name: RackFacetName, all: readonly CountedColour[], view: RackView): RackFacet {
  const within = new Set(all.filter((one) => fits(one, view, name)));
  const chosen = view.chosen[name] ?? [];
  const values = byKey(all, keys[name]).map(([key, having]) => ({
    key,
    count: totalsOfHung(having.filter((one) => within.has(one))).styles,
    chosen: chosen.includes(key),
  }));
  return { name, values };
}

/** The order arranged as on a rack (O1); styles keep their given order. */
export function rackOf(styles: readonly Style[], pieces: Pieces, lines: Lines, view: RackView): Rack {
  const all = hungOf(styles, pieces, lines);
  const shown = all.filter((one) => fits(one, view, null));
  const { grouping } = view;
  const groups = byKey(shown, (one) => (grouping === 'none' ? '' : keys[grouping](one)));
  return {
    groups: groups.map(([key, hung]) => ({ key, hung, sums: added(hung, pieces, lines) })),
    facets: rackFacets.map((name) => facetOf(name, all, view)),
    sums: added(shown, pieces, lines),
    shown: shown.length,
    of: all.length,
  };
}
