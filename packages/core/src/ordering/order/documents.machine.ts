import { assign, setup } from 'xstate';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import { mailingMachine } from './mailing.machine.ts';

export interface DocumentsInput {
  readonly orderId: string;
}

export interface DocumentsContext extends DocumentsInput {
  /** The file name. */
  name: string;
  downloadFailure: Failure | null;
  printFailure: Failure | null;
}

export type DocumentsEvent = { type: 'download.requested'; name: string } | { type: 'print.requested' };

/** The documents of an order: its confirmation as a file, in print and by mail, and its lines as a list. */
export const documentsMachine = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    input: {} as DocumentsInput,
    children: {} as { mailing: 'mailing'; sheetFile: 'sheetFile' },
    tags: {} as 'downloading' | 'printing',
  },
  actors: {
    mailing: mailingMachine,
    sheetFile: sheetFileMachine,
    /** Gives the user the confirmation as a file. */
    download: service<void, { orderId: string; name: string }>(),
    /** Opens the confirmation in a window of its own, with a token requested for it. */
    openConfirmation: service<void, { orderId: string }>(),
  },
  actions: {
    setName: assign((_, { name }: { name: string }) => ({ name, downloadFailure: null })),
    setDownloadFailure: assign((_, { error }: { error: unknown }) => ({ downloadFailure: failureOf(error) })),
    setPrintFailure: assign((_, { error }: { error: unknown }) => ({ printFailure: failureOf(error) })),
    forgetPrintFailure: assign({ printFailure: null }),
  },
}).createMachine({
  id: 'documents',
  description: 'What can be had of an order: its confirmation, and its lines as a list',
  context: ({ input }) => ({
    orderId: input.orderId,
    name: '',
    downloadFailure: null,
    printFailure: null,
  }),
  invoke: [
    { id: 'mailing', src: 'mailing', input: ({ context: { orderId } }) => ({ orderId }) },
    { id: 'sheetFile', src: 'sheetFile' },
  ],
  type: 'parallel',
  states: {
    download: {
      description: 'The confirmation as a file to keep',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing was asked for',
          on: {
            'download.requested': {
              target: 'fetching',
              actions: { type: 'setName', params: ({ event }) => event },
            },
          },
        },
        fetching: {
          description: 'The file is being made and fetched',
          tags: 'downloading',
          invoke: {
            id: 'download',
            src: 'download',
            input: ({ context: { orderId, name } }) => ({ orderId, name }),
            onDone: 'saved',
            onError: {
              target: 'failed',
              actions: { type: 'setDownloadFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        saved: {
          description: 'The file was handed to the browser',
          on: {
            'download.requested': {
              target: 'fetching',
              actions: { type: 'setName', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: 'The file could not be had',
          on: {
            'download.requested': {
              target: 'fetching',
              actions: { type: 'setName', params: ({ event }) => event },
            },
          },
        },
      },
    },
    print: {
      description: 'The confirmation in a window of its own, to be printed',
      initial: 'idle',
      states: {
        idle: { description: 'Nothing was asked for', on: { 'print.requested': 'requesting' } },
        requesting: {
          description: 'A print token is being got, and a window opened with it',
          tags: 'printing',
          invoke: {
            id: 'openConfirmation',
            src: 'openConfirmation',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: 'opened',
            onError: {
              target: 'failed',
              actions: { type: 'setPrintFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        opened: {
          description: 'The browser was asked for a window; whether it opened one is not known',
          on: { 'print.requested': 'requesting' },
        },
        failed: {
          description: 'The confirmation could not be shown',
          on: { 'print.requested': { target: 'requesting', actions: 'forgetPrintFailure' } },
        },
      },
    },
  },
});
