import type { Api } from '@selvedge/core';
import {
  customers,
  dashboardTiles,
  filterSets,
  type Language,
  markCustomer,
  markFavorite,
  removeFilterSet,
  unmarkCustomer,
  unmarkFavorite,
  updateLanguage,
  userSettings,
} from '@selvedge/core/contract';

const rightEnv = 'preorder';

/** The calls that leave a trace. */
const leaving = /\/(updateLanguage|tile-favorite|customer-favorite|filter-sets)\b/;

export const leavesTrace = (method: string, url: string): boolean => method !== 'GET' && leaving.test(url);

/** What an account has marked as its own. */
interface Marks {
  readonly tiles: ReadonlySet<string>;
  readonly customers: ReadonlySet<string>;
  readonly filterSets: ReadonlySet<string>;
}

const marksOf = async (api: Api): Promise<Marks> => {
  const [tiles, shops, sets] = await Promise.all([
    api.send(dashboardTiles, {}),
    api.send(customers, { params: { rightEnv }, query: {} }),
    api.send(filterSets, { params: { rightEnv } }),
  ]);
  return {
    tiles: new Set(tiles.filter(({ favorite }) => favorite).map(({ id }) => id)),
    customers: new Set(shops.filter(({ favorite }) => favorite).map(({ customerId }) => customerId)),
    filterSets: new Set(sets.map(({ filterSetId }) => filterSetId)),
  };
};

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one));

/**
 * What stays of an account in the portal when a journey is over. Yields what takes it back: its marks as they are now,
 * and no other language than the one given, so that what the next journey reads is not for this one to choose. It answers
 * the language that is chosen then.
 */
export async function tracesOf(api: Api): Promise<(language: Language) => Promise<Language | null>> {
  const before = await marksOf(api);
  return async (language) => {
    const [{ selectedLanguage }, now] = await Promise.all([api.send(userSettings, {}), marksOf(api)]);
    // Nobody has to have chosen: then the browser's language counts.
    if (selectedLanguage !== null && selectedLanguage !== language)
      await api.send(updateLanguage, { params: { locale: language } });
    for (const applicationId of without(before.tiles, now.tiles))
      await api.send(markFavorite, { params: { applicationId } });
    for (const applicationId of without(now.tiles, before.tiles))
      await api.send(unmarkFavorite, { params: { applicationId } });
    for (const customerId of without(before.customers, now.customers))
      await api.send(markCustomer, { params: { rightEnv, customerId } });
    for (const customerId of without(now.customers, before.customers))
      await api.send(unmarkCustomer, { params: { rightEnv, customerId } });
    for (const filterSetId of without(now.filterSets, before.filterSets))
      await api.send(removeFilterSet, { params: { rightEnv, filterSetId } });
    return selectedLanguage === null ? null : language;
  };
}
