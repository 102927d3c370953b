import { fromPromise } from 'xstate';
import { type Finds, finds } from '../contract/index.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPage } from '../platform/watchPage.ts';

/** The service that finds in ordering. */
export const findIn = (api: OverlaysDependencies['api']) =>
  fromPromise<Finds, { readonly query: string }>(({ input: { query }, signal }) =>
    api.send(finds, { query: { query }, signal }),
  );

/** The services of the chart of finds. */
export const findsActors = ({ api, ports }: Pick<OverlaysDependencies, 'api' | 'ports'>) => ({
  watchPage: watchPage(ports),
  find: findIn(api),
});
