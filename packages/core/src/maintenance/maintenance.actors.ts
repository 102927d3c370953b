import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import { maintenances } from '../contract/index.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPage } from '../platform/watchPage.ts';
import { dismissals } from './dismissals.ts';
import type { Timetable } from './maintenance.ts';

type ServicesDependencies = Pick<OverlaysDependencies, 'api' | 'clock' | 'ports' | 'storage'>;

/** The services of the maintenance chart, except `watchPortal`. */
export const maintenanceActors = ({ api, clock, ports, storage }: ServicesDependencies) => ({
  loadTimetable: fromPromise<Timetable>(async ({ signal }) => {
    const known = await api.send(maintenances, { query: {}, signal });
    return { maintenances: known, now: clock.now(), dismissed: dismissals(storage).read() };
  }),
  readClock: fromPromise<number>(async () => clock.now()),
  watchPage: watchPage(ports),
  watchClock: fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
    clock.onMoved(() => sendBack({ type: 'clock.moved' })),
  ),
});

/** The maintenance chart's side effect. */
export const maintenanceActions = ({ storage }: Pick<OverlaysDependencies, 'storage'>) => ({
  rememberDismissed: (_: unknown, { id }: { id: string }): void => dismissals(storage).add(id),
});
