import { entryMachine, reviewMachine, rowLookUpMachine } from '@selvedge/core/ordering';
import { reviewTour, samplePlace, told } from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { entryNeighbours, press, reportsTaken, reviews, rowOf } from '../../testing/entryScreen.tsx';
import { EntryDone } from '../EntryDone.tsx';
import type { ListReviewRef } from '../parts/entryRef.ts';
import { EntryReview } from './EntryReview.tsx';

const local = told(['matching', 'lookUp']);

function Shown({ listReview, ...around }: Parameters<typeof EntryReview>[0]) {
  const at = useSelector(listReview, ({ value }) => value);
  if (at === 'reviewing') return <EntryReview listReview={listReview} {...around} />;
  return at === 'done' && <EntryDone listReview={listReview} {...around} />;
}

const shownOf = (listReview: ListReviewRef) => {
  const entry = createActor(entryMachine, { input: { place: samplePlace, mayInsert: true } });
  return <Shown entry={entry} listReview={listReview} {...entryNeighbours()} />;
};

const nothingOfIt = () => expect(screen.queryByRole('button')).toBeNull();
const around = 'the screen around it shows what comes next';

screenTour('M4 N6 the review of a list, on the screen', {
  chart: reviewMachine,
  pictures: { nothing: { closed: around, resolving: around, unreadable: around, applying: around } },
  tour: reviewTour,
  machine: () =>
    reviewMachine.provide({
      actors: { ...local.actors, rowLookUp: rowLookUpMachine.provide({ actors: local.actors }) },
    }),
  screen: (actor) => shownOf(actor as ListReviewRef),
  userActions: {
    'column.changed': (_, event) => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Qty', hidden: true }), {
        target: { value: event.meaning },
      });
    },
    'row.repaired': (_, event, { actor }) => {
      const row = rowOf(event.id);
      const field = row && within(row).queryByRole('textbox', { name: 'EAN' });
      if (!(field instanceof HTMLInputElement) || field.value === event.repair.ean || !event.repair.ean) {
        actor.send(event);
        return;
      }
      fireEvent.change(field, { target: { value: event.repair.ean } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
    'mode.chosen': (_, event, { actor }) => {
      const radio = screen.getByRole('radio', { name: event.mode === 'add' ? /^Add/ : /^Replace/ });
      if (radio instanceof HTMLInputElement && radio.checked) actor.send(event);
      else fireEvent.click(radio);
    },
    'rows.shown': () => press(/^Only problems/),
    'list.applied': () => press(/to the cart$/),
    'list.reopened': () => press(/^Fix the/),
  },
  answers: { ...local.answers, transfer: (_, { clock }) => clock.increment(16) },
  shows: {
    closed: nothingOfIt,
    resolving: nothingOfIt,
    unreadable: nothingOfIt,
    reviewing: reviews,
    applying: nothingOfIt,
    done: reportsTaken,
  },
});
