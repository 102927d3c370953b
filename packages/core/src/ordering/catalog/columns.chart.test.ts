import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chartSuite,
  columnsTour,
  createFakeApi,
  fakeOrderingDependencies,
  settle,
} from '../../testing/index.ts';
import { columnsLogic } from './columns.actors.ts';
import { columnsMachine } from './columns.machine.ts';
import { columnNames, columnsKey, usualColumns } from './columns.ts';

chartSuite(columnsMachine, {
  ...columnsTour,
  invariants: {
    'M1 the columns stand in their order, each once': ({ context: { columns } }) =>
      columnNames.filter((name) => columns.includes(name)).join() === columns.join(),
  },
});

it('M1 the columns of the compact list are remembered on the device for each user', async () => {
  const dependencies = fakeOrderingDependencies(createFakeApi().api);
  const open = async (user: string) => {
    const chart = createActor(columnsLogic({ ...dependencies, user: async () => user })).start();
    await settle();
    return chart;
  };
  const shown = async (user: string) => (await open(user)).getSnapshot().context.columns;
  expect(await shown('u-1')).toEqual(usualColumns);
  (await open('u-1')).send({ type: 'columns.chosen', columns: ['brand', 'price'] });
  expect(await shown('u-1')).toEqual(['brand', 'price']);
  expect(await shown('u-2')).toEqual(usualColumns);
  dependencies.storage.set(columnsKey('u-2'), 'price weight brand');
  expect(await shown('u-2')).toEqual(['brand', 'price']);
});
