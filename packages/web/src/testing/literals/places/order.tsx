import {
  type approvalMachine,
  type finalizationMachine,
  type mailingMachine,
  type orderMachine,
  rackFileMachine,
  rackMachine,
  rackOf,
} from '@selvedge/core/ordering';
import {
  approvedHead,
  createFakeApi,
  fakeOrderingDependencies,
  rackFileActors,
  sampleHead,
  sampleOrder,
  samplePlace,
  sampleStyle,
  wired,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { ApprovalPanel } from '../../../ordering/check/ApprovalPanel.tsx';
import { CheckTabs } from '../../../ordering/check/CheckTabs.tsx';
import { FinalizationPanel } from '../../../ordering/check/FinalizationPanel.tsx';
import { OrderFinalized } from '../../../ordering/check/OrderFinalized.tsx';
import { RackPdfButton } from '../../../ordering/check/rack/RackFile.tsx';
import { OrderMailing } from '../../../ordering/order/OrderMailing.tsx';
import { OrderScreen } from '../../../ordering/order/OrderScreen.tsx';
import {
  answer,
  button,
  callsOf,
  type Fixture,
  heading,
  inAct,
  type Look,
  start,
  textOf,
} from '../fixture.tsx';

const openApproval = async ({ show }: Fixture, maySubmit: boolean, head = sampleHead()) => {
  const fake = createFakeApi();
  const { actor } = start(wired.approval(fake.api), {
    input: { head, holdsInsert: true, holdsSubmit: maySubmit, opensAt: null },
  });
  await inAct(() => actor.send({ type: 'findings.changed', findings: [] }));
  await show(
    <ApprovalPanel
      approval={actor as ActorRefFrom<typeof approvalMachine>}
      maySubmit={maySubmit}
      styles={[sampleStyle()]}
      place={samplePlace}
    />,
  );
  return { actor, fake };
};

const approving: Look = async (fixture) => {
  const { fake } = await openApproval(fixture, false);
  screen.getByText(fixture.say('posManagerFinalizes'));
  await fixture.user.click(button(fixture.say('approveOrder')));
  expect(callsOf(fake)).toEqual(['approveCart']);
};

const recalling: Look = async (fixture) => {
  const { fake } = await openApproval(fixture, false, approvedHead);
  screen.getByText(fixture.say('orderApproved'));
  await fixture.user.click(button(fixture.say('recallApproval')));
  expect(callsOf(fake)).toEqual(['recallCart']);
};

const returning: Look = async (fixture) => {
  const { say, user } = fixture;
  const { fake } = await openApproval(fixture, true, approvedHead);
  screen.getByText(say('orderApproved'));
  screen.getByText(say('readyForCompletion'));
  await user.click(button(say('returnToBuyer')));
  const asked = within(screen.getByRole('dialog'));
  await user.click(asked.getByRole('button', { name: say('returnOrder') }));
  expect(asked.getByRole('textbox')).toHaveAccessibleDescription(say('fieldRequired'));
  fireEvent.change(asked.getByRole('textbox'), { target: { value: 'Too many' } });
  await user.click(asked.getByRole('button', { name: say('returnOrder') }));
  expect(callsOf(fake)).toEqual(['returnCart']);
};

const openFinalization = async ({ show, say, user }: Fixture) => {
  const fake = createFakeApi();
  const { actor } = start(wired.finalization(fake.api), {
    input: { head: sampleHead(), holdsSubmit: true, opensAt: null },
  });
  const finalization = actor as ActorRefFrom<typeof finalizationMachine>;
  function Finalizing() {
    const order = useSelector(finalization, ({ context }) => context.order);
    if (order) return <OrderFinalized order={order} place={samplePlace} />;
    return <FinalizationPanel finalization={finalization} styles={[sampleStyle()]} place={samplePlace} />;
  }
  await inAct(() => finalization.send({ type: 'findings.changed', findings: [] }));
  await show(<Finalizing />);
  await user.click(button(say('finalizeOrder')));
  expect(callsOf(fake)).toEqual([]);
  return { fake, finalization, asked: within(screen.getByRole('alertdialog')) };
};

const finalizing: Look = async (fixture) => {
  const { fake, asked } = await openFinalization(fixture);
  await fixture.user.click(asked.getByRole('button', { name: fixture.say('finalizeYes') }));
  await answer(fake, 'finalizeCart', { orderId: 'o-1', orderNumber: '900001', replayed: false });
  heading(fixture.say('orderFinalized'));
};

const notFinalizing: Look = async (fixture) => {
  const { fake, finalization, asked } = await openFinalization(fixture);
  await fixture.user.click(asked.getByRole('button', { name: fixture.say('finalizeCancel') }));
  expect(callsOf(fake)).toEqual([]);
  expect(finalization.getSnapshot().value).toBe('idle');
};

const order: Look = async ({ say, show }) => {
  const fake = createFakeApi();
  const { actor } = start(wired.order(fake.api), { input: { orderId: 'o-1' } });
  await show(<OrderScreen order={actor as ActorRefFrom<typeof orderMachine>} />);
  await answer(fake, 'order', sampleOrder());
  within(screen.getByRole('article')).getByText(say('orderCreated'));
  const fact = (term: string) => screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling;
  expect(textOf(fact(say('costPrice')))).toMatch(/199[.,]60/);
  expect(textOf(fact(say('retailPrice')))).toMatch(/479[.,]60/);
};

const mailing: Look = async ({ say, user, show }) => {
  const fake = createFakeApi();
  const { actor } = start(wired.mailing(fake.api), { input: { orderId: 'o-1' } });
  await show(<OrderMailing mailing={actor as ActorRefFrom<typeof mailingMachine>} onClosed={() => {}} />);
  await inAct(() => actor.send({ type: 'mailing.opened' }));
  await answer(fake, 'userProfile', {
    firstName: 'A',
    lastName: 'B',
    canonicalId: 'c',
    email: 'own@x.de',
  });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '' } });
  await user.click(button(say('sendConfirmation')));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(say('fieldRequired')));
  fireEvent.change(field, { target: { value: 'a@x.de' } });
  await user.click(button(say('sendConfirmation')));
  expect(callsOf(fake)).toEqual(['mailConfirmation']);
};

const check: Look = async ({ say, user, show }) => {
  const fake = createFakeApi();
  const { actor } = start(rackMachine, { input: { place: samplePlace, search: '' } });
  const rack = actor as ActorRefFrom<typeof rackMachine>;
  const file = createActor(
    rackFileMachine.provide({ actors: rackFileActors(fakeOrderingDependencies(fake.api)) }),
  ).start();
  const pieces = { get: () => 2, has: () => true };
  const { lines } = createActor(wired.cart(createFakeApi().api), {
    input: { place: samplePlace, mayInsert: true },
  }).getSnapshot().context;
  function Checked() {
    const view = useSelector(rack, ({ context }) => context.view);
    return (
      <>
        <CheckTabs
          actor={rack}
          rack={rackOf([sampleStyle()], pieces, lines, view)}
          order={<p>The decision</p>}
        />
        <RackPdfButton file={file} head={sampleHead()} view={view} />
      </>
    );
  }
  await show(<Checked />);
  screen.getByRole('tablist', { name: say('orderCheck') });
  const tab = (name: string) => user.click(screen.getByRole('tab', { name }));
  const now = () => rack.getSnapshot().context.view;
  await tab(say('view'));
  expect(now().tab).toBe('view');
  const { figures } = now();
  await user.click(screen.getByRole('switch', { name: new RegExp(`^${say('factsAndFigures')}`) }));
  expect(now().figures).toBe(!figures);
  await tab(say('filterStyles'));
  expect(now().tab).toBe('filter');
  await tab(say('myOrder'));
  expect(screen.getByText('The decision')).toBeVisible();
  await user.click(button(say('pdf')));
  expect(file.getSnapshot().hasTag('pending')).toBe(true);
};

export const orderPlaces = {
  'approving an order': approving,
  'taking an approval back': recalling,
  'returning an order': returning,
  'finalizing an order': finalizing,
  'not finalizing it after all': notFinalizing,
  'an order': order,
  'sending a confirmation': mailing,
  'the tabs of the Order-Check': check,
} satisfies Record<string, Look>;
