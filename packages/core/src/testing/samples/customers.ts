import type { Customer } from '../../contract/index.ts';

/** A customer as the backend tells of one. */
export const sampleCustomer = (parts: Partial<Customer> = {}): Customer => ({
  customerId: 'c-1',
  customerNumber: '4711',
  name: 'Modehaus Lindner',
  street: 'Marktplatz 3',
  postcode: '79098',
  city: 'Freiburg',
  country: 'DE',
  currency: 'EUR',
  favorite: false,
  locks: [],
  ...parts,
});

/** A customer that is locked as a whole. */
export const lockedSampleCustomer = sampleCustomer({
  customerId: 'c-2',
  customerNumber: '4712',
  name: 'Boutique Perrin',
  locks: [{ scope: 'customer', subject: null, reason: 'Payment overdue' }],
});
