import { type ActorRefFrom, assign, enqueueActions, type InputFrom, setup } from 'xstate';
import { service } from '../actors/service.ts';
import { PORTAL } from '../app/portalName.ts';
import type { Notice } from '../notices/notices.machine.ts';
import type { companionsMachine } from './companions.machine.ts';

/** The chart of what accompanies every page, as its part is loaded. */
export type CompanionsLogic = typeof companionsMachine;
/** The running chart of what accompanies every page. */
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
  /** Someone wishes to log out while work is kept on the device. */
  | { type: 'logout.wished' }
  | { type: 'maintenance.met' }
  | { type: 'consent.reopened' }
  | { type: 'notice.raised'; notice: Notice };

export interface ArrivalContext {
  companions: CompanionsRef | null;
  waiting: readonly ForCompanions[];
  /** The first page is one of theirs. */
  readonly needed: boolean;
}

export type ArrivalEvent =
  /** What the user came for is there or has failed, so that the rest may be fetched. */
  | { type: 'page.settled' }
  /** The page shown is one of theirs, a legal page. */
  | { type: 'companions.needed' }
  | ForCompanions;

const isWish = ({ type }: ForCompanions): boolean => type === 'logout.wished';

const MOST_WAITING = 20;
const PAUSE = 15_000;
/** A first page that takes longer than this does not hold them up. */
const AT_LATEST = 4_000;

/** How the companions of the pages come: after the first page, so that it does not wait for them. */
export const arrivalMachine = setup({
  types: {
    context: {} as ArrivalContext,
    events: {} as ArrivalEvent,
    input: {} as { needed: boolean },
  },
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
    /** Nobody can be asked: logging out does not wait, and what is kept stays. */
    letGo: enqueueActions(({ context: { waiting }, enqueue, system }) => {
      if (!waiting.some(isWish)) return;
      enqueue.assign({ waiting: waiting.filter((one) => !isWish(one)) });
      enqueue(() => system.get(PORTAL)?.send({ type: 'logout.agreed' }));
    }),
    passOn: enqueueActions(({ context: { companions }, enqueue }, { event }: { event: ForCompanions }) => {
      if (companions) enqueue.sendTo(companions, event);
    }),
  },
  guards: { isNeeded: ({ context }) => context.needed },
  delays: { pause: PAUSE, atLatest: AT_LATEST },
}).createMachine({
  id: 'arrival',
  description: 'How the companions of the pages come',
  context: ({ input }) => ({ companions: null, waiting: [], needed: input.needed }),
  initial: 'expected',
  on: {
    // Where they are being fetched already, the time that it may take begins anew.
    'logout.wished': { target: '.loading', actions: { type: 'keep', params: ({ event }) => ({ event }) } },
    'search.opened': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
    'maintenance.met': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
    'consent.reopened': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
    'notice.raised': { actions: { type: 'keep', params: ({ event }) => ({ event }) } },
  },
  states: {
    expected: {
      description: 'The first page comes before them',
      always: { guard: 'isNeeded', target: 'loading' },
      after: { atLatest: 'loading' },
      on: {
        'companions.needed': 'loading',
        'page.settled': 'loading',
        'search.opened': { target: 'loading', actions: { type: 'keep', params: ({ event }) => ({ event }) } },
        'consent.reopened': {
          target: 'loading',
          actions: { type: 'keep', params: ({ event }) => ({ event }) },
        },
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
      after: { atLatest: { actions: 'letGo' } },
    },
    missing: {
      description: 'It could not be fetched: pages go on without them, and it is tried again',
      entry: 'letGo',
      after: { pause: 'loading' },
      on: {
        'consent.reopened': {
          target: 'loading',
          actions: { type: 'keep', params: ({ event }) => ({ event }) },
        },
        'companions.needed': 'loading',
        'search.opened': { target: 'loading', actions: { type: 'keep', params: ({ event }) => ({ event }) } },
      },
    },
    present: {
      description: 'They are there',
      on: {
        'logout.wished': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'search.opened': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'maintenance.met': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'consent.reopened': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'notice.raised': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
      },
    },
  },
});
