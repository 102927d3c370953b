import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleStyle } from '../../testing/index.ts';
import { CellMap } from '../cart/cellMap.ts';
import { rackOf } from './rack.ts';
import { rackViewOf, searchOfRack } from './rackAddress.ts';
import { type RackView, rackFacets, rackGroupings, rackTabs, wholeRack } from './rackView.ts';

const DAY = 86_400_000;
const [template] = sampleStyle().colours;
const [size] = template?.variants ?? [];
if (!template || !size) throw new Error('the sample has colours and sizes');

const genders = ['Men', 'Women'];
const groups = ['blue', 'red', 'white'];

/** Styles with known colours; pieces by variant. */
const assortment = fc.array(
  fc.record({
    gender: fc.constantFrom(...genders),
    look: fc.option(fc.constantFrom('look-1', 'look-2')),
    colours: fc.array(
      fc.record({
        group: fc.constantFrom(...groups),
        weeks: fc.integer({ min: 0, max: 3 }),
        pieces: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  { maxLength: 6 },
);
type Assortment = typeof assortment extends fc.Arbitrary<infer T> ? T : never;

const built = (made: Assortment) => {
  const pieces = new Map<string, number>();
  const styles = made.map(({ gender, look, colours }, s) => ({
    ...sampleStyle(),
    articleId: `s-${s}`,
    gender,
    keylookId: look,
    colours: colours.map(({ group, weeks, pieces: wished }, c) => ({
      ...template,
      articleColorId: `s-${s}-c-${c}`,
      colourGroup: group,
      deliveryFrom: weeks * 7 * DAY,
      variants: wished.map((count, v) => {
        const articleVariantId = `s-${s}-c-${c}-v-${v}`;
        pieces.set(articleVariantId, count);
        return { ...size, articleVariantId };
      }),
    })),
  }));
  return { styles, pieces, rack: (view: RackView) => rackOf(styles, pieces, CellMap.empty(), view) };
};

const view: fc.Arbitrary<RackView> = fc.record({
  tab: fc.constantFrom(...rackTabs),
  grouping: fc.constantFrom(...rackGroupings),
  zoom: fc.integer({ min: 1, max: 5 }),
  figures: fc.boolean(),
  chosen: fc
    .record({
      gender: fc.subarray(genders),
      colourGroup: fc.subarray(groups),
    })
    .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, keys]) => keys.length > 0))),
});

describe('O1 the rack of the Order-Check', () => {
  it('O1 hangs each ordered colour once, and nothing that is not ordered', () => {
    fc.assert(
      fc.property(assortment, (made) => {
        const { styles, pieces, rack } = built(made);
        const ordered = styles.flatMap(({ colours }) =>
          colours.filter(({ variants }) =>
            variants.some(({ articleVariantId }) => (pieces.get(articleVariantId) ?? 0) > 0),
          ),
        );
        const hung = rack(wholeRack).groups.flatMap((group) => group.hung);
        expect(hung.map(({ colour }) => colour.articleColorId).sort()).toEqual(
          ordered.map(({ articleColorId }) => articleColorId).sort(),
        );
      }),
    );
  });

  it('O1 adds up the same however it is grouped', () => {
    fc.assert(
      fc.property(assortment, view, (made, looked) => {
        const { rack } = built(made);
        const { groups: apart, sums, shown } = rack(looked);
        expect(apart.reduce((all, group) => all + group.sums.pieces, 0)).toBe(sums.pieces);
        expect(apart.reduce((all, group) => all + group.sums.value, 0)).toBe(sums.value);
        expect(apart.reduce((all, group) => all + group.hung.length, 0)).toBe(shown);
        expect(rack({ ...looked, grouping: 'none' }).sums).toEqual(sums);
      }),
    );
  });

  it('O1 counts of a value what choosing it alone in its facet would show', () => {
    fc.assert(
      fc.property(assortment, view, (made, looked) => {
        const { rack } = built(made);
        for (const { name, values } of rack(looked).facets) {
          for (const { key, count } of values) {
            const alone = { ...looked, chosen: { ...looked.chosen, [name]: [key] } };
            expect(rack(alone).sums.styles).toBe(count);
          }
        }
      }),
    );
  });

  it('O1 shows weeks in the order of time, and what has no look last', () => {
    const { rack } = built([
      { gender: 'Men', look: null, colours: [{ group: 'blue', weeks: 3, pieces: [1] }] },
      { gender: 'Men', look: 'look-1', colours: [{ group: 'blue', weeks: 1, pieces: [1] }] },
    ]);
    const keys = (grouping: RackView['grouping']) =>
      rack({ ...wholeRack, grouping }).groups.map(({ key }) => key);
    expect(keys('deliveryWeek')).toEqual(['1970-02', '1970-04']);
    expect(keys('keylook')).toEqual(['look-1', '']);
  });

  it('O1 an address says the view, and any text at all is some view', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(rackViewOf(searchOfRack(one))).toEqual(one);
      }),
    );
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const read = rackViewOf(`?${text}`);
        expect(rackViewOf(searchOfRack(read))).toEqual(read);
        expect(rackFacets.every((facet) => read.chosen[facet]?.length !== 0)).toBe(true);
      }),
    );
    expect(rackViewOf('?zoom=9&group=price&tab=x&gender=')).toEqual(wholeRack);
  });
});
