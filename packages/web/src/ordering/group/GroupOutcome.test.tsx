import type { groupOrderMachine } from '@selvedge/core/ordering';
import { createFakeApi, sampleGroup, settle, underMaintenance, wired } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { GroupPage } from './GroupPage.tsx';
import type { GroupOrderRef } from './groupOrderRef.ts';

it('B5 N8 a cart that a maintenance keeps from being settled has no Error ID', async () => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const actor = createActor(wired.groupOrder(fake.api) as typeof groupOrderMachine, {
    input: { groupId: 'g-1', mayInsert: true, maySubmit: true },
    clock,
  }).start();
  const step = (work: () => void) =>
    act(async () => {
      work();
      await settle();
    });
  await step(() => fake.pending[0]?.answer(sampleGroup()));
  await renderWithWords(<GroupPage groupOrder={actor as GroupOrderRef} rightEnv="preorder" />);
  await step(() => {
    actor.send({ type: 'settlement.requested' });
    actor.send({ type: 'settlement.confirmed' });
  });
  const finalizing = () => fake.pending.find(({ name }) => name === 'finalizeCart');
  // It is asked again for some time, until what the server says counts.
  while (finalizing()) {
    await step(() => finalizing()?.fail(underMaintenance));
    await step(() => clock.increment(60_000));
  }
  await step(() => fake.pending[0]?.answer(sampleGroup()));
  expect(screen.getByText('0 of 1 finalized')).toBeVisible();
  expect(document.body).toHaveTextContent(/under maintenance/i);
  expect(document.body).not.toHaveTextContent('Error ID');
});
