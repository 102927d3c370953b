import { mailingMachine } from '@selvedge/core/ordering';
import { networkLost, rulesRefused, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { OrderMailing } from './OrderMailing.tsx';

type MailingRef = ActorRefFrom<typeof mailingMachine>;

const eleven = Array.from({ length: 11 }, (_, at) => `a${at}@x.de`).join(',');
const field = () => screen.getByRole('textbox', { name: 'Email addresses' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const writes = ({ context }: AnyMachineSnapshot) => {
  expect(field()).toHaveValue(context.addresses);
  expect(field()).not.toHaveAttribute('aria-invalid');
};
const objects = (words: string) => () => {
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
};

screenTour('O4 sending a confirmation by e-mail, on the screen', {
  chart: mailingMachine,
  unreported: {
    readOwnAddress: 'the field stays empty, to be filled in by hand',
  },
  pictures: {
    nothing: { closed: 'the form is not open' },
    sameAs: { preparing: ['idle.writing', 'one writes while the key of the mail is made'] },
  },
  tour: {
    input: { orderId: 'o-1' },
    events: [
      { type: 'mailing.opened' },
      { type: 'mailing.closed' },
      { type: 'addresses.changed', addresses: '' },
      { type: 'addresses.changed', addresses: 'a@x.de;bea' },
      { type: 'addresses.changed', addresses: 'a@x.de, b@x.de' },
      { type: 'addresses.changed', addresses: eleven },
      { type: 'mailing.submitted' },
      { type: 'mailing.repeated' },
    ],
    answers: { readOwnAddress: ['own@x.de'], mail: [undefined] },
    failures: { mail: [networkLost, rulesRefused] },
  },
  machine: wired.mailing,
  screen: (actor) => <OrderMailing mailing={actor as MailingRef} onClosed={() => {}} />,
  userActions: {
    'mailing.closed': (user) => user.click(button(/Cancel|Done/)),
    'addresses.changed': async (user, { addresses }) => {
      await user.clear(field());
      if (addresses) await user.paste(addresses);
      else await user.type(field(), 'a{Backspace}');
    },
    'mailing.submitted': (user) => user.click(button('Send')),
    'mailing.repeated': (user) => user.click(button('Send to more addresses')),
  },
  answers: {
    readOwnAddress: (_, { fake }) =>
      fake.pending[0]?.answer({ firstName: 'M', lastName: 'M', email: 'own@x.de', canonicalId: 'P-1' }),
    mail: (_, { fake }) => fake.pending[0]?.answer(null),
  },
  shows: {
    closed: () => expect(screen.queryByRole('textbox')).not.toBeInTheDocument(),
    preparing: writes,
    'idle.writing': writes,
    'idle.missing': objects('This field is required'),
    'idle.malformed': objects('Please enter a valid email: bea'),
    'idle.tooMany': objects('At most 10 addresses at once'),
    'idle.failed': ({ context }) => {
      const alert = screen
        .getAllByRole('alert')
        .find((one) => one.textContent?.includes('The confirmation was not sent'));
      expect(alert).toBeVisible();
      expect(field()).toHaveValue(context.addresses);
      expect(field()).toHaveFocus();
    },
    sending: () => {
      expect(button(/^Send/)).toHaveAttribute('aria-busy', 'true');
      expect(field()).toHaveAttribute('readonly');
      expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    },
    sent: ({ context }) => {
      const message = screen.getByText(/^The confirmation is on its way to/);
      expect(message).toHaveTextContent(context.addresses.split(/[,; ]+/)[0]);
      expect(message.parentElement).toHaveFocus();
    },
  },
});
