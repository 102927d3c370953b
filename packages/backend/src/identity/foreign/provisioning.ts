import { randomUUID } from 'node:crypto';
import { asLanguage, type Language } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import type { ClaimsMapping } from '../../configuration/claimsMapping.ts';
import { ConfigurationError } from '../../configuration/configurationError.ts';
import { anyOf } from '../../database/anyOf.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { rightsOfRole, type WorkingRole, workingRoles } from '../../user/roleRights.ts';
import { userCustomers, users } from '../../user/user.schema.ts';

/** What a provider says of an account, whatever it is. */
export type AccountClaims = Readonly<Record<string, unknown>>;

const isClaims = (value: unknown): value is AccountClaims => typeof value === 'object' && value !== null;

/** The value of a claim by its own name, else by the names that lead to it. */
function claimAt(claims: AccountClaims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (!isClaims(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

/** Unfit for a name: control characters, halves of characters, signs that turn the direction of a line. */
const unfit = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const textAt = (claims: AccountClaims, name: string | undefined): string => {
  const value = name === undefined ? undefined : claimAt(claims, name);
  return typeof value === 'string' ? value.replaceAll(unfit, '').trim().slice(0, 80) : '';
};

/** The values of a claim, which providers send as a list, as one text, or with signs between them. */
function valuesAt(claims: AccountClaims, name: string, most: number): string[] {
  const value = claimAt(claims, name);
  const all = Array.isArray(value) ? value : [value];
  return all
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .flatMap((one) => [String(one), ...(Array.isArray(value) ? [] : String(one).split(/[,;|\s]+/))])
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, most);
}

/** Whether a mapping names roles that there are. @throws {ConfigurationError} */
export function checkRoles({ role: { values } }: ClaimsMapping): void {
  const odd = Object.values(values).find((name) => !workingRoles.some((role) => role === name));
  if (odd !== undefined)
    throw new ConfigurationError('OIDC_CLAIMS', `may name the roles ${workingRoles.join(', ')} only`, odd);
}

/** Of several roles the one that may do most. */
function roleIn(claims: AccountClaims, { role: { claim, values } }: ClaimsMapping): WorkingRole | undefined {
  const said = valuesAt(claims, claim, 500).flatMap((value) =>
    Object.hasOwn(values, value) ? [values[value]] : [],
  );
  return workingRoles.findLast((role) => said.includes(role));
}

const languageIn = (claims: AccountClaims, { language }: ClaimsMapping): Language | null =>
  asLanguage(textAt(claims, language).slice(0, 2).toLowerCase());

/**
 * Adds who signs in for the first time as the claims say. Whoever has no role of the mapping, or none of the portal's
 * customers, is not added; nor is who is there already, disabled or not: what operators decided stays.
 */
export async function provision(
  database: Database,
  email: string,
  claims: AccountClaims,
  mapping: ClaimsMapping,
): Promise<void> {
  const role = roleIn(claims, mapping);
  if (role === undefined) return;
  const numbers = valuesAt(claims, mapping.customers.claim, 5_000);
  const everyCustomer = mapping.customers.all !== undefined && numbers.includes(mapping.customers.all);
  const own = everyCustomer
    ? []
    : await database.db
        .select({ customerId: customers.customerId })
        .from(customers)
        .where(sql`${customers.customerNumber} = ${anyOf(numbers)}`);
  if (!everyCustomer && own.length === 0) return;
  const address = email.trim().toLowerCase();
  const [local = ''] = address.split('@');
  const userId = randomUUID();
  await inTransaction(database, async (db) => {
    const added = await db
      .insert(users)
      .values({
        ...rightsOfRole(role),
        userId,
        email: address,
        firstName: textAt(claims, mapping.firstName) || local,
        lastName: textAt(claims, mapping.lastName),
        canonicalId: userId,
        everyCustomer,
        selectedLanguage: languageIn(claims, mapping),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ userId: users.userId });
    if (added.length > 0 && own.length > 0)
      await db.insert(userCustomers).values(own.map(({ customerId }) => ({ userId, customerId })));
  });
}
