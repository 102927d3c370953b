import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { SeasonPlace, Style } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { coverOf } from './coverOf.ts';
import { keylookMachine } from './keylook.machine.ts';
import { placeSizesMachine } from './placeSizes.machine.ts';
import { stylesAheadMachine } from './stylesAhead.machine.ts';
import { type StyleTab, styleSearch, styleViewOf } from './styleView.ts';

/**
 * Delay (ms) before a choice appears in the address, so that quickly moving over the colours does not flood the
 * history.
 */
export const ADDRESS_DELAY = 250;

/** Delay (ms) before a style that failed because of the network is requested again. */
export const STYLE_RETRY = 5_000;

/** The style to show, and the rest of its address. */
export interface StyleInput {
  readonly place: SeasonPlace;
  readonly articleId: string;
  /** The query string with list, colour and tab; '' or '?…'. */
  readonly search: string;
  /** Right SHOPPINGCART_INSERT: the user may enter quantities. */
  readonly mayInsert: boolean;
}

/** The context of a style page's chart; `style` null: loading, failed or not found. */
export interface StyleContext extends StyleInput {
  style: Style | null;
  /** While there is no style: the colour from the address. */
  articleColorId: string | null;
  tab: StyleTab;
  failure: Failure | null;
}

export type StyleEvent =
  | { type: 'colour.chosen'; articleColorId: string }
  | { type: 'tab.chosen'; tab: StyleTab }
  /** The address has changed; '' or '?…'. */
  | { type: 'search.shown'; search: string }
  | { type: 'address.due' }
  | { type: 'style.retried' }
  /** The page came back, or the network did: what failed is asked for again. */
  | { type: 'page.woke' }
  | { type: 'language.changed' };

/** The parameters for loading a style. */
export type StyleAsked = Pick<StyleInput, 'place' | 'articleId'>;

const colourIn = (style: Style, articleColorId: string | null): string | null =>
  style.colours.find((colour) => colour.articleColorId === articleColorId)?.articleColorId ??
  coverOf(style.colours)?.articleColorId ??
  null;

const asked = ({ context: { place, articleId } }: { context: StyleContext }): StyleAsked => ({
  place,
  articleId,
});

/** One style with its colours; its quantities are in the cart (M2). */
export const styleMachine = setup({
  types: { context: {} as StyleContext, events: {} as StyleEvent, input: {} as StyleInput },
  actors: {
    loadStyle: service<Style, StyleAsked>(),
    watchPage: watch(),
    keylook: keylookMachine,
    placeSizes: placeSizesMachine,
    stylesAhead: stylesAheadMachine,
  },
  actions: {
    setStyle: assign(({ context }, { style }: { style: Style }) => ({
      style,
      failure: null,
      articleColorId: colourIn(style, context.articleColorId),
    })),
    setColour: assign((_, { articleColorId }: { articleColorId: string }) => ({ articleColorId })),
    setTab: assign((_, { tab }: { tab: StyleTab }) => ({ tab })),
    setView: assign(({ context: { style, articleColorId } }, { search }: { search: string }) => {
      const view = styleViewOf(search);
      const wished = view.articleColorId ?? articleColorId;
      return { search, tab: view.tab, articleColorId: style ? colourIn(style, wished) : wished };
    }),
    /** Of several quick choices only the last one gets into the address. */
    showRouteSoon: enqueueActions(({ enqueue }) => {
      enqueue.cancel('address');
      enqueue.raise({ type: 'address.due' }, { id: 'address', delay: ADDRESS_DELAY });
    }),
    /** Puts the style's address into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
    /** Retries what failed besides the style. */
    retryBeside: sendTo('placeSizes', { type: 'sizes.retried' }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isAway: (_, { error }: { error: unknown }) => failureOf(error).kind === 'network',
    isOther: ({ context }, { articleColorId }: { articleColorId: string }) =>
      articleColorId !== context.articleColorId &&
      (context.style?.colours.some((colour) => colour.articleColorId === articleColorId) ?? false),
  },
  delays: { retryDelay: STYLE_RETRY },
}).createMachine({
  id: 'style',
  description: 'Looking at one style and its colours',
  context: ({ input }) => ({ ...input, ...styleViewOf(input.search), style: null, failure: null }),
  invoke: [
    { id: 'placeSizes', src: 'placeSizes', input: asked },
    { id: 'watchPage', src: 'watchPage' },
  ],
  initial: 'loading',
  on: {
    'search.shown': { actions: { type: 'setView', params: ({ event }) => event } },
    'page.woke': { actions: raise({ type: 'style.retried' }) },
  },
  states: {
    loading: {
      description: 'The style is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadStyle',
        src: 'loadStyle',
        input: asked,
        onDone: {
          target: 'showing',
          actions: { type: 'setStyle', params: ({ event }) => ({ style: event.output }) },
        },
        onError: [
          { target: 'unavailable', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
          { target: 'away', guard: { type: 'isAway', params: errorOf }, actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    showing: {
      description: 'The style is shown in the chosen colour, its look beside it',
      invoke: [
        {
          id: 'keylook',
          src: 'keylook',
          input: ({ context: { place, style, mayInsert } }) => ({
            place,
            keylookId: style?.keylookId ?? null,
            mayInsert,
          }),
        },
        { id: 'stylesAhead', src: 'stylesAhead', input: asked },
      ],
      on: {
        'colour.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: [{ type: 'setColour', params: ({ event }) => event }, 'showRouteSoon'],
        },
        'tab.chosen': { actions: [{ type: 'setTab', params: ({ event }) => event }, 'showRouteSoon'] },
        'address.due': {
          actions: {
            type: 'showRoute',
            params: ({ context: { place, articleId, search, articleColorId, tab } }) => ({
              route: {
                screen: 'style' as const,
                place,
                articleId,
                search: styleSearch(search, { articleColorId, tab }),
              },
            }),
          },
        },
        'style.retried': { actions: ['retryBeside', sendTo('keylook', { type: 'look.retried' })] },
        'language.changed': {
          target: '.renewing',
          actions: sendTo('keylook', { type: 'language.changed' }),
        },
      },
      initial: 'settled',
      states: {
        settled: { description: 'The texts are in the chosen language' },
        renewing: {
          description: 'Texts in another language are on their way; the old ones are shown',
          tags: 'renewing',
          invoke: {
            id: 'renewStyle',
            src: 'loadStyle',
            input: asked,
            onDone: {
              target: 'settled',
              actions: { type: 'setStyle', params: ({ event }) => ({ style: event.output }) },
            },
            onError: [
              {
                target: '#style.unavailable',
                guard: { type: 'isMissing', params: errorOf },
                actions: keepFailure,
              },
              { target: 'outdated', guard: { type: 'isAway', params: errorOf } },
              { target: '#style.failed', actions: keepFailure },
            ],
          },
        },
        outdated: {
          description: 'The network is away: the texts in the former language are shown until it is back',
          tags: 'renewing',
          after: { retryDelay: 'renewing' },
          on: {
            'style.retried': {
              target: 'renewing',
              actions: ['retryBeside', sendTo('keylook', { type: 'look.retried' })],
            },
          },
        },
      },
    },
    away: {
      description: 'No answer came: the style is asked for again by itself',
      tags: 'away',
      after: { retryDelay: 'loading' },
      on: { 'style.retried': { target: 'loading', actions: 'retryBeside' } },
    },
    unavailable: { description: 'Yikes! Style not available.' },
    failed: {
      description: 'The style could not be loaded',
      tags: 'failed',
      on: { 'style.retried': { target: 'loading', actions: 'retryBeside' } },
    },
  },
});
