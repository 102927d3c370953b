import { type ActorRefFrom, createActor } from 'xstate';
import { selectionMachine } from './selection.machine.ts';

/** The selection of one sheet of quantities. It calls nothing and lives as long as the sheet holds it. */
export const startSelection = (): ActorRefFrom<typeof selectionMachine> =>
  createActor(selectionMachine).start();
