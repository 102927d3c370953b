import { type AnyActorRef, type AnyMachineSnapshot, fromCallback, fromPromise } from 'xstate';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { sturdyStorage } from '../session/sturdyStorage.ts';
import { type InTheWay, releaseMachine } from './release.machine.ts';

/** Names the oldest release because of which this page was loaded anew last. */
const TRIED = 'selvedge.release.tried';

/** Whether a chart or one of its parts waits for an answer. */
const isPending = (ref: AnyActorRef): boolean => {
  const { children = {}, tags }: Partial<AnyMachineSnapshot> = ref.getSnapshot() ?? {};
  if (tags?.has('pending') || tags?.has('saving')) return true;
  return Object.values<AnyActorRef | undefined>(children).some((child) => child && isPending(child));
};

/** What is typed and not stored, what waits for its answer, and what only the page knows: an open dialog or field. */
const isUnsent = ({ portal, ports }: OverlaysDependencies): boolean => {
  const ordering = portal.ordering();
  if (ports.isEngaged()) return true;
  return ordering !== null && (ordering.getSnapshot().context.unsaved !== 'none' || isPending(ordering));
};

/** The chart with its services in the browser. */
export function releaseLogic(dependencies: OverlaysDependencies): typeof releaseMachine {
  const { oldestRelease, ports } = dependencies;
  const storage = sturdyStorage(ports.sessionStorage);
  return releaseMachine.provide({
    actors: {
      watchRelease: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'release.told', oldest: oldestRelease.known() });
        // What answers told before this chart was there.
        if (oldestRelease.known() > 0) tell();
        return oldestRelease.onChange(tell);
      }),
      // Its code may not come. The page is not kept then, and nothing else is lost.
      keepPage: fromPromise<void>(async () => ports.keepPage?.().catch(() => {})),
      look: fromPromise<InTheWay, { oldest: number }>(async ({ input }) => ({
        unsent: isUnsent(dependencies),
        tried: storage.get(TRIED) === String(input.oldest),
      })),
      reload: fromPromise<void, { oldest: number }>(async ({ input }) => {
        storage.set(TRIED, String(input.oldest));
        ports.location.reload();
      }),
    },
  });
}
