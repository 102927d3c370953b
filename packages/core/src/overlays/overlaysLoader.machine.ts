import { type ActorRefFrom, assign, enqueueActions, type InputFrom, setup } from 'xstate';
import type { Notice } from '../notices/notices.machine.ts';
import { service, watch } from '../platform/actors/service.ts';
import { PORTAL } from '../platform/portalName.ts';
import type { overlaysMachine } from './overlays.machine.ts';

/** The chart of the overlays: everything that accompanies every page. Its code is loaded lazily. */
export type OverlaysLogic = typeof overlaysMachine;
/** The running overlays chart. */
export type OverlaysRef = ActorRefFrom<OverlaysLogic>;

/** The overlays are not declared as actors of the chart, because their logic is only known once it is loaded. */
type SpawnOverlays = (
  logic: OverlaysLogic,
  options: { id: 'overlays'; input: InputFrom<OverlaysLogic> },
) => OverlaysRef;

/** The loaded overlays chart, with the portal's facts at the time it was loaded. */
export interface LoadedOverlays {
  readonly logic: OverlaysLogic;
  readonly input: InputFrom<OverlaysLogic>;
}

/** Events for the overlays, queued until they are loaded. */
export type OverlaysRequest =
  | { type: 'search.opened' }
  /** Someone wants to log out while unsaved work is kept on the device. */
  | { type: 'logout.wished' }
  | { type: 'maintenance.met' }
  | { type: 'consent.reopened' }
  | { type: 'notice.raised'; notice: Notice };

export interface OverlaysLoaderContext {
  overlays: OverlaysRef | null;
  waiting: readonly OverlaysRequest[];
  /** The first page is rendered by the overlays. */
  readonly needed: boolean;
}

export type OverlaysLoaderEvent =
  /** The first page's content has loaded or failed, so the overlays may be loaded now. */
  | { type: 'page.settled' }
  /** The current page is rendered by the overlays (a legal page). */
  | { type: 'overlays.needed' }
  | { type: 'page.woke' }
  /** Calls that failed may be made again. */
  | { type: 'maintenance.over' }
  | OverlaysRequest;

const isWish = ({ type }: OverlaysRequest): boolean => type === 'logout.wished';

const MOST_WAITING = 20;
const PAUSE = 15_000;
/**
 * Load the overlays after this time even if the first page is not ready (ms). Long, because a page that is slow to come
 * would be slower with them beside it; whoever asks for one of them does not wait.
 */
const PAGE_AT_LATEST = 15_000;
/** Who wants to log out waits this long (ms) for the code that asks about kept work. */
const WISH_AT_LATEST = 4_000;

/** Loads the overlays after the first page, so that the first page does not wait for them. */
export const overlaysLoaderMachine = setup({
  types: {
    context: {} as OverlaysLoaderContext,
    events: {} as OverlaysLoaderEvent,
    input: {} as { needed: boolean },
  },
  actors: {
    /** Loads the code of the overlays. */
    loadOverlays: service<LoadedOverlays>(),
    watchPage: watch(),
  },
  actions: {
    keep: assign({
      waiting: ({ context }, { event }: { event: OverlaysRequest }) =>
        [...context.waiting, event].slice(-MOST_WAITING),
    }),
    startOverlays: assign({
      overlays: ({ spawn }, { logic, input }: LoadedOverlays) =>
        (spawn as unknown as SpawnOverlays)(logic, { id: 'overlays', input }),
    }),
    handOver: enqueueActions(({ context: { overlays, waiting }, enqueue }) => {
      if (overlays) for (const event of waiting) enqueue.sendTo(overlays, event);
      enqueue.assign({ waiting: [] });
    }),
    /** The overlays could not be loaded, so nobody can be asked: logging out goes ahead, and the kept work stays. */
    letGo: enqueueActions(({ context: { waiting }, enqueue, system }) => {
      if (!waiting.some(isWish)) return;
      enqueue.assign({ waiting: waiting.filter((one) => !isWish(one)) });
      enqueue(() => system.get(PORTAL)?.send({ type: 'logout.agreed' }));
    }),
    passOn: enqueueActions(
      (
        { context: { overlays }, enqueue },
        { event }: { event: OverlaysRequest | { type: 'maintenance.over' } },
      ) => {
        if (overlays) enqueue.sendTo(overlays, event);
      },
    ),
  },
  guards: { isNeeded: ({ context }) => context.needed },
  delays: { pause: PAUSE, pageAtLatest: PAGE_AT_LATEST, wishAtLatest: WISH_AT_LATEST },
}).createMachine({
  id: 'overlaysLoader',
  description: 'How the overlays of the pages come',
  context: ({ input }) => ({ overlays: null, waiting: [], needed: input.needed }),
  initial: 'expected',
  on: {
    // If they are already loading, the timeout starts anew.
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
      after: { pageAtLatest: 'loading' },
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
      after: { wishAtLatest: { actions: 'letGo' } },
    },
    missing: {
      description: 'It could not be fetched: pages go on without them, and it is tried again',
      entry: 'letGo',
      invoke: { id: 'watchPage', src: 'watchPage' },
      after: { pause: 'loading' },
      on: {
        'page.woke': 'loading',
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
        'maintenance.over': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
      },
    },
  },
});
