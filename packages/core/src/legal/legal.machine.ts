import { assign, setup } from 'xstate';
import type { Language } from '../contract/index.ts';
import type { Route } from '../navigation/routes.ts';
import { errorOf, keepFailure } from '../platform/actors/failing.ts';
import { service, watch } from '../platform/actors/service.ts';
import { type Failure, failureOf, lacksNetwork } from '../platform/api/failure.ts';
import type { PortalFacts, PortalNews } from '../platform/portalFacts.ts';
import { isSameDocument, isSameText, type LegalText, legalTextOf } from './legalText.ts';

export interface LegalContext {
  route: Route;
  language: Language;
  /** The text for the current route; null if it has none. */
  wanted: LegalText | null;
  /** The text on screen: HTML from the server, and which text it is. */
  shown: { readonly text: LegalText; readonly html: string } | null;
  failure: Failure | null;
}

export type LegalEvent =
  | Extract<PortalNews, { type: 'route.changed' | 'language.changed' }>
  | { type: 'legal.retried' }
  | { type: 'page.woke' };

/** Loads the text of a legal page while one is open (H1, H3). */
export const legalMachine = setup({
  types: {
    context: {} as LegalContext,
    events: {} as LegalEvent,
    input: {} as PortalFacts,
    tags: {} as 'pending' | 'failed' | 'shown',
  },
  actors: {
    loadText: service<string, LegalText>(),
    watchPortal: watch(),
    watchPage: watch(),
  },
  actions: {
    setPlace: assign(({ context }, place: { route?: Route; language?: Language }) => {
      const route = place.route ?? context.route;
      const language = place.language ?? context.language;
      return { route, language, wanted: legalTextOf(route, language) };
    }),
    setText: assign(({ context: { wanted } }, { html }: { html: string }) => ({
      shown: wanted && { text: wanted, html },
    })),
    forgetText: assign({ shown: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    lacksNetwork,
    wantsNothing: ({ context }) => context.wanted === null,
    isThere: ({ context }) => isSameText(context.wanted, context.shown?.text ?? null),
    isTranslation: ({ context }) => isSameDocument(context.wanted, context.shown?.text ?? null),
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isOtherText: ({ context }, place: { route?: Route; language?: Language }) =>
      !isSameText(
        context.wanted,
        legalTextOf(place.route ?? context.route, place.language ?? context.language),
      ),
  },
}).createMachine({
  id: 'legal',
  description: 'The text of a legal page',
  context: ({ input: { route, language } }) => ({
    route,
    language,
    wanted: legalTextOf(route, language),
    shown: null,
    failure: null,
  }),
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  on: {
    'route.changed': [
      {
        target: '.choosing',
        guard: { type: 'isOtherText', params: ({ event }) => ({ route: event.route }) },
        actions: ['forgetFailure', { type: 'setPlace', params: ({ event }) => ({ route: event.route }) }],
      },
      { actions: { type: 'setPlace', params: ({ event }) => ({ route: event.route }) } },
    ],
    'language.changed': [
      {
        target: '.choosing',
        guard: { type: 'isOtherText', params: ({ event }) => ({ language: event.language }) },
        actions: [
          'forgetFailure',
          { type: 'setPlace', params: ({ event }) => ({ language: event.language }) },
        ],
      },
      { actions: { type: 'setPlace', params: ({ event }) => ({ language: event.language }) } },
    ],
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'It is being looked at which text the place shows',
      always: [
        { guard: 'wantsNothing', target: 'closed', actions: 'forgetText' },
        { guard: 'isThere', target: 'ready' },
        { guard: 'isTranslation', target: 'translating' },
        { target: 'loading', actions: 'forgetText' },
      ],
    },
    closed: { description: 'No text is wanted: the place is no legal page, or their overview' },
    loading: {
      description: 'The text is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadText',
        src: 'loadText',
        input: ({ context }) => context.wanted as LegalText,
        onDone: {
          target: 'ready',
          actions: { type: 'setText', params: ({ event }) => ({ html: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: errorOf },
            target: 'missing',
            actions: keepFailure,
          },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    translating: {
      description: 'The text stays until it is there in the language just chosen',
      tags: ['shown', 'pending'],
      invoke: {
        id: 'loadTranslation',
        src: 'loadText',
        input: ({ context }) => context.wanted as LegalText,
        onDone: {
          target: 'ready',
          actions: { type: 'setText', params: ({ event }) => ({ html: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: errorOf },
            target: 'missing',
            actions: ['forgetText', keepFailure],
          },
          {
            target: 'failed',
            actions: ['forgetText', keepFailure],
          },
        ],
      },
    },
    ready: { description: 'The text is shown', tags: 'shown' },
    missing: { description: 'There is no such text' },
    failed: {
      description: 'The text could not be loaded; the user may try again',
      tags: 'failed',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'legal.retried': { target: 'loading', actions: 'forgetFailure' },
        'page.woke': { guard: 'lacksNetwork', target: 'loading', actions: 'forgetFailure' },
      },
    },
  },
});
