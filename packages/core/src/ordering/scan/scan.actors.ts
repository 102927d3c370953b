import { fromPromise } from 'xstate';
import { type FoundArticles, lookUpArticles, type SeasonPlace } from '../../contract/index.ts';
import { toBase64Url } from '../../encoding/base64url.ts';
import { type StoredScans, scanStore } from '../../keptWork/scanStore.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { watchPage } from '../../platform/watchPage.ts';
import { codeLookUpMachine } from './codeLookUp.machine.ts';
import { scanMemoryMachine } from './scanMemory.machine.ts';

/** The charts of scanning with their services, and the storage in which its list survives a reload. */
export function scanParts({
  api,
  ports,
  storage,
  user,
}: Pick<OrderingDependencies, 'api' | 'ports' | 'storage' | 'user'>) {
  const store = scanStore(storage, ports.locks, toBase64Url(ports.randomBytes(9)));
  const watch = watchPage(ports);
  return {
    actors: {
      memory: scanMemoryMachine.provide({
        actors: {
          recall: fromPromise<StoredScans | null, SeasonPlace>(async ({ input }) =>
            store.recall(await user(), input),
          ),
          recallLeft: fromPromise<StoredScans | null, SeasonPlace>(async ({ input }) =>
            store.recallLeft(await user(), input),
          ),
          watchPage: watch,
        },
      }),
      lookUp: codeLookUpMachine.provide({
        actors: {
          lookUp: fromPromise<FoundArticles, { place: SeasonPlace; eans: readonly string[] }>(
            ({ input: { place, eans }, signal }) =>
              api.send(lookUpArticles, {
                params: place,
                body: { eans: [...eans], articleNumbers: [] },
                signal,
              }),
          ),
          watchPage: watch,
        },
      }),
    },
    actions: {
      keep: (_: unknown, { place, kept }: { place: SeasonPlace; kept: StoredScans }) =>
        store.keep(place, kept),
    },
  };
}
