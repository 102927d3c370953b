import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { keptOf, scanSetup } from './scan.setup.ts';
import { nothingKnown } from './scanList.ts';

export type { ScanContext, ScanEvent, ShownCell } from './scan.setup.ts';

const keep = { type: 'keep', params: keptOf } as const;
/** Actions after every change of the list, in this order: settle scans, tell the workspace, save the list. */
const done = ['settle', 'tellScanned', keep] as const;

/** Scanning articles by hand-held scanner, camera and manual entry (M5). */
export const scanMachine = scanSetup.createMachine({
  id: 'scan',
  description: 'Scanning articles',
  context: ({ input }) => ({
    ...input,
    mode: 'show',
    scans: [],
    gone: 0,
    known: nothingKnown,
    asking: [],
    serverTime: 0,
    cartOpen: false,
    told: [],
    count: 0,
    tries: 0,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'May articles be scanned here?',
      always: [{ guard: 'holdsScan', target: 'working' }, { target: 'noRight' }],
    },
    noRight: { description: 'Scanning is not for this user', tags: 'lacks holdsScan' },
    working: {
      description: 'Codes can be scanned',
      type: 'parallel',
      on: {
        'code.scanned': {
          guard: { type: 'hasText', params: ({ event }) => event },
          actions: [{ type: 'note', params: ({ event }) => event }, ...done],
        },
        'mode.chosen': {
          guard: 'holdsInsert',
          actions: [{ type: 'setMode', params: ({ event }) => event }, keep],
        },
        'scan.edited': {
          guard: { type: 'isUncounted', params: ({ event }) => event },
          actions: [{ type: 'mend', params: ({ event }) => event }, ...done],
        },
        'scan.retried': { actions: [{ type: 'askAnew', params: ({ event }) => event }, ...done] },
        'scan.taken': {
          guard: 'holdsInsert',
          actions: [{ type: 'takeOne', params: ({ event }) => event }, ...done],
        },
        'scan.removed': { actions: [{ type: 'remove', params: ({ event }) => event }, ...done] },
        'list.cleared': { actions: ['clear', ...done] },
        'gone.read': { actions: ['forgetGone', keep] },
        'cart.turned': {
          guard: { type: 'turns', params: ({ event }) => event },
          actions: [{ type: 'setCart', params: ({ event }) => event }, ...done],
        },
      },
      states: {
        memory: {
          description: 'The list outlives a reload',
          initial: 'recalling',
          states: {
            recalling: {
              description: 'What was scanned here before is being looked for',
              invoke: {
                id: 'recall',
                src: 'recall',
                input: ({ context }) => context.place,
                onDone: {
                  target: 'keeping',
                  actions: [
                    { type: 'takeRecalled', params: ({ event }) => ({ kept: event.output }) },
                    ...done,
                  ],
                },
                onError: 'forgetful',
              },
            },
            keeping: { description: 'Every change of the list is kept' },
            forgetful: {
              description: 'It is not known yet whose list it is; it lasts as long as the page',
              invoke: { id: 'watchOwner', src: 'watchPage' },
              after: { retryDelay: 'recalling' },
              on: { 'page.woke': 'recalling' },
            },
          },
        },
        looking: {
          description: 'What codes mean',
          initial: 'idle',
          on: { 'language.changed': { target: '.idle', actions: 'forgetKnown' } },
          states: {
            idle: {
              description: 'Every code is known as what it is, or as unknown',
              always: { guard: 'hasCodes', target: 'asking' },
            },
            asking: {
              description: 'Codes are being looked up; what is scanned meanwhile comes next',
              tags: 'pending',
              entry: 'setAsking',
              invoke: {
                id: 'lookUp',
                src: 'lookUp',
                input: ({ context: { place, asking } }) => ({ place, eans: asking }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'takeFound', params: ({ event }) => ({ answer: event.output }) },
                    ...done,
                  ],
                },
                onError: [
                  {
                    target: 'stalled',
                    guard: { type: 'mayComeRight', params: errorOf },
                    actions: keepFailure,
                  },
                  { target: 'refused', actions: keepFailure },
                ],
              },
            },
            stalled: {
              description: 'The network or the server is away; codes are kept and looked up by and by',
              tags: 'stalled',
              invoke: { id: 'watchPage', src: 'watchPage' },
              after: { retryDelay: 'asking' },
              on: { 'page.woke': 'asking', 'scan.retried': 'asking' },
            },
            refused: {
              description: 'The server refused to look codes up; they are kept',
              tags: 'failed',
              on: { 'scan.retried': 'asking' },
            },
          },
        },
        desk: {
          description: 'What is open for scanning',
          initial: 'closed',
          on: {
            'cell.found': {
              target: '.closed',
              actions: { type: 'showCell', params: ({ event }) => event },
            },
          },
          states: {
            closed: {
              description: 'Only a hand scanner is listened to',
              on: { 'list.opened': 'listing', 'camera.opened': 'filming' },
            },
            listing: {
              description: 'The list of scans is before the user',
              on: { 'desk.closed': 'closed', 'camera.opened': 'filming' },
            },
            filming: {
              description: 'The camera is before the user',
              on: { 'desk.closed': 'closed', 'list.opened': 'listing' },
            },
          },
        },
      },
    },
  },
});
