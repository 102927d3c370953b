import { array, is, string } from 'superstruct';
import { fromPromise } from 'xstate';
import type { StoragePort } from '../app/ports.ts';
import { watchPortal } from '../companions/portalFacts.ts';
import type { CompanionsWorld } from '../companions/world.ts';
import { messages } from '../contract/index.ts';
import { eventDialogLogic } from '../event/event.actors.ts';
import { watchPage } from '../session/watches.ts';
import { tickerMachine } from './ticker.machine.ts';
import type { News } from './ticker.ts';
import { tickerWindow } from './tickerWindow.ts';

/** The ids of the messages that were put away in this browser, as a JSON list. */
export const DISMISSED = 'selvedge.ticker.dismissed';

const MOST_KEPT = 20_000;

function dismissedIn(storage: StoragePort): string[] {
  const kept = storage.get(DISMISSED);
  if (kept === null || kept.length > MOST_KEPT) return [];
  try {
    const ids: unknown = JSON.parse(kept);
    return is(ids, array(string())) ? ids : [];
  } catch {
    return [];
  }
}

/** The ticker's chart with its services. */
export const tickerLogic = (world: CompanionsWorld): typeof tickerMachine =>
  tickerMachine.provide({
    actors: {
      loadNews: fromPromise<News>(async ({ signal }) => {
        const query = tickerWindow(world.clock.now(), world.ports.utcOffset);
        const found = query
          ? await world.api.send(messages, { params: { type: 'ticker' }, query: { ...query }, signal })
          : [];
        return { messages: found, dismissed: dismissedIn(world.storage) };
      }),
      remember: fromPromise<void, { ids: readonly string[] }>(async ({ input }) =>
        world.storage.set(DISMISSED, JSON.stringify(input.ids)),
      ),
      look: fromPromise<boolean>(async () => world.ports.isVisible()),
      eventDialog: eventDialogLogic(world),
      watchPage: watchPage(world.ports),
      watchPortal: watchPortal(world.portal),
    },
  });
