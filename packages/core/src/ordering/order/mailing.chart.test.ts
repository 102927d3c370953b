import { describe, expect, it } from 'vitest';
import { isEmail } from '../../contract/index.ts';
import { chartSuite, fakeOrderingDependencies, wiringSuite } from '../../testing/index.ts';
import { mailingActors } from './documents.actors.ts';
import { type MailingContext, mailingMachine } from './mailing.machine.ts';
import { recipientsIn } from './recipients.ts';

const eleven = Array.from({ length: 11 }, (_, at) => `a${at}@example.com`).join(', ');

const tour = {
  input: { orderId: 'o-1' },
  events: [
    { type: 'mailing.opened' },
    { type: 'mailing.closed' },
    { type: 'addresses.changed', addresses: '' },
    { type: 'addresses.changed', addresses: 'anna@example.com; bea' },
    { type: 'addresses.changed', addresses: ' anna@example.com, bea@example.com ' },
    { type: 'addresses.changed', addresses: eleven },
    { type: 'mailing.submitted' },
    { type: 'mailing.repeated' },
  ],
  answers: { readOwnAddress: ['own@example.com'], mail: [undefined] },
};

chartSuite(mailingMachine, {
  ...tour,
  invariants: {
    'O4 only addresses are sent to, one to ten of them': (snapshot) => {
      const recipients = recipientsIn((snapshot.context as MailingContext).addresses);
      return (
        !snapshot.matches('sending') ||
        (recipients.every(isEmail) && recipients.length > 0 && recipients.length <= 10)
      );
    },
    'O4 a failure is known exactly where it is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as MailingContext).failure !== null),
    'O4 what failed keeps the addresses': (snapshot) =>
      !snapshot.hasTag('failed') || (snapshot.context as MailingContext).addresses !== '',
    'O4 nothing is sent twice: while it is being sent, nothing can be submitted': (snapshot) =>
      !snapshot.matches('sending') || !snapshot.can({ type: 'mailing.submitted' }),
  },
});

wiringSuite(mailingMachine, {
  tour,
  machine: (api) => mailingMachine.provide({ actors: mailingActors(fakeOrderingDependencies(api)) }),
  doing: {
    answers: {
      readOwnAddress: (_, { fake }) =>
        fake.pending[0]?.answer({
          firstName: 'Max',
          lastName: 'Manager',
          email: 'own@example.com',
          canonicalId: 'P-1',
        }),
      mail: (_, { fake }) => fake.pending[0]?.answer(null),
    },
  },
});

describe('addresses that are typed', () => {
  it('O4 are apart by commas, semicolons, spaces and lines, each once', () => {
    expect(recipientsIn(' a@x.de;b@x.de,\nA@x.de  c@x.de; ')).toEqual(['A@x.de', 'b@x.de', 'c@x.de']);
  });
});
