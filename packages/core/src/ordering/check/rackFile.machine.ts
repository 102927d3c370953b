import { assign, setup } from 'xstate';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import type { CartRef } from './check.machine.ts';

/** The rack as shown: cart, version, and `view`, the query string with the view options. */
export interface SeenRack extends CartRef {
  readonly version: number;
  readonly view: string;
  /** The file name. */
  readonly name: string;
}

export interface RackFileContext {
  /** The last request. */
  seen: SeenRack | null;
  failure: Failure | null;
}

export type RackFileEvent = { type: 'pdf.requested'; seen: SeenRack } | { type: 'notice.dismissed' };

/** Gives the user the rack of the Order-Check as a PDF file (O1). */
export const rackFileMachine = setup({
  types: { context: {} as RackFileContext, events: {} as RackFileEvent },
  actors: { makePdf: service<void, SeenRack | null>() },
  actions: {
    begin: assign((_, { seen }: { seen: SeenRack }) => ({ seen, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'rackFile',
  description: 'The rack of the Order-Check as a PDF file',
  context: { seen: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked for',
      on: { 'pdf.requested': { target: 'making', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    making: {
      description: 'The file is being made and fetched',
      tags: 'pending',
      invoke: {
        id: 'makePdf',
        src: 'makePdf',
        input: ({ context }) => context.seen,
        onDone: 'handed',
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    handed: {
      description: 'The file was handed to the browser',
      on: { 'pdf.requested': { target: 'making', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    failed: {
      description: 'The file could not be had, and it is said why',
      tags: 'failed',
      on: {
        'pdf.requested': { target: 'making', actions: { type: 'begin', params: ({ event }) => event } },
        'notice.dismissed': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
});
