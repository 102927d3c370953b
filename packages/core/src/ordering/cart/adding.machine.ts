import { assign, setup } from 'xstate';
import type { SeasonPlace, Style } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

export interface AddingContext {
  place: SeasonPlace;
  mayInsert: boolean;
  /** Search term for the styles. */
  term: string;
  articleId: string;
  style: Style | null;
  failure: Failure | null;
}

export type AddingEvent =
  | { type: 'adding.opened' }
  | { type: 'adding.closed' }
  | { type: 'term.typed'; term: string }
  | { type: 'style.chosen'; articleId: string }
  | { type: 'style.left' }
  | { type: 'style.retried' }
  | { type: 'language.changed' };

export interface WantedStyle {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

/**
 * Adds styles to the cart without leaving it: search the loaded styles of the season, open a style's sheet, type
 * (requirement N2).
 */
export const addingMachine = setup({
  types: {
    context: {} as AddingContext,
    events: {} as AddingEvent,
    input: {} as { place: SeasonPlace; mayInsert: boolean },
  },
  actors: { loadStyle: service<Style, WantedStyle>() },
  actions: {
    setTerm: assign((_, { term }: { term: string }) => ({ term })),
    choose: assign((_, { articleId }: { articleId: string }) => ({
      articleId,
      style: null,
      failure: null,
    })),
    setStyle: assign((_, { style }: { style: Style }) => ({ style })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forget: assign({ term: '', articleId: '', style: null, failure: null }),
  },
  guards: {
    holdsInsert: ({ context }) => context.mayInsert,
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
}).createMachine({
  id: 'adding',
  description: 'Styles are searched and ordered from within the cart',
  context: ({ input }) => ({ ...input, term: '', articleId: '', style: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed',
      on: { 'adding.opened': { guard: 'holdsInsert', target: 'open' } },
    },
    open: {
      description: 'The dialog is open',
      initial: 'searching',
      on: { 'adding.closed': { target: 'closed', actions: 'forget' } },
      states: {
        searching: {
          description: "The season's styles are searched as one types",
          on: {
            'term.typed': { actions: { type: 'setTerm', params: ({ event }) => event } },
            'style.chosen': {
              target: 'loading',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        loading: {
          description: 'The style is being fetched',
          tags: 'pending',
          invoke: {
            id: 'loadStyle',
            src: 'loadStyle',
            input: ({ context: { place, articleId } }) => ({ place, articleId }),
            onDone: {
              target: 'ordering',
              actions: { type: 'setStyle', params: ({ event }) => ({ style: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: 'missing',
                actions: { type: 'setFailure', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
          on: { 'style.left': 'searching', 'language.changed': { target: 'loading', reenter: true } },
        },
        ordering: {
          description: 'The sheet of the style is open; what is typed goes to the cart as any other quantity',
          on: { 'style.left': 'searching' },
          initial: 'shown',
          states: {
            shown: {
              description: 'The style is as it was fetched',
              on: { 'language.changed': 'translating' },
            },
            translating: {
              description:
                'The sheet stays until the style in the language just chosen is there; without it, it stays as it is',
              invoke: {
                id: 'translateStyle',
                src: 'loadStyle',
                input: ({ context: { place, articleId } }) => ({ place, articleId }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'setStyle', params: ({ event }) => ({ style: event.output }) },
                },
                onError: 'shown',
              },
              on: { 'language.changed': { target: 'translating', reenter: true } },
            },
          },
        },
        missing: {
          description: 'The style is not available',
          on: { 'style.left': 'searching', 'language.changed': 'loading' },
        },
        failed: {
          description: 'The style could not be fetched',
          tags: 'failed',
          on: { 'style.retried': 'loading', 'style.left': 'searching', 'language.changed': 'loading' },
        },
      },
    },
  },
});
