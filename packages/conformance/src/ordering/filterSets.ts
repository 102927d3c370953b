import {
  type FilterSet,
  filterSets,
  removeFilterSet,
  renameFilterSet,
  saveFilterSet,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { rightEnv } from '../fixture/place.ts';
import { Deviation, expectSame, expectThat } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';

const enters = 'any right of the ordering area; each user has sets of their own';
const params = { rightEnv } as const;
const names = { first: 'Conformance A', second: 'Conformance B', third: 'Conformance C' } as const;

const forget = async (fixture: Fixture, { filterSetId }: FilterSet) =>
  answerOf(fixture.caller, removeFilterSet, { params: { rightEnv, filterSetId } });

const forgetOwn = async (fixture: Fixture) => {
  for (const set of await answerOf(fixture.caller, filterSets, { params }))
    if (Object.values<string>(names).includes(set.name)) await forget(fixture, set);
};

const forgetLater = (fixture: Fixture) =>
  fixture.once('filterSets', async () => fixture.undoLater('filter sets', () => forgetOwn(fixture)));

/** Stores a set under that name. */
async function kept(fixture: Fixture, name: string): Promise<FilterSet> {
  await forgetLater(fixture);
  const body = { name, search: '?new=yes' };
  const sets = await answerOf(fixture.caller, saveFilterSet, { params, body });
  const found = sets.find((set) => set.name === name);
  if (!found) throw new Deviation(`the set ${name}`, 'none');
  return found;
}

/** Stores the first set, after removing all of the suite's sets. */
async function alone(fixture: Fixture): Promise<FilterSet> {
  await forgetLater(fixture);
  await forgetOwn(fixture);
  return kept(fixture, names.first);
}

const at = ({ filterSetId }: FilterSet) => ({ rightEnv, filterSetId }) as const;

export const filterSetEntries = [
  entry(filterSets, {
    right: enters,
    rows: 'M1',
    refuses: ['404 notFound'],
    call: () => ({ params }),
    checks: {
      'has what was kept, and nobody else’s': async ({ fixture, call, answer }) => {
        const set = await kept(fixture, names.first);
        const own = await answer(await call());
        expectSame(
          own.find((one) => one.filterSetId === set.filterSetId),
          set,
          'set',
        );
        if (!fixture.stranger) return;
        const theirs = await answerOf(fixture.stranger, filterSets, { params });
        expectThat(
          theirs.every((one) => one.filterSetId !== set.filterSetId),
          'no set of somebody else',
          theirs,
        );
      },
    },
  }),
  entry(saveFilterSet, {
    right: enters,
    rows: 'M1',
    refuses: ['404 notFound', '409 tooManyFilterSets'],
    call: async (fixture) => {
      await forgetLater(fixture);
      return { params, body: { name: names.first, search: '?new=yes' } };
    },
    checks: {
      'takes the place of the set of that name': async ({ fixture, answer }) => {
        await alone(fixture);
        const sets = await answer({ params, body: { name: names.first, search: '?sale=yes' } });
        expectSame(
          sets.filter(({ name }) => name === names.first).map(({ search }) => search),
          ['?sale=yes'],
          'sets of that name',
        );
      },
      'a name that is blank or too long, a search that is none: 400 or 422': async ({ unreadable }) => {
        for (const name of [' ', 'a'.repeat(61)]) await unreadable({ params, body: { name, search: '' } });
        await unreadable({ params, body: { name: names.first, search: 'new=yes' } });
      },
    },
  }),
  entry(renameFilterSet, {
    right: enters,
    rows: 'M1',
    refuses: ['404 notFound', '409 filterSetNameTaken'],
    call: async (fixture) => ({ params: at(await alone(fixture)), body: { name: names.second } }),
    foreign: true,
    checks: {
      'has the other name then': async ({ fixture, answer }) => {
        const set = await alone(fixture);
        const sets = await answer({ params: at(set), body: { name: names.third } });
        expectSame(sets.find((one) => one.filterSetId === set.filterSetId)?.name, names.third, 'name');
      },
      'a name that another has, whatever its case: 409 filterSetNameTaken': async ({ fixture, refusal }) => {
        const set = await alone(fixture);
        await kept(fixture, names.second);
        const body = { name: names.second.toUpperCase() };
        await refusal({ params: at(set), body }, '409 filterSetNameTaken');
      },
    },
  }),
  entry(removeFilterSet, {
    right: enters,
    rows: 'M1',
    call: async (fixture) => ({ params: at(await alone(fixture)) }),
    missing: [200],
    checks: {
      'is gone then, also when asked twice': async ({ fixture, answer }) => {
        const set = await alone(fixture);
        for (const sets of [await answer({ params: at(set) }), await answer({ params: at(set) })])
          expectThat(
            sets.every((one) => one.filterSetId !== set.filterSetId),
            'no such set',
            sets,
          );
      },
    },
  }),
];
