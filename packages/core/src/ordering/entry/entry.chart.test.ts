import type { SnapshotFrom } from 'xstate';
import {
  chartSuite,
  fakeOrderingDependencies,
  openList,
  samplePlace,
  told,
  wiringSuite,
} from '../../testing/index.ts';
import { inert } from '../../testing/inert.ts';
import { entryParts } from './entry.actors.ts';
import { entryMachine } from './entry.machine.ts';
import { reviewMachine } from './review/review.machine.ts';

type Snapshot = SnapshotFrom<typeof entryMachine>;

const file = (bytes: Uint8Array) => ({
  name: 'list.csv',
  size: bytes.length,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});
const { text, sheet, list, problem } = openList;
const stands = (status: string) => ({
  type: 'review.statusChanged',
  status,
  problem: status === 'unreadable' ? problem : null,
});

const tour = {
  contextKey: ({ context }: { context: Snapshot['context'] }) => [
    context.text,
    context.given?.kind,
    context.joining,
    context.problem,
  ],
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'text.typed', text },
    { type: 'text.given', text },
    { type: 'text.given', text: '  ' },
    { type: 'file.chosen', file: file(new TextEncoder().encode(text)) },
    stands('closed'),
    stands('resolving'),
    stands('unreadable'),
    stands('reviewing'),
    stands('applying'),
    stands('taken'),
    stands('partlyTaken'),
    { type: 'cells.added', cells: [] },
    { type: 'cells.typed', cells: [] },
    { type: 'given.added' },
    { type: 'given.replaced' },
    { type: 'given.left' },
    { type: 'look.retried' },
    { type: 'list.discarded' },
    { type: 'language.changed' },
  ],
  answers: {
    recall: [null, { text: 'kept', mode: 'add', list: null }, { text: '', mode: 'replace', list }],
    listReading: [
      { sheet, problem: null },
      { sheet: null, problem },
    ],
  },
};

const every = (holds: (snapshot: Snapshot) => boolean) => (snapshot: unknown) => holds(snapshot as Snapshot);

chartSuite(entryMachine, {
  ...tour,
  otherInputs: [{ place: samplePlace, mayInsert: false }],
  invariants: {
    'N6 can() tells of leaving what was given whether something was': every(
      (snapshot) =>
        !snapshot.matches({ open: 'reviewing' }) ||
        snapshot.can({ type: 'given.left' }) === (snapshot.context.given !== null),
    ),
    'M4 what is added to the open list is given, and is being read': every(
      (snapshot) =>
        !snapshot.context.joining || (snapshot.context.given !== null && snapshot.matches('reading')),
    ),
    'M4 what is read was given': every(
      (snapshot) => !snapshot.matches('reading') || snapshot.context.given !== null,
    ),
    'M4 nothing is asked about where no list is open': every(
      (snapshot) =>
        !(snapshot.matches('empty') || snapshot.matches('unreadable')) || snapshot.context.given === null,
    ),
    'M4 it is said why a list could not be read': every(
      (snapshot) => !snapshot.matches('unreadable') || snapshot.context.problem !== null,
    ),
    'without the right nothing is read': every(
      (snapshot) =>
        snapshot.context.mayInsert || (snapshot.matches('noRight') && snapshot.context.given === null),
    ),
  },
});

/** Reading ends when the walk says so, with what it says, and so does the review stand. */
const local = told(['recall', 'listReading']);

wiringSuite(entryMachine, {
  tour,
  machine: (api) => {
    const { actors, actions } = entryParts(fakeOrderingDependencies(api));
    return entryMachine.provide({
      actors: { ...actors, ...local.actors, review: inert(reviewMachine) as typeof reviewMachine },
      actions,
    });
  },
  doing: { answers: local.answers, failures: local.failures },
});
