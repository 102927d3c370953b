import { sendTo } from 'xstate';
import { keptOf, scanSetup } from './scan.setup.ts';
import { nothingKnown } from './scanList.ts';

const keep = { type: 'keep', params: keptOf } as const;
/** After every change of the list, in this order: settle scans, tell what was scanned and what to look up, save it. */
const done = ['settle', 'reportScanned', 'notifyWanted', keep] as const;

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
    cartOpen: false,
    reported: [],
    count: 0,
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
      invoke: [
        { id: 'lookUp', src: 'lookUp', input: ({ context: { place } }) => ({ place }) },
        { id: 'memory', src: 'memory', input: ({ context: { place } }) => ({ place }) },
      ],
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
          actions: [{ type: 'correct', params: ({ event }) => event }, ...done],
        },
        'scan.retried': {
          actions: [
            { type: 'askAnew', params: ({ event }) => event },
            ...done,
            sendTo('lookUp', { type: 'look.retried' }),
          ],
        },
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
        'scans.recalled': { actions: [{ type: 'takeRecalled', params: ({ event }) => event }, ...done] },
        'codes.found': { actions: [{ type: 'takeFound', params: ({ event }) => event }, ...done] },
        'language.changed': {
          actions: ['forgetKnown', 'notifyWanted', sendTo('lookUp', { type: 'language.changed' })],
        },
        'cell.found': {
          target: '.closed',
          actions: { type: 'showCell', params: ({ event }) => event },
        },
      },
      initial: 'closed',
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
});
