import { assign, setup } from 'xstate';
import { service, watch } from '../platform/actors/service.ts';

export interface ReleaseContext {
  /** The oldest release whose pages are served; 0: not told yet. */
  oldest: number;
  /** The release of this page. */
  readonly release: number;
}

export type ReleaseEvent =
  /** An answer told another oldest release than the one before. */
  { type: 'release.told'; oldest: number } | { type: 'reload.requested' };

/** What stands in the way of loading the page anew. */
export interface InTheWay {
  /** Something is typed or under way that is not sent yet. */
  readonly unsent: boolean;
  /** It was loaded anew before because of the same release, and is too old all the same. */
  readonly tried: boolean;
}

/** How often (ms) it is looked whether all is sent. */
const LOOK_AGAIN_DELAY = 1_000;
/** How long (ms) it is announced that the page loads anew: long enough to be read. */
const NOTICE_DELAY = 6_000;

/**
 * Whether this page is still served; one that is too old says so, and loads anew where nothing is unsent (C10). The host
 * keeps the page's code for the next visit.
 */
export const releaseMachine = setup({
  types: {
    context: {} as ReleaseContext,
    events: {} as ReleaseEvent,
    input: {} as { release: number },
    tags: {} as 'unsent' | 'soon' | 'stuck',
  },
  actors: {
    look: service<InTheWay, { oldest: number }>(),
    reload: service<void, { oldest: number }>(),
    watchRelease: watch(),
    keepPage: service<void>(),
  },
  actions: {
    setOldest: assign((_, { oldest }: { oldest: number }) => ({ oldest })),
  },
  guards: {
    isTooOld: ({ context }, { oldest }: { oldest: number }) => oldest > context.release,
    isServed: ({ context }, { oldest }: { oldest: number }) => oldest <= context.release,
    isTried: (_, { tried }: InTheWay) => tried,
    isUnsent: (_, { unsent }: InTheWay) => unsent,
  },
  delays: { lookAgainDelay: LOOK_AGAIN_DELAY, noticeDelay: NOTICE_DELAY },
}).createMachine({
  id: 'release',
  description: 'Whether the page is of a release that is still served',
  context: ({ input }) => ({ oldest: 0, release: input.release }),
  invoke: [
    { id: 'watchRelease', src: 'watchRelease' },
    { id: 'keepPage', src: 'keepPage' },
  ],
  initial: 'served',
  states: {
    served: {
      description: 'The page is of a release that is served',
      on: {
        'release.told': {
          guard: { type: 'isTooOld', params: ({ event }) => event },
          target: 'outdated',
          actions: { type: 'setOldest', params: ({ event }) => event },
        },
      },
    },
    outdated: {
      description: 'The page is too old',
      initial: 'looking',
      on: {
        'release.told': {
          guard: { type: 'isServed', params: ({ event }) => event },
          target: 'served',
          actions: { type: 'setOldest', params: ({ event }) => event },
        },
      },
      states: {
        looking: {
          description: 'Is anything unsent?',
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({ oldest: context.oldest }),
            onDone: [
              { guard: { type: 'isTried', params: ({ event }) => event.output }, target: 'stuck' },
              { guard: { type: 'isUnsent', params: ({ event }) => event.output }, target: 'waiting' },
              { target: 'announced' },
            ],
            onError: 'waiting',
          },
        },
        waiting: {
          description: 'Something is unsent: the page stays until it is sent',
          tags: 'unsent',
          after: { lookAgainDelay: 'lookingAgain' },
          on: { 'reload.requested': 'reloading' },
        },
        lookingAgain: {
          description: 'Is it sent?',
          tags: 'unsent',
          on: { 'reload.requested': 'reloading' },
          invoke: {
            id: 'lookAgain',
            src: 'look',
            input: ({ context }) => ({ oldest: context.oldest }),
            onDone: [
              { guard: { type: 'isUnsent', params: ({ event }) => event.output }, target: 'waiting' },
              { target: 'announced' },
            ],
            onError: 'waiting',
          },
        },
        announced: {
          description: 'Nothing is unsent: the user reads that the page loads anew',
          tags: 'soon',
          after: { noticeDelay: 'lookingOnceMore' },
          on: { 'reload.requested': 'reloading' },
        },
        lookingOnceMore: {
          description: 'Is nothing unsent still?',
          tags: 'soon',
          on: { 'reload.requested': 'reloading' },
          invoke: {
            id: 'lookOnceMore',
            src: 'look',
            input: ({ context }) => ({ oldest: context.oldest }),
            onDone: [
              { guard: { type: 'isUnsent', params: ({ event }) => event.output }, target: 'waiting' },
              { target: 'reloading' },
            ],
            onError: 'waiting',
          },
        },
        reloading: {
          description: 'The page is being loaded anew',
          tags: 'soon',
          invoke: {
            id: 'reload',
            src: 'reload',
            input: ({ context }) => ({ oldest: context.oldest }),
            onDone: 'stuck',
            onError: 'stuck',
          },
        },
        stuck: {
          description: 'Loading anew brought no newer page: the user tries it again',
          tags: 'stuck',
          on: { 'reload.requested': 'reloading' },
        },
      },
    },
  },
});
