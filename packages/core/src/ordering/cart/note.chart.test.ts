import { LONGEST_NOTE, noteFault } from '../../contract/index.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  linesOutdated,
  networkLost,
  sampleCart,
  sampleHead,
  samplePlace,
  wiringSuite,
} from '../../testing/index.ts';
import { noteActors } from './note.actors.ts';
import { noteMachine } from './note.machine.ts';
import { isNoteUnsent } from './noteStatus.ts';

const tour = {
  input: { place: samplePlace, mayInsert: true },
  events: [
    { type: 'note.opened', head: sampleHead({ note: 'Before' }) },
    { type: 'note.typed', text: 'Call first' },
    { type: 'note.typed', text: '!urgent' },
    { type: 'note.typed', text: 'x'.repeat(LONGEST_NOTE + 1) },
    { type: 'note.typed', text: 'Call\u202efirst' },
    { type: 'note.typed', text: 'Before' },
    { type: 'note.saved' },
    { type: 'note.closed' },
    { type: 'note.discarded' },
    { type: 'note.decided', keep: 'mine' },
    { type: 'note.decided', keep: 'theirs' },
    { type: 'note.found', draft: { at: 1, cartId: 'cart-1', text: 'Ring twice', was: 'Before' } },
  ],
  answers: {
    writeNote: [sampleCart(sampleHead({ version: 5, note: 'Call first' }))],
    readNote: [sampleCart(sampleHead({ version: 6, note: 'Theirs' }))],
  },
  failures: { writeNote: [networkLost, linesOutdated], readNote: [networkLost] },
};

chartSuite(noteMachine, {
  ...tour,
  otherInputs: [{ ...tour.input, mayInsert: false }],
  invariants: {
    'N5 no note against its rule is sent': (snapshot) =>
      !(snapshot.matches('saving') || snapshot.matches('refused')) ||
      noteFault(snapshot.context.text) === null,
    'N4 what is typed and not sent is known': (snapshot) =>
      snapshot.context.text.trim() === snapshot.context.was.trim() || isNoteUnsent(snapshot as never),
    'a refusal says why': (snapshot) => !snapshot.matches('refused') || snapshot.context.failure !== null,
    'mine and theirs are both there': (snapshot) =>
      !snapshot.matches('conflicting') || snapshot.context.theirs !== null,
  },
});

wiringSuite(noteMachine, {
  tour,
  machine: (api) => noteMachine.provide({ actors: noteActors(fakeOrderingDependencies(api)) }),
});
