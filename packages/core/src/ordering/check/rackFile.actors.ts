import { fromPromise } from 'xstate';
import { cartRack } from '../../contract/index.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { SeenRack } from './rackFile.machine.ts';

/** The service of {@link rackFileMachine}: loads the rack as PDF and saves it. Rejects with the call's failure. */
export const rackFileActors = ({ api, ports }: Pick<OrderingDependencies, 'api' | 'ports'>) => ({
  makePdf: fromPromise<void, SeenRack | null>(async ({ input, signal }) => {
    if (!input) return;
    const { rightEnv, cartId, version, view, name } = input;
    const bytes = await api.send(cartRack, {
      params: { rightEnv, cartId },
      query: { version: String(version), view },
      signal,
    });
    if (!signal.aborted) ports.saveFile({ name, type: 'application/pdf', bytes });
  }),
});
