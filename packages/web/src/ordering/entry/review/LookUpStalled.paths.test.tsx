import { rowLookUpMachine } from '@selvedge/core/ordering';
import { rowLookUpTour, told } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { screenTour } from '../../../testing/screenTour.tsx';
import type { RowLookUpRef } from '../parts/entryRef.ts';
import { LookUpStalled } from './EntryReview.tsx';

const local = told(['lookUp']);
const nothingOfIt = () => expect(screen.queryByRole('button')).toBeNull();
const around = 'the rows around it stay as they are';

screenTour('M4 looking up the code of a repaired row, on the screen', {
  chart: rowLookUpMachine,
  pictures: { nothing: { idle: around, asking: around } },
  tour: rowLookUpTour,
  machine: () => rowLookUpMachine.provide({ actors: local.actors }),
  screen: (actor) => <LookUpStalled rowLookUp={actor as RowLookUpRef} />,
  userActions: { 'look.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  answers: { lookUpRow: (output) => local.answers.lookUp?.(output) },
  failures: { lookUpRow: (error) => local.failures.lookUp?.(error) },
  shows: {
    idle: nothingOfIt,
    asking: nothingOfIt,
    stalled: () => expect(screen.getByText('Your list is kept.')).toBeVisible(),
  },
});
