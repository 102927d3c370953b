import { statusReporter } from '../../platform/actors/notifyParent.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { PagePorts } from '../../platform/ports.ts';
import { watchPage } from '../../platform/watchPage.ts';
import { cartCallsActors } from './calls/cartCalls.actors.ts';
import { cartCallsMachine } from './calls/cartCalls.machine.ts';
import { cartStatusChanged, isSameStatus } from './cartStatus.ts';
import { draftKeeper } from './draftKeeper.ts';
import { orphanedEditsActors } from './orphanedEdits.actors.ts';
import { orphanedEditsMachine } from './orphanedEdits.machine.ts';

type CartDependencies = Pick<OrderingDependencies, 'api' | 'user' | 'clock'> & { readonly ports: PagePorts };

export const cartActors = ({ api, ports, user, clock }: CartDependencies) => ({
  cartCalls: cartCallsMachine.provide({ actors: cartCallsActors(api) }),
  orphanedEdits: orphanedEditsMachine.provide({ actors: orphanedEditsActors(api) }),
  keepDraft: draftKeeper({ ports, user, clock }),
  reportStatus: statusReporter(cartStatusChanged, isSameStatus),
  watchPage: watchPage(ports),
});
