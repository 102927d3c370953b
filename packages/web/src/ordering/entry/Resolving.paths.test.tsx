import { matchingMachine } from '@selvedge/core/ordering';
import { matchingTour, told } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { Resolving } from './Resolving.tsx';

const local = told(['plan', 'lookUp', 'judge']);
const waits = () => expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
const around = 'the screen around it shows what comes next';

screenTour('M4 matching a list with articles, on the screen', {
  chart: matchingMachine,
  unreported: {
    plan: 'the page itself does it, without a call',
    judge: 'the page itself does it, without a call',
  },
  pictures: { nothing: { judging: around, ended: around } },
  tour: matchingTour,
  machine: () => matchingMachine.provide({ actors: local.actors }),
  screen: (actor) => (
    <Resolving matching={actor as ActorRefFrom<typeof matchingMachine>} onDiscard={() => {}} />
  ),
  userActions: { 'look.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  answers: local.answers,
  failures: local.failures,
  shows: {
    planning: waits,
    asking: () => {
      waits();
      expect(screen.getByText('Looking up codes')).toBeVisible();
    },
    stalled: () => {
      expect(screen.getByText(/The connection was lost/)).toBeVisible();
      expect(screen.getByText('Your list is kept.')).toBeVisible();
    },
    refused: () => expect(screen.getByRole('alert')).toHaveTextContent(/Your list is kept/),
    judging: waits,
    ended: waits,
  },
});
