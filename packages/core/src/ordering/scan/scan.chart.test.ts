import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { chartSuite, fakeOrderingDependencies, samplePlace, wiringSuite } from '../../testing/index.ts';
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
    { type: 'scans.recalled', kept: null },
    { type: 'scans.recalled', kept: { mode: 'add', scans: [sampleScan()] } },
    { type: 'codes.found', codes: ['4006381333931'], answer: foundHere() },
  ],
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

wiringSuite(scanMachine, {
  // Which scan it is makes no situation of its own; what is done to one is in scanning.test.ts.
  tour: { ...tour, events: tour.events.filter((event) => !('id' in event)), contextKey },
  machine: (api) => scanMachine.provide(scanParts(fakeOrderingDependencies(api))),
});
