import { fromPromise } from 'xstate';
import {
  followLive,
  type LiveNews,
  type LiveShoppingEvent,
  liveEvents,
  type SeasonPlace,
} from '../../contract/index.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { watchPage } from '../../session/watches.ts';
import type { LiveQuestion } from './live.machine.ts';

export const liveActors = ({ api, ports }: Pick<OrderingDependencies, 'api' | 'ports'>) => ({
  follow: fromPromise<LiveNews, LiveQuestion>(({ input: { place, eventId, after }, signal }) =>
    api.send(followLive, { params: { ...place, eventId }, query: { after: String(after) }, signal }),
  ),
  watchPage: watchPage(ports),
});

export const liveEventsActors = ({ api, ports }: Pick<OrderingDependencies, 'api' | 'ports'>) => ({
  readEvents: fromPromise<LiveShoppingEvent[], SeasonPlace>(({ input, signal }) =>
    api.send(liveEvents, { params: input, signal }),
  ),
  watchPage: watchPage(ports),
});
