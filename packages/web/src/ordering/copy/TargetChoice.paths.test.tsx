import { targetsMachine } from '@selvedge/core/ordering';
import { sampleCustomer, serverDown, wired } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { TargetChoice } from './TargetChoice.tsx';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Point of sale' });
const found = () => screen.queryByRole('checkbox', { name: 'Modehaus Lindner' });
const busy = () => document.querySelector('[aria-busy=true]');
const waits = ({ context }: AnyMachineSnapshot) => {
  expect(busy()).not.toBeNull();
  expect(found() === null).toBe(context.customers.length === 0);
};

screenTour('N9 looking for customers to copy to, on the screen', {
  chart: targetsMachine,
  tour: {
    input: { rightEnv: 'preorder' },
    events: [
      { type: 'term.changed', term: 'lin' },
      { type: 'term.changed', term: 'per' },
      { type: 'search.retried' },
    ],
    answers: { findCustomers: [[sampleCustomer()], []] },
    failures: { findCustomers: [serverDown] },
  },
  machine: wired.targets,
  screen: (actor) => (
    <TargetChoice targets={actor as ActorRefFrom<typeof targetsMachine>} chosen={[]} onToggle={() => {}} />
  ),
  userActions: {
    'term.changed': (_, event, { actor }) => {
      if (box().value === event.term) actor.send(event);
      else fireEvent.change(box(), { target: { value: event.term } });
    },
    'search.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    loading: waits,
    typing: waits,
    browsing: ({ context }) => {
      expect(busy()).toBeNull();
      expect(found() === null).toBe(context.customers.length === 0);
    },
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1'),
  },
  pictures: {
    at: {
      typing: ({ context }) => context.customers.length > 0,
      browsing: ({ context }) => context.customers.length > 0,
    },
  },
});
