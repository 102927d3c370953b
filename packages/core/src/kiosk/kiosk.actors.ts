import { fromPromise } from 'xstate';
import { accessActors } from '../access/access.actors.ts';
import { accessMachine } from '../access/access.machine.ts';
import { eanStruct, lookUpArticles, MOST_CODES, type Style } from '../contract/index.ts';
import { approvalActors } from '../ordering/approval/approval.actors.ts';
import { approvalMachine } from '../ordering/approval/approval.machine.ts';
import { cartActors } from '../ordering/cart/cart.actors.ts';
import { cartMachine } from '../ordering/cart/cart.machine.ts';
import { checkActors } from '../ordering/check/check.actors.ts';
import { checkMachine } from '../ordering/check/check.machine.ts';
import { contentsActors } from '../ordering/contents/contents.actors.ts';
import { contentsMachine } from '../ordering/contents/contents.machine.ts';
import type { Api } from '../platform/api/client.ts';
import type { ServerClock } from '../platform/api/serverClock.ts';
import type { SessionDependencies } from '../session/dependencies.ts';
import { sessionLogic } from '../session/session.actors.ts';
import { signedInUser } from '../session/signedInUser.ts';
import { type ShelfLookup, shelfMachine } from './shelf.machine.ts';

export interface KioskDependencies {
  readonly api: Api;
  readonly clock: ServerClock;
  readonly session: SessionDependencies;
}

/** A numeric code may be an EAN or an article number, so it is looked up as both. */
const lookUp = async (api: Api, { place, codes }: ShelfLookup, signal: AbortSignal): Promise<Style[]> => {
  const found = new Map<string, Style>();
  for (let from = 0; from < codes.length; from += MOST_CODES) {
    const lot = codes.slice(from, from + MOST_CODES);
    const body = { eans: lot.filter((code) => eanStruct.is(code)), articleNumbers: lot };
    const { styles } = await api.send(lookUpArticles, { params: place, body, signal });
    for (const style of styles) found.set(style.articleId, style);
  }
  return [...found.values()];
};

export const shelfActors = (api: Api) => ({
  lookUp: fromPromise<readonly Style[], ShelfLookup>(({ input, signal }) => lookUp(api, input, signal)),
});

export const kioskActors = ({ api, clock, session }: KioskDependencies) => ({
  session: sessionLogic(session),
  access: accessMachine.provide({ actors: accessActors(api) }),
  shelf: shelfMachine.provide({ actors: shelfActors(api) }),
  cart: cartMachine.provide({
    actors: cartActors({ api, clock, ports: session.ports, user: signedInUser(api) }),
  }),
  contents: contentsMachine.provide({ actors: contentsActors(api) }),
  check: checkMachine.provide({ actors: checkActors(api) }),
  approval: approvalMachine.provide({ actors: approvalActors(api) }),
});
