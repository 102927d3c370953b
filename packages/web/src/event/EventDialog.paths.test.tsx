import { eventDialogMachine, forwardMachine } from '@selvedge/core/overlays';
import {
  eventDialogLogic,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  networkLost,
  rulesRefused,
  sampleMessage,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { EventDialog } from './EventDialog.tsx';
import { Forward } from './Forward.tsx';

let page: FakePage;
const logic = (api: Parameters<typeof fakeOverlaysDependencies>[0]) => {
  page = fakeBrowser().open('https://portal.test/');
  return eventDialogLogic(fakeOverlaysDependencies(api, page));
};

const button = (name: string) => screen.getByRole('button', { name });
const message = sampleMessage();

const readsEvent = () => {
  const dialog = screen.getByRole('dialog', { name: 'Showroom Days' });
  expect(within(dialog).getByRole('tab', { name: 'Event' })).toHaveAttribute('aria-selected', 'true');
  expect(within(dialog).getByText('Marlow, Tessel & Finch')).toBeVisible();
  expect(within(dialog).getByText(/1.+3 December 2026/)).toBeVisible();
};
const sendsOn = () => {
  expect(screen.getByRole('tab', { name: 'Forward' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible();
};

const calendar = {
  idle: () => {
    expect(button('To the calendar')).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText(/If no window opened/)).not.toBeInTheDocument();
  },
  requesting: () =>
    expect(screen.getByRole('button', { name: /^To the calendar/ })).toHaveAttribute('aria-busy', 'true'),
  opened: () => {
    expect(page.opened.at(-1)).toMatch(/\/messages\/event-1\/export\?print-token=p-1&lang=en$/);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/If no window opened/),
    );
    expect(button('To the calendar')).toBeEnabled();
  },
  failed: ({ context }: AnyMachineSnapshot) => {
    expect(screen.getByText('The calendar entry could not be opened.')).toBeVisible();
    expect(button('To the calendar')).toBeEnabled();
    const { tracking } = context.failure;
    expect(screen.queryAllByText(`Error ID: ${tracking}`)).toHaveLength(tracking === null ? 0 : 1);
  },
};
const states = Object.entries(calendar);

screenTour('F3 F5 the dialog of an event, on the screen', {
  chart: eventDialogMachine,
  pictures: {
    nothing: { closed: 'the dialog is not open' },
  },
  tour: {
    input: { message },
    events: [
      { type: 'view.chosen', view: 'event' },
      { type: 'view.chosen', view: 'forward' },
      { type: 'calendar.requested' },
      { type: 'dialog.closed' },
    ],
    failures: { openCalendar: [networkLost, rulesRefused] },
  },
  machine: logic,
  screen: (actor) => <EventDialog dialog={actor as ActorRefFrom<typeof eventDialogMachine>} />,
  userActions: {
    'view.chosen': (user, { view }) =>
      user.click(screen.getByRole('tab', { name: view === 'event' ? 'Event' : 'Forward' })),
    'calendar.requested': (user) => user.click(button('To the calendar')),
    'dialog.closed': (user) => user.click(button('Close')),
  },
  answers: { openCalendar: (_, { fake }) => fake.pending[0]?.answer({ 'print-token': 'p-1' }) },
  shows: {
    ...Object.fromEntries(
      states.flatMap(([state, shows]) => [
        [
          `open.view.event + calendar.${state}`,
          (snapshot: AnyMachineSnapshot) => {
            readsEvent();
            shows(snapshot);
          },
        ],
        [
          `open.view.forward + calendar.${state}`,
          (snapshot: AnyMachineSnapshot) => {
            sendsOn();
            shows(snapshot);
          },
        ],
      ]),
    ),
    closed: () => expect(screen.queryByRole('heading')).not.toBeInTheDocument(),
  },
});

const field = () => screen.getByRole('textbox', { name: 'Email address' });
const writes = ({ context }: AnyMachineSnapshot) => {
  expect(field()).toHaveValue(context.address);
  expect(field()).not.toHaveAttribute('aria-invalid');
};
const objects = (words: string) => () => {
  expect(field()).toHaveAccessibleDescription(words);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
};

screenTour('F4 sending an event on, on the screen', {
  chart: forwardMachine,
  tour: {
    input: { messageId: 'event-1' },
    events: [
      { type: 'address.changed', address: '' },
      { type: 'address.changed', address: 'anna' },
      { type: 'address.changed', address: 'anna@example.com' },
      { type: 'forward.submitted' },
      { type: 'forward.repeated' },
    ],
    failures: { mail: [networkLost, rulesRefused] },
  },
  machine: (api) => logic(api).implementations.actors.forward as typeof forwardMachine,
  screen: (actor) => <Forward forward={actor as ActorRefFrom<typeof forwardMachine>} />,
  userActions: {
    'address.changed': async (user, { address }) => {
      await user.clear(field());
      if (address) await user.type(field(), address);
      else await user.type(field(), 'a{Backspace}');
    },
    'forward.submitted': (user) => user.click(button('Send')),
    'forward.repeated': (user) => user.click(button('Send to more emails')),
  },
  answers: { mail: (_, { fake }) => fake.pending[0]?.answer(null) },
  shows: {
    'idle.writing': writes,
    'idle.missing': objects('This field is required'),
    'idle.malformed': objects('Please enter a valid email'),
    'idle.failed': ({ context }) => {
      const alert = screen
        .getAllByRole('alert')
        .find((one) => one.textContent?.includes('The event was not sent'));
      expect(alert).toBeVisible();
      expect(field()).toHaveValue(context.address);
      expect(field()).toHaveFocus();
      const { tracking } = context.failure;
      expect(screen.queryAllByText(`Error ID: ${tracking}`)).toHaveLength(tracking === null ? 0 : 1);
    },
    sending: () => {
      expect(screen.getByRole('button', { name: /^Send/ })).toHaveAttribute('aria-busy', 'true');
      expect(field()).toHaveAttribute('readonly');
    },
    success: ({ context }) => {
      expect(screen.getByText(`The event is on its way to ${context.address}.`).parentElement).toHaveFocus();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  },
});
