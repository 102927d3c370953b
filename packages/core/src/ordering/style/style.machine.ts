import { assign, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import type { SeasonPlace, Style } from '../../contract/index.ts';

export interface StyleInput {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

export interface StyleContext extends StyleInput {
  style: Style | null;
  articleColorId: string | null;
  failure: Failure | null;
}

export type StyleEvent =
  | { type: 'colour.chosen'; articleColorId: string }
  | { type: 'style.retried' }
  | { type: 'language.changed' };

/** One style with its colours; its quantities live in the cart (specification, section 2). */
export const styleMachine = setup({
  types: { context: {} as StyleContext, events: {} as StyleEvent, input: {} as StyleInput },
  actors: { loadStyle: service<Style, StyleInput>() },
  actions: {
    setStyle: assign(({ context }, { style }: { style: Style }) => ({
      style,
      failure: null,
      articleColorId: context.articleColorId ?? style.colours[0]?.articleColorId ?? null,
    })),
    setColour: assign((_, { articleColorId }: { articleColorId: string }) => ({ articleColorId })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    hasColour: ({ context }, { articleColorId }: { articleColorId: string }) =>
      context.style?.colours.some((colour) => colour.articleColorId === articleColorId) ?? false,
  },
}).createMachine({
  id: 'style',
  description: 'Looking at one style and its colours',
  context: ({ input }) => ({ ...input, style: null, articleColorId: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The style is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadStyle',
        src: 'loadStyle',
        input: ({ context: { place, articleId } }) => ({ place, articleId }),
        onDone: {
          target: 'showing',
          actions: { type: 'setStyle', params: ({ event }) => ({ style: event.output }) },
        },
        onError: [
          {
            target: 'unavailable',
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    showing: {
      description: 'The style is shown in the chosen colour',
      on: {
        'colour.chosen': {
          guard: { type: 'hasColour', params: ({ event }) => event },
          actions: { type: 'setColour', params: ({ event }) => event },
        },
        'language.changed': 'loading',
      },
    },
    unavailable: { description: 'Yikes! Style not available.' },
    failed: {
      description: 'The style could not be loaded',
      tags: 'failed',
      on: { 'style.retried': 'loading' },
    },
  },
});
