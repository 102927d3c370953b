import { type ActorRefFrom, assign, enqueueActions, type InputFrom, setup } from 'xstate';
import { service } from '../actors/service.ts';
import type { Notice } from '../notices/notices.machine.ts';
import type { companionsMachine } from './companions.machine.ts';

export type CompanionsLogic = typeof companionsMachine;
export type CompanionsRef = ActorRefFrom<CompanionsLogic>;

/** The companions are no actors of the chart: their logic is known only once it is loaded. */
type SpawnCompanions = (
  logic: CompanionsLogic,
  options: { id: 'companions'; input: InputFrom<CompanionsLogic> },
) => CompanionsRef;

/** Their part of the program, with what the portal knew when it was there. */
export interface ArrivedCompanions {
  readonly logic: CompanionsLogic;
  readonly input: InputFrom<CompanionsLogic>;
}

/** What is for the companions, kept until they are there. */
export type ForCompanions =
  | { type: 'search.opened' }
  | { type: 'maintenance.met' }
  | { type: 'notice.raised'; notice: Notice };

export interface ArrivalContext {
  companions: CompanionsRef | null;
  waiting: readonly ForCompanions[];
}

/** `page.settled`: what the user came for is there or has failed, so that the rest may be fetched. */
export type ArrivalEvent = { type: 'page.settled' } | ForCompanions;

const MOST_WAITING = 20;
const PAUSE = 15_000;

/** How the companions of the pages come: after the first page, so that it does not wait for them. */
export const arrivalMachine = setup({
  types: { context: {} as ArrivalContext, events: {} as ArrivalEvent },
  actors: {
    /** Fetches their part of the program. */
    loadCompanions: service<ArrivedCompanions>(),
  },
  actions: {
    keep: assign({
      waiting: ({ context }, { event }: { event: ForCompanions }) =>
        [...context.waiting, event].slice(-MOST_WAITING),
    }),
    startCompanions: assign({
      companions: ({ spawn }, { logic, input }: ArrivedCompanions) =>
        (spawn as unknown as SpawnCompanions)(logic, { id: 'companions', input }),
    }),
    handOver: enqueueActions(({ context: { companions, waiting }, enqueue }) => {
      if (companions) for (const event of waiting) enqueue.sendTo(companions, event);
      enqueue.assign({ waiting: [] });
    }),
    passOn: enqueueActions(({ context: { companions }, enqueue }, { event }: { event: ForCompanions }) => {
      if (companions) enqueue.sendTo(companions, event);
    }),
  },
  delays: { pause: PAUSE, atLatest: 4_000 },
}).createMachine({
  id: 'arrival',
  description: 'How the companions of the pages come',
  context: { companions: null, waiting: [] },
  initial: 'expected',
  on: {
    'search.opened': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
    'maintenance.met': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
    'notice.raised': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
  },
  states: {
    expected: {
      description: 'The first page comes before them',
      after: { atLatest: 'loading' },
      on: {
        'page.settled': 'loading',
        'search.opened': { target: 'loading', actions: { type: 'keep', params: ({ event }) => ({ event }) } },
        'maintenance.met': {
          target: 'loading',
          actions: { type: 'keep', params: ({ event }) => ({ event }) },
        },
        'notice.raised': { target: 'loading', actions: { type: 'keep', params: ({ event }) => ({ event }) } },
      },
    },
    loading: {
      description: 'Their part of the program is being fetched',
      invoke: {
        id: 'loadCompanions',
        src: 'loadCompanions',
        onDone: {
          target: 'present',
          actions: [{ type: 'startCompanions', params: ({ event }) => event.output }, 'handOver'],
        },
        onError: 'missing',
      },
    },
    missing: {
      description: 'It could not be fetched: pages go on without them, and it is tried again',
      after: { pause: 'loading' },
      on: {
        'search.opened': { target: 'loading', actions: { type: 'keep', params: ({ event }) => ({ event }) } },
      },
    },
    present: {
      description: 'They are there',
      on: {
        'search.opened': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'maintenance.met': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'notice.raised': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
      },
    },
  },
});
