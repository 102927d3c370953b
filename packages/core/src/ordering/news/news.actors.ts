import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { type CartNews, followCart, followWaiting, type WaitingNews } from '../../contract/index.ts';
import { envParams, seasonParams } from '../../contract/ordering/place.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { Ports } from '../../platform/ports.ts';
import type { NewsQuestion } from './newsChart.ts';

type NewsDependencies = Pick<OrderingDependencies, 'api' | 'ports'>;

/** Reports `page.woke` and `page.hidden`. */
const watchSight = ({ wake, hide }: Pick<Ports, 'wake' | 'hide'>) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) => {
    const stopWaking = wake.subscribe(() => sendBack({ type: 'page.woke' }));
    const stopHiding = hide.subscribe(() => sendBack({ type: 'page.hidden' }));
    return () => {
      stopWaking();
      stopHiding();
    };
  });

const queryOf = ({ after, hold }: NewsQuestion) => ({
  after,
  hold: hold ? ('yes' as const) : ('no' as const),
});

export const cartNewsActors = ({ api, ports }: NewsDependencies) => ({
  ask: fromPromise<CartNews, NewsQuestion>(({ input, signal }) =>
    api.send(followCart, { params: seasonParams.create(input.params), query: queryOf(input), signal }),
  ),
  watchPage: watchSight(ports),
});

export const waitingNewsActors = ({ api, ports }: NewsDependencies) => ({
  ask: fromPromise<WaitingNews, NewsQuestion>(({ input, signal }) =>
    api.send(followWaiting, {
      params: envParams.create(input.params),
      query: queryOf(input),
      signal,
    }),
  ),
  watchPage: watchSight(ports),
});
