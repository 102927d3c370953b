import { assign, setup } from 'xstate';
import { service } from '../../platform/actors/service.ts';
import { type ColumnName, usualColumns } from './columns.ts';

/** The chosen columns. */
export interface ColumnsContext {
  /** In the order of `columnNames`. */
  columns: readonly ColumnName[];
}

export type ColumnsEvent = { type: 'columns.chosen'; columns: readonly ColumnName[] };

/** Which columns the compact list has. They are remembered for the user on the device (M1). */
export const columnsMachine = setup({
  types: { context: {} as ColumnsContext, events: {} as ColumnsEvent },
  actors: { recallColumns: service<readonly ColumnName[]>() },
  actions: {
    setColumns: assign((_, { columns }: ColumnsContext) => ({ columns })),
    /** Remembers them on the device; provided by the composition root. */
    keepColumns: (_, _params: ColumnsContext) => {},
  },
}).createMachine({
  id: 'columns',
  description: 'Which columns the compact list has',
  context: { columns: usualColumns },
  initial: 'recalling',
  on: {
    'columns.chosen': {
      target: '.open',
      actions: [
        { type: 'setColumns', params: ({ event }) => event },
        { type: 'keepColumns', params: ({ event }) => event },
      ],
    },
  },
  states: {
    recalling: {
      description: 'The columns that the user has chosen on this device are being recalled',
      invoke: {
        id: 'recallColumns',
        src: 'recallColumns',
        onDone: {
          target: 'open',
          actions: { type: 'setColumns', params: ({ event }) => ({ columns: event.output }) },
        },
        onError: 'open',
      },
    },
    open: { description: 'The columns can be chosen' },
  },
});
