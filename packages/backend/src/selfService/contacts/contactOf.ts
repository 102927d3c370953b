import type { ContactMatter } from '@selvedge/core/contract';

interface Person {
  readonly departmentSlug: string;
  readonly matters: readonly ContactMatter[];
  readonly regions: readonly string[];
}

/** Who is asked where no person is named for a matter. */
const departmentOf: Readonly<Record<ContactMatter, string>> = { rights: 'partner-service', limit: 'sales' };

/** How closely a person's regions name a customer: the length of the one that fits, 0: all customers, -1: others. */
function closeness({ regions }: Person, address: string): number {
  if (regions.length === 0) return 0;
  return Math.max(-1, ...regions.filter((region) => address.startsWith(region)).map(({ length }) => length));
}

/**
 * Of people in their order, the one to ask about a matter of a customer: who is named for the matter, of the region
 * that names the customer most closely; else the department's first who serves everybody. Null: nobody.
 */
export function contactOf<P extends Person>(
  people: readonly P[],
  { country, postcode }: { readonly country: string; readonly postcode: string },
  matter: ContactMatter,
): P | null {
  const address = `${country} ${postcode}`;
  const closest = (some: readonly P[]): P | undefined =>
    some
      .filter((one) => closeness(one, address) >= 0)
      .toSorted((one, other) => closeness(other, address) - closeness(one, address))[0];
  const named = closest(people.filter((one) => one.matters.includes(matter)));
  const department = people.filter((one) => one.departmentSlug === departmentOf[matter]);
  return named ?? closest(department) ?? department[0] ?? null;
}
