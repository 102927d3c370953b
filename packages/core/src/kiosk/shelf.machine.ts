import { assign, setup } from 'xstate';
import type { SeasonPlace, Style } from '../contract/index.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';

export interface ShelfInput {
  readonly place: SeasonPlace;
  /** Article numbers offered from the start; those not sold in the season are left out. */
  readonly assortment: readonly string[];
}

export interface ShelfLookup {
  readonly place: SeasonPlace;
  /** Article numbers or EANs. */
  readonly codes: readonly string[];
}

export interface ShelfContext {
  place: SeasonPlace;
  /** Complete styles, the last one found first. */
  styles: readonly Style[];
  /** Codes still to be looked up. */
  wanted: readonly string[];
  /** Codes being looked up. */
  asked: readonly string[];
  /** The codes in `wanted` and `asked` that were typed or scanned, as opposed to those of the assortment. */
  given: readonly string[];
  /** Id of the style shown. */
  chosen: string | null;
  /** The last code that is unknown here. */
  unknown: string | null;
  failure: Failure | null;
}

export type ShelfEvent =
  /** An article number or an EAN, typed or scanned. */
  | { type: 'code.given'; code: string }
  | { type: 'style.chosen'; articleId: string }
  | { type: 'style.left' }
  | { type: 'shelf.retried' };

const isNew =
  (found: readonly Style[]) =>
  ({ articleId }: Style): boolean =>
    !found.some((style) => style.articleId === articleId);

/** The styles that can be ordered at a kiosk: an assortment, and what is scanned there. */
export const shelfMachine = setup({
  types: { context: {} as ShelfContext, events: {} as ShelfEvent, input: {} as ShelfInput },
  actors: { lookUp: service<readonly Style[], ShelfLookup>() },
  actions: {
    want: assign(({ context: { wanted, given } }, { code }: { code: string }) => ({
      wanted: [...new Set([...wanted, code.trim()])],
      given: [...new Set([...given, code.trim()])],
      unknown: null,
    })),
    ask: assign({ asked: ({ context: { wanted } }) => wanted, wanted: [] }),
    put: assign(({ context: { asked, styles, chosen, given } }, { found }: { found: readonly Style[] }) => {
      const typed = asked.filter((code) => given.includes(code));
      return {
        styles: [...found, ...styles.filter(isNew(found))],
        asked: [],
        given: given.filter((code) => !asked.includes(code)),
        failure: null,
        chosen: typed.length > 0 && found[0] ? found[0].articleId : chosen,
        unknown: found.length === 0 ? (typed.at(-1) ?? null) : null,
      };
    }),
    putBack: assign(({ context: { asked, wanted } }, { error }: { error: unknown }) => ({
      wanted: [...asked, ...wanted.filter((code) => !asked.includes(code))],
      asked: [],
      failure: failureOf(error),
    })),
    choose: assign((_, { articleId }: { articleId: string | null }) => ({
      chosen: articleId,
      unknown: null,
    })),
  },
  guards: {
    isWanting: ({ context }) => context.wanted.length > 0,
    isCode: (_, { code }: { code: string }) => code.trim() !== '',
    isThere: ({ context }, { articleId }: { articleId: string }) =>
      context.styles.some((style) => style.articleId === articleId),
  },
}).createMachine({
  id: 'shelf',
  description: 'The styles that can be ordered at a kiosk',
  context: ({ input: { place, assortment } }) => ({
    place,
    styles: [],
    wanted: [...assortment],
    asked: [],
    given: [],
    chosen: null,
    unknown: null,
    failure: null,
  }),
  on: {
    'style.chosen': {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'style.left': { actions: { type: 'choose', params: { articleId: null } } },
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'Everything asked for lies there',
      always: { guard: 'isWanting', target: 'looking' },
      on: {
        'code.given': {
          guard: { type: 'isCode', params: ({ event }) => event },
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    looking: {
      description: 'Codes are being looked up',
      tags: 'pending',
      entry: 'ask',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { place, asked } }) => ({ place, codes: asked }),
        onDone: {
          target: 'ready',
          actions: { type: 'put', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'putBack', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'code.given': {
          guard: { type: 'isCode', params: ({ event }) => event },
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'Codes could not be looked up; none is forgotten',
      tags: 'failed',
      on: {
        'shelf.retried': 'looking',
        'code.given': {
          guard: { type: 'isCode', params: ({ event }) => event },
          target: 'looking',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
  },
});
