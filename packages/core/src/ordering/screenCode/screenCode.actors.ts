import { fromCallback } from 'xstate';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { fetchPart } from '../../platform/fetchPart.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { watchPage } from '../../platform/watchPage.ts';
import { screenCodeMachine } from './screenCode.machine.ts';
import { codeOf } from './screenCodes.ts';

/** The chart with its services. Code that is there already is reported at once, so that no screen waits for it. */
export const screenCodeLogic = ({ ports }: Pick<OrderingDependencies, 'ports'>): typeof screenCodeMachine =>
  screenCodeMachine.provide({
    actors: {
      fetchCode: fromCallback<{ type: string }, { screen: OrderingRoute['screen'] }>(
        ({ input: { screen }, sendBack }) => {
          const code = codeOf(screen);
          const loaded = () => sendBack({ type: 'code.loaded' });
          if (code === null || code.here() !== null) loaded();
          else
            fetchPart(
              () => code.fetch(),
              () => ports.wake.isOffline?.() === true,
            ).then(loaded, () => sendBack({ type: 'code.lost' }));
        },
      ),
      watchPage: watchPage(ports),
    },
    actions: { reload: () => ports.location.reload() },
  });
