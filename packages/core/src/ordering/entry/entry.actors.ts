import { fromPromise } from 'xstate';
import { type FoundArticles, lookUpArticles, type SeasonPlace } from '../../contract/index.ts';
import { toBase64Url } from '../../encoding/base64url.ts';
import type { Api } from '../../platform/api/client.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { WorkbookPort } from '../../platform/ports.ts';
import { sturdyStorage } from '../../session/sturdyStorage.ts';
import type { LookupResult } from './articles.ts';
import { type Codes, nextCodes } from './codes.ts';
import type { EntryDraft, EntryList, JudgedList } from './entryList.ts';
import type { ListDrafts } from './listDrafts.ts';
import { listReadingMachine } from './listReading.machine.ts';
import { matchingMachine } from './matching.machine.ts';
import type { ListReading } from './readList.ts';
import { reviewMachine } from './review/review.machine.ts';
import { rowLookUpMachine } from './review/rowLookUp.machine.ts';
import type { NamedTable } from './table.ts';

const nothing: EntryDraft = { text: '', mode: 'add', list: null };

const isWorthKeeping = ({ text, list }: EntryDraft): boolean => text !== '' || list !== null;

const readingParts = () => import('./readingParts.ts');

/** The charts that read a list and match its rows with articles, and the service that looks up codes. Used by bulk entry with and without a screen. */
export function listActors(api: Api, workbooks: Pick<WorkbookPort, 'read'>) {
  const lookUp = fromPromise<FoundArticles, { place: SeasonPlace; codes: Codes }>(({ input, signal }) => {
    const { eans, articleNumbers } = nextCodes(input.codes);
    return api.send(lookUpArticles, {
      params: input.place,
      body: { eans: [...eans], articleNumbers: [...articleNumbers] },
      signal,
    });
  });
  return {
    listReading: listReadingMachine.provide({
      actors: {
        read: fromPromise<readonly NamedTable[], ListReading>(async ({ input: { source, tell }, signal }) =>
          (await readingParts()).readList(source, workbooks, { signal, tell }),
        ),
      },
    }),
    matching: matchingMachine.provide({
      actors: {
        plan: fromPromise<Codes, { list: EntryList; asked: readonly string[] }>(async ({ input }) =>
          (await readingParts()).codesIn(input.list, input.asked),
        ),
        lookUp,
        judge: fromPromise<JudgedList, { list: EntryList; found: LookupResult }>(async ({ input }) =>
          (await readingParts()).judgeList(input.list, input.found),
        ),
      },
    }),
    lookUp,
  };
}

/** The services of bulk entry, and the storage in which its draft survives a reload. */
export function entryParts({
  api,
  ports,
  user,
  clock,
}: Pick<OrderingDependencies, 'api' | 'ports' | 'user' | 'clock'>) {
  const stores = {
    storage: ports.localStorage,
    locks: ports.locks,
    tab: sturdyStorage(ports.sessionStorage),
  };
  const page = toBase64Url(ports.randomBytes(9));
  /** null until it is known whose lists and of which place. */
  let drafts: ListDrafts | null = null;
  /** Bulk entry keeps the text, the review of its list the rest. */
  let kept = nothing;
  const keep = (_: unknown, { part }: { place: SeasonPlace; part: Partial<EntryDraft> }) => {
    kept = { ...kept, ...part };
    drafts?.keep(isWorthKeeping(kept) ? { ...kept, at: clock.now() } : null);
  };
  const { lookUp, listReading, matching } = listActors(api, ports.workbooks);
  const rowLookUp = rowLookUpMachine.provide({ actors: { lookUp } });
  return {
    actors: {
      recall: fromPromise<EntryDraft | null, SeasonPlace>(async ({ input }) => {
        // Where it cannot be loaded now, reading tries again and says so.
        readingParts().catch(() => {});
        const [{ listDraftsOf }, owner] = await Promise.all([import('./listDrafts.ts'), user()]);
        drafts = listDraftsOf(owner, input, page, stores);
        const draft = await drafts.recall(clock.now());
        kept = draft ?? nothing;
        return draft;
      }),
      listReading,
      review: reviewMachine.provide({ actors: { matching, rowLookUp }, actions: { keep } }),
    },
    actions: { keep },
  };
}
