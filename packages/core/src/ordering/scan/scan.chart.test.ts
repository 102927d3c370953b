import { type AnyMachineSnapshot, fromPromise, type SnapshotFrom } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { KeptScans } from '../../keptWork/keptScans.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  missing,
  networkLost,
  samplePlace,
  wiringSuite,
} from '../../testing/index.ts';
import { scanParts } from './scan.actors.ts';
import { scanMachine } from './scan.machine.ts';
import { readCode } from './scanCode.ts';
import { foundHere, sampleScan } from './testing/scans.ts';

const at = Date.UTC(2026, 10, 21, 8);
type Snapshot = SnapshotFrom<typeof scanMachine>;

const tour = {
  input: { place: samplePlace, mayScan: true, mayInsert: true },
  events: [
    { type: 'code.scanned', text: '4006381333931', at },
    { type: 'code.scanned', text: '4006381333932', at },
    { type: 'code.scanned', text: ' ', at },
    { type: 'mode.chosen', mode: 'add' },
    { type: 'scan.edited', id: `${at.toString(36)}-0`, text: '4006381333948' },
    { type: 'scan.retried' },
    { type: 'scan.retried', id: `${at.toString(36)}-0` },
    { type: 'scan.taken', id: `${at.toString(36)}-0` },
    { type: 'scan.removed', id: `${at.toString(36)}-0` },
    { type: 'list.cleared' },
    { type: 'gone.read' },
    { type: 'list.opened' },
    { type: 'camera.opened' },
    { type: 'desk.closed' },
    { type: 'cell.found', cell: { articleId: 's-1', articleColorId: 'k-1', articleVariantId: 'v-1' } },
    { type: 'cart.turned', open: true },
    { type: 'language.changed' },
    { type: 'page.woke' },
  ],
  answers: { recall: [null, { mode: 'add', scans: [sampleScan()] }], lookUp: [foundHere()] },
  failures: { recall: [networkLost], lookUp: [networkLost, missing] },
};

/** What of the context leads to situations of their own: more scans than one do not. */
const contextKey = (snapshot: AnyMachineSnapshot) => {
  const { mode, scans, known, cartOpen } = (snapshot as Snapshot).context;
  const [newest] = scans;
  return [
    mode,
    newest?.open,
    newest && readCode(newest.text).fault,
    (newest?.pieces ?? 0) > 0,
    known.asked.length > 0,
    cartOpen,
  ];
};

chartSuite(scanMachine, {
  ...tour,
  contextKey,
  otherInputs: [
    { place: samplePlace, mayScan: false, mayInsert: true },
    { place: samplePlace, mayScan: true, mayInsert: false },
  ],
  invariants: {
    'whoever may not scan scans nothing': (snapshot) =>
      snapshot.context.mayScan || (snapshot.matches('noRight') && snapshot.context.scans.length === 0),
    'whoever may not order adds nothing': ({ context }) =>
      context.mayInsert || (context as Snapshot['context']).scans.every(({ pieces }) => pieces === 0),
    'what adds pieces adds them to an open cart': ({ context }) =>
      (context as Snapshot['context']).scans.every(
        ({ open, mode, text }) =>
          !(open && mode === 'add' && context.cartOpen && readCode(text).fault === null) ||
          context.known.asked.length === 0 ||
          !context.known.found.styles.length,
      ),
    'a wrong code waits for nothing': ({ context }) =>
      (context as Snapshot['context']).scans.every(
        ({ open, text }) => !open || readCode(text).fault === null,
      ),
  },
});

/** The list that is kept comes when the walk says so; storage alone would answer at once. */
const recalling = { answer: (_: unknown) => {}, fail: (_: unknown) => {} };

wiringSuite(scanMachine, {
  // Which scan it is makes no situation of its own; what is done to one is in scanning.test.ts.
  tour: { ...tour, events: tour.events.filter((event) => !('id' in event)), contextKey },
  machine: (api) => {
    const { actors, actions } = scanParts(fakeOrderingDependencies(api));
    const recall = fromPromise<KeptScans | null, SeasonPlace>(
      () =>
        new Promise((resolve, reject) => {
          recalling.answer = (kept) => resolve(kept as KeptScans | null);
          recalling.fail = reject;
        }),
    );
    return scanMachine.provide({ actors: { ...actors, recall }, actions });
  },
  doing: {
    answers: { recall: (kept) => recalling.answer(kept) },
    failures: { recall: (error) => recalling.fail(error) },
    timers: (event, { actor }) => actor.send(event),
  },
});
