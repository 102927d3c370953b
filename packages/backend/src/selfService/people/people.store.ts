import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { userCustomers, users } from '../../user/user.schema.ts';

/** The customers assigned to a user, by number. */
export const customersOf = ({ db }: Database, userId: string) =>
  db
    .select({
      customerId: customers.customerId,
      customerNumber: customers.customerNumber,
      name: customers.name,
      city: customers.city,
    })
    .from(userCustomers)
    .innerJoin(customers, eq(customers.customerId, userCustomers.customerId))
    .where(eq(userCustomers.userId, userId))
    .orderBy(asc(customers.customerNumber));

/** All accounts that are not disabled, with the number of customers assigned to each, by name. */
export const accountList = ({ db }: Database) =>
  db
    .select({
      userId: users.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      roles: users.roles,
      everyCustomer: users.everyCustomer,
      customers: count(userCustomers.customerId),
    })
    .from(users)
    .leftJoin(userCustomers, eq(userCustomers.userId, users.userId))
    .where(eq(users.disabled, false))
    .groupBy(users.userId)
    .orderBy(asc(users.lastName), asc(users.firstName));
