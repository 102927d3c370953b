import { listReadingMachine } from '@selvedge/core/ordering';
import { listReadingTour, told } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { ReadingFile } from './ReadingFile.tsx';
import { SheetChoice } from './SheetChoice.tsx';

type ListReadingRef = ActorRefFrom<typeof listReadingMachine>;

const local = told(['read']);
const nobody = () => {};

function Shown({ listReading }: { listReading: ListReadingRef }) {
  const at = useSelector(listReading, ({ value }) => value);
  if (at === 'reading') return <ReadingFile listReading={listReading} onCancel={nobody} />;
  return at === 'choosingSheet' && <SheetChoice listReading={listReading} onDiscard={nobody} />;
}

screenTour('M4 reading a list, on the screen', {
  chart: listReadingMachine,
  unreported: { read: 'the page itself does it, without a call' },
  pictures: { nothing: { ended: 'the screen around it shows what came of it' } },
  tour: listReadingTour,
  machine: () => listReadingMachine.provide({ actors: local.actors }),
  screen: (actor) => <Shown listReading={actor as ListReadingRef} />,
  userActions: {
    'sheet.chosen': (user, event) => {
      const sheet = screen.queryByRole('button', { name: event.index === 0 ? 'Sheet1 (3 lines)' : /^none/ });
      return sheet && user.click(sheet);
    },
  },
  answers: local.answers,
  failures: local.failures,
  shows: {
    reading: ({ context }) => {
      expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
      expect(screen.getByRole('meter')).toHaveAttribute('value', `${context.progress}`);
    },
    choosingSheet: () =>
      expect(screen.getByRole('heading', { name: 'Which sheet contains the list?' })).toBeVisible(),
    ended: () => expect(screen.queryByRole('button')).toBeNull(),
  },
});
