import { assign, setup } from 'xstate';
import { eventDialogMachine } from '../event/eventDialog.machine.ts';
import type { Route } from '../navigation/routes.ts';
import { service, watch } from '../platform/actors/service.ts';
import type { PortalNews } from '../platform/portalFacts.ts';
import {
  AUTOPLAY,
  type Hold,
  hasNews,
  isAtEnd,
  isHome,
  type News,
  placeBeside,
  shownMessage,
  type TickerContext,
  withHold,
  withNews,
  without,
  withoutTouch,
} from './ticker.ts';

export interface TickerInput {
  readonly route: Route;
  /** Whether another dialog of the portal is open. */
  readonly dialogOpen: boolean;
}

export type TickerEvent =
  | Extract<PortalNews, { type: 'language.changed' | 'route.changed' }>
  /** Another dialog of the portal opened or closed. */
  | { type: 'dialogs.changed'; open: boolean }
  /** The user's setting for reduced motion. */
  | { type: 'motion.changed'; reduced: boolean }
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  | { type: 'news.retried' }
  /** The pointer or the focus entered or left the ticker. */
  | { type: 'ticker.touched'; by: 'pointer' | 'focus' }
  | { type: 'ticker.left'; by: 'pointer' | 'focus' }
  | { type: 'ticker.paused' }
  | { type: 'ticker.resumed' }
  | { type: 'ticker.moved'; by: 1 | -1 }
  | { type: 'ticker.dismissed' }
  | { type: 'event.opened' };

/** The ticker of the dashboard and the dialog of an event (F2, F3). */
export const tickerMachine = setup({
  types: {
    context: {} as TickerContext,
    events: {} as TickerEvent,
    input: {} as TickerInput,
    children: {} as { eventDialog: 'eventDialog' },
    tags: {} as 'turning',
  },
  actors: {
    loadNews: service<News>(),
    /** Stores which messages were dismissed. */
    remember: service<void, { ids: readonly string[] }>(),
    /** Whether the page is visible. */
    look: service<boolean>(),
    eventDialog: eventDialogMachine,
    watchPage: watch(),
    watchPortal: watch(),
    /** Reports `motion.changed`, at first and whenever the setting changes. */
    watchMotion: watch(),
  },
  actions: {
    setNews: assign(({ context }, news: News) => withNews(context, news)),
    setRoute: assign(({ context }, { route }: { route: Route }) => ({
      route,
      holds: isHome(route) ? context.holds : withoutTouch(context.holds),
    })),
    setHold: assign(({ context }, { hold, on }: { hold: Hold; on: boolean }) => ({
      holds: withHold(context.holds, hold, on),
    })),
    resume: assign(({ context: { holds } }) => ({ holds: without(holds, ['user', 'motion']) })),
    move: assign(({ context }, { by }: { by: number }) => ({
      place: placeBeside(context, by) ?? context.place,
    })),
    putAway: assign(({ context }) => ({
      dismissed: context.messages.map(({ id }) => id),
      holds: withoutTouch(context.holds),
    })),
  },
  guards: {
    isElsewhere: ({ context }) => !isHome(context.route),
    isHome: ({ context }) => isHome(context.route),
    hasNews: ({ context }) => hasNews(context),
    hasNone: ({ context }) => !hasNews(context),
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
    isAtEnd: ({ context }) => isAtEnd(context),
    isBeforeEnd: ({ context }) => !isAtEnd(context),
    isInFront: (_, { shown }: { shown: boolean }) => shown,
    isMessageThere: ({ context }, { by }: { by: number }) => placeBeside(context, by) !== null,
  },
  delays: { autoplay: AUTOPLAY },
}).createMachine({
  id: 'ticker',
  description: 'Events and news, one after another',
  context: ({ input }) => ({
    route: input.route,
    messages: [],
    dismissed: [],
    place: 0,
    holds: input.dialogOpen ? ['dialogs'] : [],
  }),
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchMotion', src: 'watchMotion' },
  ],
  on: {
    'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } },
    'dialogs.changed': {
      actions: { type: 'setHold', params: ({ event }) => ({ hold: 'dialogs', on: event.open }) },
    },
    'motion.changed': {
      actions: { type: 'setHold', params: ({ event }) => ({ hold: 'motion', on: event.reduced }) },
    },
    'ticker.touched': {
      actions: { type: 'setHold', params: ({ event }) => ({ hold: event.by, on: true }) },
    },
    'ticker.left': {
      actions: { type: 'setHold', params: ({ event }) => ({ hold: event.by, on: false }) },
    },
  },
  type: 'parallel',
  states: {
    news: {
      description: 'Where the messages come from',
      initial: 'fetching',
      on: { 'language.changed': '.fetching' },
      states: {
        fetching: {
          description: 'Messages are being fetched; those known before are shown meanwhile',
          invoke: {
            id: 'loadNews',
            src: 'loadNews',
            onDone: { target: 'resting', actions: { type: 'setNews', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
        resting: {
          description: 'They are as good as can be had until the page comes back; a failure shows nothing',
          on: { 'page.woke': 'fetching', 'news.retried': 'fetching' },
        },
      },
    },
    bar: {
      description: 'What is seen of them',
      initial: 'empty',
      states: {
        empty: {
          description: 'There is no message that was not put away',
          always: [
            { guard: 'isElsewhere', target: 'elsewhere' },
            { guard: 'hasNews', target: 'shown' },
          ],
        },
        elsewhere: {
          description: 'Another page than the dashboard is shown',
          always: { guard: 'isHome', target: 'empty' },
        },
        dismissing: {
          description: 'It is being kept that these messages were put away',
          invoke: {
            id: 'remember',
            src: 'remember',
            input: ({ context }) => ({ ids: context.dismissed }),
            onDone: 'empty',
            onError: 'empty',
          },
        },
        shown: {
          description: 'One message is shown',
          initial: 'playing',
          always: [
            { guard: 'isElsewhere', target: 'elsewhere' },
            { guard: 'hasNone', target: 'empty' },
          ],
          on: {
            'ticker.paused': { actions: { type: 'setHold', params: { hold: 'user', on: true } } },
            'ticker.resumed': { actions: 'resume' },
            'ticker.moved': {
              guard: { type: 'isMessageThere', params: ({ event }) => event },
              target: '.playing',
              actions: { type: 'move', params: ({ event }) => event },
            },
            'ticker.dismissed': { target: 'dismissing', actions: 'putAway' },
            'event.opened': 'reading',
          },
          states: {
            playing: {
              description: 'The next message comes by itself',
              tags: 'turning',
              always: [
                { guard: 'isHeld', target: 'held' },
                { guard: 'isAtEnd', target: 'ended' },
              ],
              after: { autoplay: 'looking' },
            },
            looking: {
              description: 'It is looked whether anyone can see the page',
              tags: 'turning',
              invoke: {
                id: 'look',
                src: 'look',
                onDone: [
                  {
                    guard: { type: 'isInFront', params: ({ event }) => ({ shown: event.output }) },
                    target: 'playing',
                    actions: { type: 'move', params: { by: 1 } },
                  },
                  { target: 'away' },
                ],
                onError: 'away',
              },
            },
            away: {
              description: 'The page is in the background',
              on: { 'page.woke': 'playing' },
            },
            held: {
              description: 'Something keeps the message where it is',
              always: { guard: 'isFree', target: 'playing' },
            },
            ended: {
              description: 'The last of few messages is shown: it stays',
              always: [
                { guard: 'isHeld', target: 'held' },
                { guard: 'isBeforeEnd', target: 'playing' },
              ],
            },
          },
        },
        reading: {
          description: 'The dialog of the message is open',
          always: { guard: 'isElsewhere', target: 'elsewhere' },
          invoke: {
            id: 'eventDialog',
            src: 'eventDialog',
            input: ({ context }) => ({ message: shownMessage(context) }),
            onDone: 'shown',
          },
        },
      },
    },
  },
});
