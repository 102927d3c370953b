import { assign, setup } from 'xstate';
import type { Keylook, SeasonPlace } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

/** The keylook to show, and its place. */
export interface KeylookInput {
  readonly place: SeasonPlace;
  /** Null: the style belongs to no keylook. */
  readonly keylookId: string | null;
  /** Right SHOPPINGCART_INSERT: the user may enter quantities. */
  readonly mayInsert: boolean;
}

/** The parameters for loading a keylook. */
export type LookAsked = Pick<KeylookInput, 'place' | 'keylookId'>;

/** The context of the keylook's chart; `look` null: not loaded, or there is none. */
export interface KeylookContext extends KeylookInput {
  look: Keylook | null;
  failure: Failure | null;
}

export type KeylookEvent =
  /** `look.opened`: show one sheet for ordering the whole keylook. */
  { type: 'look.opened' } | { type: 'look.closed' } | { type: 'look.retried' } | { type: 'language.changed' };

/** The keylook a style belongs to, with its other styles (M2). */
export const keylookMachine = setup({
  types: { context: {} as KeylookContext, events: {} as KeylookEvent, input: {} as KeylookInput },
  actors: { loadLook: service<Keylook, LookAsked>() },
  actions: {
    setLook: assign((_, { look }: { look: Keylook }) => ({ look, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    holdsInsert: ({ context }) => context.mayInsert,
    hasLook: ({ context }) => context.keylookId !== null,
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
}).createMachine({
  id: 'keylook',
  description: 'The look that a style belongs to',
  context: ({ input }) => ({ ...input, look: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the style belong to a look?',
      always: [{ guard: 'hasLook', target: 'loading' }, { target: 'none' }],
    },
    none: { description: 'The style belongs to no look' },
    loading: {
      description: 'The look is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadLook',
        src: 'loadLook',
        input: ({ context: { place, keylookId } }) => ({ place, keylookId }),
        onDone: {
          target: 'showing',
          actions: { type: 'setLook', params: ({ event }) => ({ look: event.output }) },
        },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
      on: { 'language.changed': { target: 'loading', reenter: true } },
    },
    showing: {
      description: 'The styles of the look are shown',
      type: 'parallel',
      states: {
        sheet: {
          description: 'Is the whole look being ordered?',
          initial: 'closed',
          states: {
            closed: {
              description: 'The other styles of the look stand side by side',
              on: { 'look.opened': { guard: 'holdsInsert', target: 'open' } },
            },
            open: {
              description: 'Every style of the look has its quantity matrix on one sheet',
              on: { 'look.closed': 'closed' },
            },
          },
        },
        texts: {
          description: 'In which language are they?',
          initial: 'current',
          states: {
            current: {
              description: 'The texts are in the chosen language',
              on: { 'language.changed': 'renewing' },
            },
            renewing: {
              description: 'Texts in another language are on their way',
              invoke: {
                id: 'renewLook',
                src: 'loadLook',
                input: ({ context: { place, keylookId } }) => ({ place, keylookId }),
                onDone: {
                  target: 'current',
                  actions: { type: 'setLook', params: ({ event }) => ({ look: event.output }) },
                },
                onError: [
                  {
                    target: '#keylook.missing',
                    guard: { type: 'isMissing', params: errorOf },
                    actions: keepFailure,
                  },
                  { target: '#keylook.failed', actions: keepFailure },
                ],
              },
              on: { 'language.changed': { target: 'renewing', reenter: true } },
            },
          },
        },
      },
    },
    missing: { description: 'There is no such look for this customer' },
    failed: {
      description: 'The look could not be loaded',
      tags: 'failed',
      on: { 'look.retried': 'loading' },
    },
  },
});
