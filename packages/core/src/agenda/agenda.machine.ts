import { assign, setup } from 'xstate';
import type { Agenda } from '../contract/index.ts';
import type { Route } from '../navigation/routes.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { service, watch } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import type { PortalNews } from '../platform/portalFacts.ts';
import { exceedsLines, showsAgenda } from './agenda.ts';

export interface AgendaInput {
  readonly route: Route;
}

/** The context of the agenda's chart. */
export interface AgendaContext extends AgendaInput {
  answer: Agenda | null;
  failure: Failure | null;
  /** All entries are shown, not only the first. */
  whole: boolean;
}

export type AgendaEvent =
  | Extract<PortalNews, { type: 'route.changed' }>
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  | { type: 'agenda.retried' }
  | { type: 'agenda.unfolded' };

/** What waits for the user, above the tiles of the dashboard. Read anew whenever the dashboard is shown (D8). */
export const agendaMachine = setup({
  types: {
    context: {} as AgendaContext,
    events: {} as AgendaEvent,
    input: {} as AgendaInput,
    tags: {} as 'pending' | 'failed',
  },
  actors: { readAgenda: service<Agenda>(), watchPage: watch(), watchPortal: watch() },
  actions: {
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    setAnswer: assign((_, { answer }: { answer: Agenda }) => ({ answer, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    unfold: assign({ whole: true }),
    fold: assign({ whole: false }),
  },
  guards: {
    isShown: ({ context }) => showsAgenda(context.route),
    isElsewhere: ({ context }) => !showsAgenda(context.route),
    isKnown: ({ context }) => context.answer !== null,
    hasMore: ({ context: { answer, whole } }) => !whole && answer !== null && exceedsLines(answer),
  },
}).createMachine({
  id: 'agenda',
  description: 'What waits for the user',
  context: ({ input }) => ({ route: input.route, answer: null, failure: null, whole: false }),
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'watchPage', src: 'watchPage' },
  ],
  on: {
    'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } },
  },
  initial: 'away',
  states: {
    away: {
      description: 'Another page than the dashboard is shown',
      entry: 'fold',
      always: { guard: 'isShown', target: 'beginning' },
    },
    beginning: {
      description: 'Something may be known from before',
      always: [{ guard: 'isKnown', target: 'refreshing' }, { target: 'loading' }],
    },
    loading: {
      description: 'What waits is being fetched, and nothing is known yet',
      tags: 'pending',
      always: { guard: 'isElsewhere', target: 'away' },
      invoke: {
        id: 'readAgenda',
        src: 'readAgenda',
        onDone: {
          target: 'ready',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    ready: {
      description: 'What waits is shown; nothing, if nothing does',
      always: { guard: 'isElsewhere', target: 'away' },
      on: { 'page.woke': 'refreshing', 'agenda.unfolded': { guard: 'hasMore', actions: 'unfold' } },
    },
    refreshing: {
      description: 'What was known is shown until the newer answer is there; without it, it stays',
      always: { guard: 'isElsewhere', target: 'away' },
      invoke: {
        id: 'readAgain',
        src: 'readAgenda',
        onDone: {
          target: 'ready',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'ready',
      },
      on: { 'agenda.unfolded': { guard: 'hasMore', actions: 'unfold' } },
    },
    failed: {
      description: 'What waits could not be fetched; the user may try again',
      tags: 'failed',
      always: { guard: 'isElsewhere', target: 'away' },
      on: { 'agenda.retried': 'loading', 'page.woke': 'loading' },
    },
  },
});
