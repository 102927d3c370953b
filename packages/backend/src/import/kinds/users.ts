import { randomUUID } from 'node:crypto';
import { asLanguage, languages } from '@selvedge/core/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { groupBy } from '../../database/groupBy.ts';
import { insertRows } from '../../database/insertRows.ts';
import { withdrawMailsTo } from '../../ordering/approval/approvalNotices.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { rightsOfRole, workingRoleOf, workingRoles } from '../../user/roleRights.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { customerIdOf } from './customers.ts';
import { elseUpdate, known, listOf, textOf } from './fields.ts';
import type { ImportKind } from './kind.ts';

/** In place of customers' numbers. */
const EVERY = 'all';

const userKind: ImportKind = {
  name: 'users',
  files: { en: ['users', 'user', 'people'], de: ['Benutzer', 'Personen'] },
  about:
    'Who may sign in. Nobody is invited by this: `npm run portal -- user invite` mails the link by which somebody chooses a password.',
  key: ['email'],
  columns: [
    column(
      'email',
      ['email', 'E-Mail', 'mail'],
      cell.email,
      'the email address',
      'maren@strandgaard.example',
      { needed: true },
    ),
    column('firstName', ['first name', 'Vorname'], cell.text(80), 'the first name', 'Maren', {
      needed: true,
    }),
    column('lastName', ['last name', 'Nachname', 'surname'], cell.text(80), 'the last name', 'Strandgaard', {
      needed: true,
    }),
    column(
      'role',
      ['role', 'Rolle'],
      cell.oneOf(Object.fromEntries(workingRoles.map((role) => [role, [role]]))),
      'what they may do, as at `portal user add`',
      'manager',
      { needed: true },
    ),
    column(
      'customers',
      ['customers', 'Kunden'],
      cell.setOf(cell.houseCode),
      `the numbers of their customers, or \`${EVERY}\``,
      '20014|20015',
      { otherwise: [], refers: { kind: 'customers', key: (value) => (value === EVERY ? null : [value]) } },
    ),
    column(
      'language',
      ['language', 'Sprache'],
      cell.oneOf(Object.fromEntries(languages.map((language) => [language, [language]]))),
      'the language; blank: the browser’s',
      'de',
    ),
  ],
  async read(db) {
    const own = groupBy(
      await db
        .select({ userId: userCustomers.userId, number: customers.customerNumber })
        .from(userCustomers)
        .innerJoin(customers, eq(customers.customerId, userCustomers.customerId))
        .orderBy(asc(customers.customerNumber)),
      ({ userId }) => userId,
    );
    return (await db.select().from(users)).map((user) =>
      known(
        user.userId,
        {
          email: user.email,
          firstName: user.firstName,
          lastName: user.lastName,
          role: workingRoleOf(user.roles) ?? user.roles.join(' '),
          customers: user.everyCustomer
            ? [EVERY]
            : (own.get(user.userId) ?? []).map(({ number }) => number).toSorted(),
          language: user.selectedLanguage,
        },
        user.disabled,
      ),
    );
  },
  newId: () => randomUUID(),
  async write(db, rows, rowsKnown) {
    const records = rows.map(({ id, entry }) => ({
      ...rightsOfRole(workingRoles.find((role) => role === entry.role) ?? 'viewer'),
      userId: id,
      email: textOf(entry, 'email'),
      firstName: textOf(entry, 'firstName'),
      lastName: textOf(entry, 'lastName'),
      canonicalId: id,
      everyCustomer: listOf(entry, 'customers').includes(EVERY),
      selectedLanguage: asLanguage(entry.language),
      disabled: false,
    }));
    // A role that an operator made of other rights stays, unless the file changes it.
    const changed = rows.filter(({ entry, before }) => before?.role !== entry.role);
    const withRights = new Set(changed.map(({ id }) => id));
    const plain = ['firstName', 'lastName', 'everyCustomer', 'selectedLanguage'];
    const split = (chosen: boolean) => records.filter(({ userId }) => withRights.has(userId) === chosen);
    await insertRows(db, users, split(true), elseUpdate(users, ['userId'], [...plain, 'roles', 'rights']));
    await insertRows(db, users, split(false), elseUpdate(users, ['userId'], plain));
    await db.delete(userCustomers).where(sql`${userCustomers.userId} = ${anyOf(rows.map(({ id }) => id))}`);
    await insertRows(
      db,
      userCustomers,
      rows.flatMap(({ id, entry }) =>
        listOf(entry, 'customers')
          .filter((number) => number !== EVERY)
          .map((number) => ({ userId: id, customerId: customerIdOf(rowsKnown, number) })),
      ),
    );
    await withdrawMailsTo(
      db,
      rows.map(({ id }) => id),
    );
  },
  withdrawal: {
    about:
      'They are left as they are: who may no longer sign in is disabled by `npm run portal -- user disable`.',
    held: async (db) => new Set((await db.select({ id: users.userId }).from(users)).map(({ id }) => id)),
    remove: async () => undefined,
  },
};

export const userKinds: readonly ImportKind[] = [userKind];
