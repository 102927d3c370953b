import { fromPromise } from 'xstate';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { columnsMachine } from './columns.machine.ts';
import { type ColumnName, columnsKey, parseColumns } from './columns.ts';

/** The chart of the columns, with those that this user has chosen on this device. */
export function columnsLogic({
  storage,
  user,
}: Pick<OrderingDependencies, 'storage' | 'user'>): typeof columnsMachine {
  let key: string | null = null;
  return columnsMachine.provide({
    actors: {
      recallColumns: fromPromise<readonly ColumnName[]>(async () => {
        key = columnsKey(await user());
        return parseColumns(storage.get(key));
      }),
    },
    actions: {
      keepColumns: (_, { columns }) => {
        if (key !== null) storage.set(key, columns.join(' '));
      },
    },
  });
}
