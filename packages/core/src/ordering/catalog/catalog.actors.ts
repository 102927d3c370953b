import { fromPromise } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import { fetchPart } from '../../platform/fetchPart.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { Catalog } from './catalog.ts';
import { columnsLogic } from './columns.actors.ts';
import { filterSetsActors } from './filterSets.actors.ts';
import { filterSetsMachine } from './filterSets.machine.ts';
import type { ListParts } from './listParts.ts';
import type { CatalogReader } from './readAhead.ts';

/** Milliseconds that what comes after the list waits at most for the list to be drawn. */
const LONGEST_DRAWING = 3_000;

export const catalogActors = (
  dependencies: Pick<OrderingDependencies, 'api' | 'storage' | 'user' | 'ports'>,
  { read }: CatalogReader,
) => ({
  loadStyles: fromPromise<Catalog, SeasonPlace>(({ input, signal }) => read(input, signal)),
  filterSets: filterSetsMachine.provide({ actors: filterSetsActors(dependencies.api) }),
  columns: columnsLogic(dependencies),
  fetchParts: fromPromise<ListParts>(async () => {
    await dependencies.ports.whenIdle(LONGEST_DRAWING);
    const { listParts } = await fetchPart(
      () => import('./listParts.ts'),
      () => false,
    );
    return listParts;
  }),
});
