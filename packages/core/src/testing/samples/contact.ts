import type { Contact } from '../../contract/index.ts';
import { serverDown } from './carts.ts';

/** Whom a partner asks about a customer's order limit. */
export const sampleContact: Contact = {
  name: 'Marlene Oster',
  role: 'Sales, Southern Germany and Austria',
  phone: '+49 211 5550 214',
  email: 'sales@selvedge.test',
  hours: 'Monday to Friday, 8:30 to 17:00',
  customerName: 'Modehaus Lindner',
  customerNumber: '104203',
};

/** What that contact is asked for. */
export const contactAsked = { rightEnv: 'preorder', customerId: 'c-1', matter: 'limit' } as const;

/** Everything that can happen while a contact is looked for, for its chart and for its screen. */
export const contactTour = {
  events: [
    { type: 'contact.wanted' as const, of: contactAsked },
    { type: 'contact.wanted' as const, of: { ...contactAsked, matter: 'rights' as const } },
    { type: 'contact.retried' as const },
    { type: 'language.changed' as const, language: 'de' as const },
  ],
  answers: { readContact: [sampleContact, null] },
  failures: { readContact: [serverDown] },
};
