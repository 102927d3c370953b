import { ApiError, failure } from '@selvedge/core';
import { targetsMachine } from '@selvedge/core/ordering';
import { createFakeApi, sampleCustomer, serverDown, settle, wired } from '@selvedge/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
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
  hands: {
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

it('B5 N9 customers refused because of a maintenance are waited for, and nothing is called an error', async () => {
  const fake = createFakeApi();
  const targets = createActor(wired.targets(fake.api) as typeof targetsMachine, {
    input: { rightEnv: 'preorder' },
  }).start();
  await renderWithWords(<TargetChoice targets={targets} chosen={[]} onToggle={() => {}} />);
  await act(async () => {
    fake.pending[0]?.fail(
      new ApiError(failure({ kind: 'refused', status: 503, message: 'Maintenance is active.' })),
    );
    await settle();
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(busy()).not.toBeNull();
  await act(async () => {
    targets.send({ type: 'search.retried' });
    fake.pending[0]?.answer([sampleCustomer()]);
    await settle();
  });
  expect(found()).toBeVisible();
});
