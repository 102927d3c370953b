import { enqueueActions, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import { watch } from '../../platform/actors/service.ts';

/** Delay (ms) before the neighbours are fetched ahead: the style's own requests and pictures come first. */
export const AHEAD_DELAY = 400;

/** The current style. */
export interface StylesAheadInput {
  readonly place: SeasonPlace;
  readonly articleId: string;
}

/** What the user is likely to open next. */
export interface StylesAhead {
  /** The styles after and before in the list. */
  readonly articleIds: readonly string[];
  /** The pictured colour of the style after it; null: it has none. */
  readonly articleColorId: string | null;
}

export type StylesAheadEvent =
  /** The styles beside it in the list have changed. */
  { type: 'neighbours.changed'; ahead: StylesAhead } | { type: 'ahead.due'; ahead: StylesAhead };

/** Fetches the styles beside the one in hand before they are asked for (M2). */
export const stylesAheadMachine = setup({
  types: {
    context: {} as StylesAheadInput,
    events: {} as StylesAheadEvent,
    input: {} as StylesAheadInput,
  },
  actors: {
    /** Reports `neighbours.changed`, at first and whenever the list changes. */
    watchNeighbours: watch<Pick<StylesAheadInput, 'articleId'>>(),
  },
  actions: {
    fetchSoon: enqueueActions(({ enqueue }, { ahead }: { ahead: StylesAhead }) => {
      enqueue.cancel('ahead');
      if (ahead.articleIds.length > 0)
        enqueue.raise({ type: 'ahead.due', ahead }, { id: 'ahead', delay: AHEAD_DELAY });
    }),
    /** Prefetches what the user is likely to open next; provided by the composition root. */
    fetchAhead: (_, _params: { place: SeasonPlace; ahead: StylesAhead }) => {},
  },
}).createMachine({
  id: 'stylesAhead',
  description: 'The styles beside the one in hand, fetched ahead',
  context: ({ input }) => input,
  invoke: {
    id: 'watchNeighbours',
    src: 'watchNeighbours',
    input: ({ context: { articleId } }) => ({ articleId }),
  },
  initial: 'watching',
  states: {
    watching: {
      description: 'What stands beside the style in the list is followed',
      on: {
        'neighbours.changed': { actions: { type: 'fetchSoon', params: ({ event }) => event } },
        'ahead.due': {
          actions: {
            type: 'fetchAhead',
            params: ({ context: { place }, event: { ahead } }) => ({ place, ahead }),
          },
        },
      },
    },
  },
});
