import { type ActorRefFrom, assign, enqueueActions, type InputFrom, setup } from 'xstate';
import { service } from '../actors/service.ts';
import { PORTAL } from '../app/portalName.ts';
import type { Notice } from '../notices/notices.machine.ts';
import type { overlaysMachine } from './overlays.machine.ts';

/** The chart of what accompanies every page, as its part is loaded. */
export type OverlaysLogic = typeof overlaysMachine;
/** The running chart of what accompanies every page. */
export type OverlaysRef = ActorRefFrom<OverlaysLogic>;

/** The overlays are no actors of the chart: their logic is known only once it is loaded. */
type SpawnOverlays = (
  logic: OverlaysLogic,
  options: { id: 'overlays'; input: InputFrom<OverlaysLogic> },
) => OverlaysRef;

/** Their part of the program, with what the portal knew when it was there. */
export interface ArrivedOverlays {
  readonly logic: OverlaysLogic;
  readonly input: InputFrom<OverlaysLogic>;
}

/** What is for the overlays, kept until they are there. */
export type ForOverlays =
  | { type: 'search.opened' }
  /** Someone wishes to log out while work is kept on the device. */
  | { type: 'logout.wished' }
  | { type: 'maintenance.met' }
  | { type: 'consent.reopened' }
  | { type: 'notice.raised'; notice: Notice };

export interface ArrivalContext {
  overlays: OverlaysRef | null;
  waiting: readonly ForOverlays[];
  /** The first page is one of theirs. */
  readonly needed: boolean;
}

export type ArrivalEvent =
  /** What the user came for is there or has failed, so that the rest may be fetched. */
  | { type: 'page.settled' }
  /** The page shown is one of theirs, a legal page. */
  | { type: 'overlays.needed' }
  | ForOverlays;

const isWish = ({ type }: ForOverlays): boolean => type === 'logout.wished';

const MOST_WAITING = 20;
const PAUSE = 15_000;
/** A first page that takes longer than this does not hold them up. */
const AT_LATEST = 4_000;

/** How the overlays of the pages come: after the first page, so that it does not wait for them. */
export const arrivalMachine = setup({
  types: {
    context: {} as ArrivalContext,
    events: {} as ArrivalEvent,
    input: {} as { needed: boolean },
  },
  actors: {
    /** Fetches their part of the program. */
    loadOverlays: service<ArrivedOverlays>(),
  },
  actions: {
    keep: assign({
      waiting: ({ context }, { event }: { event: ForOverlays }) =>
        [...context.waiting, event].slice(-MOST_WAITING),
    }),
    startOverlays: assign({
      overlays: ({ spawn }, { logic, input }: ArrivedOverlays) =>
        (spawn as unknown as SpawnOverlays)(logic, { id: 'overlays', input }),
    }),
    handOver: enqueueActions(({ context: { overlays, waiting }, enqueue }) => {
      if (overlays) for (const event of waiting) enqueue.sendTo(overlays, event);
      enqueue.assign({ waiting: [] });
    }),
    /** Nobody can be asked: logging out does not wait, and what is kept stays. */
    letGo: enqueueActions(({ context: { waiting }, enqueue, system }) => {
      if (!waiting.some(isWish)) return;
      enqueue.assign({ waiting: waiting.filter((one) => !isWish(one)) });
      enqueue(() => system.get(PORTAL)?.send({ type: 'logout.agreed' }));
    }),
    passOn: enqueueActions(({ context: { overlays }, enqueue }, { event }: { event: ForOverlays }) => {
      if (overlays) enqueue.sendTo(overlays, event);
    }),
  },
  guards: { isNeeded: ({ context }) => context.needed },
  delays: { pause: PAUSE, atLatest: AT_LATEST },
}).createMachine({
  id: 'arrival',
  description: 'How the overlays of the pages come',
  context: ({ input }) => ({ overlays: null, waiting: [], needed: input.needed }),
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
        'overlays.needed': 'loading',
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
        id: 'loadOverlays',
        src: 'loadOverlays',
        onDone: {
          target: 'present',
          actions: [{ type: 'startOverlays', params: ({ event }) => event.output }, 'handOver'],
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
        'overlays.needed': 'loading',
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
