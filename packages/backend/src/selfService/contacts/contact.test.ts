import { type ContactMatter, contactFor } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Partner } from '../../ordering/testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../../ordering/testing/stage.ts';
import { contactOf } from './contactOf.ts';

const people = [
  { name: 'desk', departmentSlug: 'partner-service', matters: [], regions: [] },
  { name: 'rights', departmentSlug: 'partner-service', matters: ['rights' as const], regions: [] },
  { name: 'germany', departmentSlug: 'sales', matters: ['limit' as const], regions: ['DE'] },
  { name: 'munich', departmentSlug: 'sales', matters: ['limit' as const], regions: ['AT', 'DE 80'] },
];

describe('K1 whom to ask', () => {
  it.each([
    ['limit', 'DE', '20095', 'germany'],
    ['limit', 'DE', '80331', 'munich'],
    ['limit', 'AT', '1010', 'munich'],
    ['limit', 'PL', '00-001', 'germany'],
    ['rights', 'PL', '00-001', 'rights'],
  ] as const)('about %s for %s %s: %s', (matter, country, postcode, name) => {
    expect(contactOf(people, { country, postcode }, matter)?.name).toBe(name);
  });

  it('is the department where nobody is named, and nobody without one', () => {
    const customer = { country: 'DE', postcode: '80331' };
    const unnamed = people.map((one) => ({ ...one, matters: [] }));
    expect(contactOf(unnamed, customer, 'rights')?.name).toBe('desk');
    expect(contactOf([], customer, 'rights')).toBeNull();
  });
});

describe('GET contacts', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.testApp.close());

  const ask = (matter: ContactMatter, who: Partner, customerId: string = firstCustomer, language = 'en') =>
    who.ask(contactFor, {
      params: { rightEnv: 'preorder', customerId },
      query: { matter },
      headers: { 'x-language': language },
    });

  it('K1 names the person for the customer and the matter, in the language of the call', async () => {
    expect((await ask('limit', stage.buyer)).json()).toEqual({
      name: 'Marlene Oster',
      role: 'Sales, Southern Germany and Austria',
      phone: '+49 211 5550 214',
      email: 'sales@selvedge.test',
      hours: expect.stringContaining('Monday'),
      customerName: 'Modehaus Lindner',
      customerNumber: '104203',
    });
    expect((await ask('limit', stage.buyer, firstCustomer, 'de')).json().role).toMatch(/^Vertrieb/);
    expect((await ask('rights', stage.viewer)).json().name).toBe('Tom Ashby');
  });

  it('K1 tells nothing of a customer to somebody who may not order for it', async () => {
    expect((await ask('limit', stage.locked)).statusCode).toBe(404);
    expect((await ask('limit', stage.buyer, 'C9999')).statusCode).toBe(404);
  });
});
