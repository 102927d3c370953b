import { fromPromise } from 'xstate';
import {
  type Cart,
  changeLines,
  currentCart,
  type LinesAnswer,
  openCart,
  type SeasonPlace,
} from '../../contract/index.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { PagePorts } from '../../platform/ports.ts';
import { watchPage } from '../../platform/watchPage.ts';
import type { SaveInput } from './cartEvents.ts';
import { cartStatusChanged, isSameStatus } from './cartStatus.ts';
import { draftKeeper } from './draftKeeper.ts';
import { orphanedEditsActors } from './orphanedEdits.actors.ts';
import { orphanedEditsMachine } from './orphanedEdits.machine.ts';
import { priceAcceptanceActors } from './priceAcceptance.actors.ts';
import { priceAcceptanceMachine } from './priceAcceptance.machine.ts';

type CartDependencies = Pick<OrderingDependencies, 'api' | 'user' | 'clock'> & { readonly ports: PagePorts };

export const cartActors = ({ api, ports, user, clock }: CartDependencies) => ({
  loadCart: fromPromise<Cart | null, SeasonPlace>(({ input, signal }) =>
    api.send(currentCart, { params: input, signal }),
  ),

  /** Opens the cart first if there is none. Not aborted when the screen is left, so that typed quantities are saved. */
  saveLines: fromPromise<LinesAnswer, SaveInput>(async ({ input: { place, head, changes } }) => {
    const { rightEnv, ...body } = place;
    const { cartId, version } = head ?? (await api.send(openCart, { params: { rightEnv }, body })).head;
    return api.send(changeLines, { params: { rightEnv, cartId }, body: { version, changes: [...changes] } });
  }),

  priceAcceptance: priceAcceptanceMachine.provide({ actors: priceAcceptanceActors(api) }),
  orphanedEdits: orphanedEditsMachine.provide({ actors: orphanedEditsActors(api) }),
  keepDraft: draftKeeper({ ports, user, clock }),
  reportStatus: statusReporter(cartStatusChanged, isSameStatus),
  watchPage: watchPage(ports),
});
