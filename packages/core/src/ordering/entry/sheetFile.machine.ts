import { and, assign, setup } from 'xstate';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import type { SheetCell } from './sheetRows.ts';

/** The format of an exported file: a workbook, or text with separators. */
export type SheetForm = 'xlsx' | 'csv';

/** The file to make: its rows, or the cart to export. */
export interface WantedSheet {
  readonly form: SheetForm;
  /** File name without extension. */
  readonly name: string;
  readonly separator: ';' | ',';
  /** The first row. With a cart, the columns are those of exported lists. */
  readonly heading: readonly string[] | null;
  readonly rows: readonly (readonly SheetCell[])[];
  readonly cart?: {
    readonly rightEnv: 'preorder' | 'postorder';
    readonly cartId: string;
    /** Pieces by articleVariantId, edits included. */
    readonly pieces: ReadonlyMap<string, number>;
  };
}

export interface SheetFileContext {
  form: SheetForm | null;
  failure: Failure | null;
  incomplete: boolean;
}

/** The content of a file: an empty form, the cart, what an order lacks, an order, or refused rows. */
export type SheetOf = 'form' | 'cart' | 'missing' | 'order' | 'refused';

export type SheetFileEvent =
  /** `count`: pieces if the file is of the cart, else rows. */
  { type: 'file.wanted'; sheet: WantedSheet; of: SheetOf; count: number } | { type: 'notice.dismissed' };

const isIncomplete = (error: unknown): boolean => error instanceof Error && error.name === 'IncompleteSheet';

/** Makes a list into a file, XLSX or CSV, and gives it to the user. */
export const sheetFileMachine = setup({
  types: { context: {} as SheetFileContext, events: {} as SheetFileEvent },
  actors: { makeFile: service<void, WantedSheet | null>() },
  actions: {
    begin: assign((_, { sheet }: { sheet: WantedSheet }) => ({
      form: sheet.form,
      failure: null,
      incomplete: false,
    })),
    end: assign({ form: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({
      form: null,
      failure: isIncomplete(error) ? null : failureOf(error),
      incomplete: isIncomplete(error),
    })),
  },
  guards: {
    hasPieces: ({ event }) => event.type !== 'file.wanted' || event.of !== 'cart' || event.count > 0,
    lacksSomething: ({ event }) => event.type !== 'file.wanted' || event.of !== 'missing' || event.count > 0,
  },
}).createMachine({
  id: 'sheetFile',
  description: 'Making a list into a file that the user is handed',
  context: { form: null, failure: null, incomplete: false },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is being made',
      on: {
        'file.wanted': {
          guard: and(['hasPieces', 'lacksSomething']),
          target: 'making',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    making: {
      description: 'What the cart holds is read, and the file is made',
      tags: 'pending',
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ event }) => (event.type === 'file.wanted' ? event.sheet : null),
        onDone: { target: 'idle', actions: 'end' },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The file could not be made, and it is said why',
      tags: 'failed',
      on: {
        'file.wanted': {
          guard: and(['hasPieces', 'lacksSomething']),
          target: 'making',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'notice.dismissed': 'idle',
      },
    },
  },
});
