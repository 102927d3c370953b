import { scryptSync } from 'node:crypto';
import type { ResolvedRights } from '@selvedge/core/contract';
import { insertRows } from '../../database/insertRows.ts';
import type { TestApp } from '../../testing/startTestApp.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import { customerSubdivisions, customers } from '../pos/customer.schema.ts';
import { type Partner, partner } from './partner.ts';

/** Someone who orders for customers that are nobody else's. */
export interface Buyer extends Partner {
  readonly customerIds: readonly string[];
}

const rights: ResolvedRights['preorder'] = {
  rights: ['COLLECTION_VIEW', 'SHOPPINGCART_INSERT', 'SHOPPINGCART_SUBMIT'],
  features: [],
};
const none = { rights: [], features: [] };

/** `selvedge`, hashed at the least cost: hundreds sign in. */
function quickHash(): string {
  const salt = Buffer.alloc(16);
  const key = scryptSync('selvedge', salt, 32, { N: 2, r: 1, p: 1 });
  return ['scrypt', 2, 1, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Buyers who may finalize, each with as many customers of a German price list that carry subdivision 13-0. */
export async function manyBuyers(testApp: TestApp, count: number, customersEach: number): Promise<Buyer[]> {
  const { db } = testApp.context.database;
  const passwordHash = quickHash();
  const people = Array.from({ length: count }, (_, at) => ({
    userId: `many-${at}`,
    customerIds: Array.from({ length: customersEach }, (__, of) => `MANY-${at}-${of}`),
  }));
  const customerIds = people.flatMap((person) => person.customerIds);
  await insertRows(
    db,
    users,
    people.map(({ userId }) => ({
      userId,
      email: `${userId}@selvedge.test`,
      passwordHash,
      ...{ firstName: 'Buyer', lastName: userId, canonicalId: userId },
      roles: ['ROLE_RETAIL'],
      rights: { preorder: rights, postorder: rights, admin: none, selfService: none },
    })),
  );
  await insertRows(
    db,
    customers,
    customerIds.map((customerId) => ({
      customerId,
      customerNumber: customerId,
      ...{ name: customerId, street: 'Street 1', postcode: '10000', city: 'City' },
      ...{ country: 'DE', priceListId: 'EUR-DE', searchText: customerId, vatId: null },
    })),
  );
  await insertRows(
    db,
    customerSubdivisions,
    customerIds.map((customerId) => ({ customerId, subdivision: '13-0' })),
  );
  await insertRows(
    db,
    userCustomers,
    people.flatMap((person) =>
      person.customerIds.map((customerId) => ({ userId: person.userId, customerId })),
    ),
  );
  const buyers = [];
  for (const { userId, customerIds: own } of people)
    buyers.push({ ...(await partner(testApp, `${userId}@selvedge.test`)), customerIds: own });
  return buyers;
}
