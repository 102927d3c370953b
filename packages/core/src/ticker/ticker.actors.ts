import { array, is, string } from 'superstruct';
import { fromCallback, fromPromise } from 'xstate';
import { messages } from '../contract/index.ts';
import { eventDialogLogic } from '../event/event.actors.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import type { Ports, StoragePort } from '../platform/ports.ts';
import { watchPage } from '../platform/watchPage.ts';
import { tickerMachine } from './ticker.machine.ts';
import type { News } from './ticker.ts';
import { tickerWindow } from './tickerWindow.ts';

/** Storage key of the ids of messages dismissed in this browser, as a JSON list. */
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

const watchMotion = ({ reducedMotion }: Pick<Ports, 'reducedMotion'>) =>
  fromCallback(({ sendBack }) => {
    const setting = reducedMotion();
    const tell = () => sendBack({ type: 'motion.changed', reduced: setting.matches });
    tell();
    setting.addEventListener('change', tell);
    return () => setting.removeEventListener('change', tell);
  });

/** The ticker's chart with its services provided. */
export const tickerLogic = (dependencies: OverlaysDependencies): typeof tickerMachine =>
  tickerMachine.provide({
    actors: {
      loadNews: fromPromise<News>(async ({ signal }) => {
        const query = tickerWindow(dependencies.clock.now(), dependencies.ports.utcOffset);
        const found = query
          ? await dependencies.api.send(messages, { params: { type: 'ticker' }, query: { ...query }, signal })
          : [];
        return { messages: found, dismissed: dismissedIn(dependencies.storage) };
      }),
      remember: fromPromise<void, { ids: readonly string[] }>(async ({ input }) =>
        dependencies.storage.set(DISMISSED, JSON.stringify(input.ids)),
      ),
      look: fromPromise<boolean>(async () => dependencies.ports.isVisible()),
      eventDialog: eventDialogLogic(dependencies),
      watchPage: watchPage(dependencies.ports),
      watchPortal: watchPortal(dependencies.portal),
      watchMotion: watchMotion(dependencies.ports),
    },
  });
