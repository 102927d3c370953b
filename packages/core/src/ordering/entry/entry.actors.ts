import { fromPromise } from 'xstate';
import { type FoundArticles, lookUpArticles, type SeasonPlace } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { WorkbookPort } from '../../platform/ports.ts';
import { sturdyStorage } from '../../session/sturdyStorage.ts';
import type { LookedUp } from './articles.ts';
import { type Codes, nextCodes } from './codes.ts';
import {
  codesIn,
  draftIn,
  type EntryDraft,
  type EntryList,
  type JudgedList,
  judgeList,
} from './entryList.ts';
import { type ListReading, readList } from './readList.ts';
import type { NamedTable } from './table.ts';

/** The place comes last, because its parts may contain dots. */
const keyOf = (
  user: string,
  { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace,
): string => ['entry', user, rightEnv, customerId, season, subdivision, collectionType].join('/');

const isWorthKeeping = ({ text, list }: EntryDraft): boolean => text !== '' || list !== null;

/** Services that read a list, look up its codes and judge its rows. Used by fast entry with and without a screen. */
export const entryServices = (api: Api, workbooks: Pick<WorkbookPort, 'read'>) => ({
  read: fromPromise<readonly NamedTable[], ListReading>(({ input: { source, tell }, signal }) =>
    readList(source, workbooks, { signal, tell }),
  ),
  plan: fromPromise<Codes, { list: EntryList; asked: readonly string[] }>(async ({ input }) =>
    codesIn(input.list, input.asked),
  ),
  lookUp: fromPromise<FoundArticles, { place: SeasonPlace; codes: Codes }>(({ input, signal }) => {
    const { eans, articleNumbers } = nextCodes(input.codes);
    return api.send(lookUpArticles, {
      params: input.place,
      body: { eans: [...eans], articleNumbers: [...articleNumbers] },
      signal,
    });
  }),
  judge: fromPromise<JudgedList, { list: EntryList; found: LookedUp }>(({ input }) =>
    judgeList(input.list, input.found),
  ),
});

/** The services of fast entry, and the storage in which its draft survives a reload. */
export function entryParts({ api, ports, user }: Pick<OrderingDependencies, 'api' | 'ports' | 'user'>) {
  const storage = sturdyStorage(ports.sessionStorage);
  /** The drafts of another user in the same window are not touched. */
  let owner = '';
  return {
    actors: {
      recall: fromPromise<EntryDraft | null, SeasonPlace>(async ({ input }) => {
        owner = await user();
        return draftIn(storage.get(keyOf(owner, input)));
      }),
      ...entryServices(api, ports.workbooks),
    },
    actions: {
      keep: (_: unknown, { place, draft }: { place: SeasonPlace; draft: EntryDraft }) => {
        if (isWorthKeeping(draft)) storage.set(keyOf(owner, place), JSON.stringify(draft));
        else storage.remove(keyOf(owner, place));
      },
    },
  };
}
