import { isNoteUnsent, type noteMachine as NoteMachine, noteMachine } from '@selvedge/core/ordering';
import {
  linesOutdated,
  networkLost,
  sampleCart,
  sampleHead,
  sampleNow,
  samplePlace,
} from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';
import { NoteDialog } from './NoteDialog.tsx';

type Snapshot = SnapshotFrom<typeof NoteMachine>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = () => screen.getByLabelText('Note');
const typed = (snapshot: unknown) => {
  const { text } = (snapshot as Snapshot).context;
  expect(box()).toHaveValue(text);
  const wrong = text.startsWith('!');
  const error = screen.queryAllByText('Order note must not start with exclamation mark (!)');
  expect(error.length > 0).toBe(wrong);
  const off = wrong || !isNoteUnsent(snapshot as Snapshot);
  expect(screen.queryAllByText(/^You wrote this note on/)).toHaveLength(
    (snapshot as Snapshot).context.resumedAt === null ? 0 : 1,
  );
  expect(button('Save note').hasAttribute('aria-disabled')).toBe(off);
};

screenTour('N2 N5 the order note, on the screen', {
  chart: noteMachine,
  unreported: { 'writeNote 409': 'what the other person wrote is shown beside it instead' },
  pictures: {
    nothing: { closed: 'the dialog is not open' },
    sameAs: { rereading: ['saving', 'saving goes on from the newest version'] },
  },
  tour: {
    input: { place: samplePlace, mayInsert: true },
    events: [
      { type: 'note.opened', head: sampleHead({ note: 'Before' }) },
      { type: 'note.typed', text: 'Call first' },
      { type: 'note.typed', text: '!urgent' },
      { type: 'note.saved' },
      { type: 'note.closed' },
      { type: 'note.decided', keep: 'mine' },
      { type: 'note.decided', keep: 'theirs' },
      { type: 'note.found', draft: { at: sampleNow, cartId: 'cart-1', text: 'Ring twice', was: 'Before' } },
    ],
    answers: {
      writeNote: [sampleCart(sampleHead({ version: 5, note: 'Call first' }))],
      readNote: [sampleCart(sampleHead({ version: 6, note: 'Theirs' }))],
    },
    failures: { writeNote: [networkLost, linesOutdated], readNote: [networkLost] },
  },
  machine: (api) => providedCharts(api).note,
  screen: (actor) => <NoteDialog note={actor as ActorRefFrom<typeof NoteMachine>} />,
  userActions: {
    'note.typed': (_, event, { actor }) => {
      const area = box();
      // Typing what stands there already is no change to a box; it is one to the note.
      if (area instanceof HTMLTextAreaElement && area.value !== event.text)
        fireEvent.change(area, { target: { value: event.text } });
      else actor.send(event);
    },
    'note.saved': (user) => user.click(button('Save note')),
    'note.closed': (user) => user.click(button('Close')),
    'note.decided': (user, { keep }) => user.click(button(keep === 'mine' ? 'Save mine' : 'Keep theirs')),
  },
  shows: {
    closed: () => expect(screen.queryByLabelText('Note')).not.toBeInTheDocument(),
    editing: typed,
    saving: () => expect(button(/^Save note/)).toBeVisible(),
    rereading: () => expect(box()).toBeVisible(),
    conflicting: (snapshot) => {
      expect(screen.getByText('Theirs')).toBeVisible();
      expect(box()).toHaveValue((snapshot as Snapshot).context.text);
    },
    refused: (snapshot) => {
      expect(screen.getByText('The note was not saved; your text is kept')).toBeVisible();
      expect(box()).toHaveValue((snapshot as Snapshot).context.text);
    },
  },
});
