import { type AnyActorRef, fromPromise } from 'xstate';
import { PORTAL } from '../app/portalName.ts';
import type { CompanionsWorld } from '../companions/world.ts';
import { idOf, signedInUser } from '../ordering/signedInUser.ts';
import { toBase64Url } from '../session/base64url.ts';
import { sturdyStorage } from '../session/sturdyStorage.ts';
import { givenUpSince, giveUp } from './givenUp.ts';
import type { KeptWork } from './keptWork.machine.ts';
import { type KeptIn, keptWorkOf, removeDoneScans, removeLists, removeWork } from './keptWork.ts';

const storesOf = ({ ports, storage }: Pick<CompanionsWorld, 'ports' | 'storage'>): KeptIn => ({
  shared: storage,
  own: sturdyStorage(ports.sessionStorage),
});

/** The services of the chart, but its watch of the portal. */
export const keptWorkActors = (world: CompanionsWorld) => {
  const ask = signedInUser(world.api);
  return {
    look: fromPromise<KeptWork>(async () => {
      const { profile } = world.portal.facts();
      const user = profile ? idOf(profile) : await ask();
      return { user, seasons: keptWorkOf(user, storesOf(world)) };
    }),
  };
};

/** What the chart does outside itself. */
export const keptWorkActions = (world: CompanionsWorld) => {
  const isGivenUp = givenUpSince(world.storage);
  return {
    // Given up first: whoever writes after that writes nothing.
    remove: (_: unknown, { user }: { user: string }): void => {
      giveUp(world.storage, toBase64Url(world.ports.randomBytes(9)));
      removeWork(user, storesOf(world));
    },
    removeDone: (_: unknown, { user }: { user: string }): void => removeDoneScans(user, storesOf(world)),
    /** Another tab logged out, and the person's work was removed: what only this tab can reach goes, too. */
    dropGivenUp: (): void => {
      if (isGivenUp()) removeLists(storesOf(world));
    },
    agree: ({ system }: { system: { get(key: string): AnyActorRef | undefined } }): void => {
      system.get(PORTAL)?.send({ type: 'logout.agreed' });
    },
  };
};
