import { contactFor, inLanguage } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { customerFor } from '../../ordering/pos/customer.policy.ts';
import { allContacts } from './contact.store.ts';
import { contactOf } from './contactOf.ts';

export function registerContactRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;

  bind(app, context, contactFor, async ({ params, query, user, language }) => {
    const customer = await customerFor(database.db, user, params.rightEnv, params.customerId);
    const person = contactOf(await allContacts(database), customer, query.matter);
    if (!person) return null;
    const { name, phone, email, texts } = person;
    return {
      name,
      phone,
      email,
      ...inLanguage(texts, language),
      customerName: customer.name,
      customerNumber: customer.customerNumber,
    };
  });
}
