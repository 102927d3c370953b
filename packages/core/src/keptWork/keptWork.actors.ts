import { type AnyActorRef, fromPromise } from 'xstate';
import { toBase64Url } from '../encoding/base64url.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import { PORTAL } from '../platform/portalName.ts';
import { idOf, signedInUser } from '../session/signedInUser.ts';
import { sturdyStorage } from '../session/sturdyStorage.ts';
import { givenUpSince, giveUp } from './givenUp.ts';
import { isKeptWork } from './keepsWork.ts';
import { keptWorkMachine } from './keptWork.machine.ts';
import {
  isReadable,
  type KeptIn,
  type KeptWork,
  keptWorkOf,
  removeDoneScans,
  removeLists,
  removeWork,
} from './keptWork.ts';
import { MARK, sealingOf } from './sealing.ts';

/** The chart with its services and actions in the browser. */
export function keptWorkLogic({ api, ports, storage, portal }: OverlaysDependencies): typeof keptWorkMachine {
  const sealing = sealingOf(api, ports);
  const plain: KeptIn = { shared: storage, own: sturdyStorage(ports.sessionStorage) };
  const stores: KeptIn = { shared: sealing.over(plain.shared), own: sealing.over(plain.own) };
  const isSealed = () =>
    [plain.shared, plain.own].some((place) =>
      place.keys().some((key) => isKeptWork(key) && place.get(key)?.startsWith(MARK)),
    );
  const askWho = signedInUser(api);
  const isGivenUp = givenUpSince(storage);
  /** The user whose work was looked up last; the chart does not know it. */
  let user = '';
  return keptWorkMachine.provide({
    actors: {
      watchPortal: watchPortal(portal),
      look: fromPromise<KeptWork>(async () => {
        const profile = portal.profile();
        user = profile ? idOf(profile) : await askWho();
        // What cannot be opened now is not asked about. It stays, and nobody else can open it either.
        if (isSealed()) await sealing.ready().catch(() => {});
        return { seasons: keptWorkOf(user, stores), readable: isReadable(user, plain) };
      }),
    },
    actions: {
      // Give up first: writes by other pages after that have no effect.
      remove: () => {
        giveUp(storage, toBase64Url(ports.randomBytes(9)));
        removeWork(user, stores);
      },
      removeDone: () => removeDoneScans(user, stores),
      /** Another tab logged out and deleted the user's work: also delete what only this tab can access. */
      dropGivenUp: () => {
        if (isGivenUp()) removeLists(stores);
      },
      agree: ({ system }: { system: { get(key: string): AnyActorRef | undefined } }) => {
        system.get(PORTAL)?.send({ type: 'logout.agreed' });
      },
    },
  });
}
