import { isEmail, languages } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  nullable,
  object,
  optional,
  refine,
  size,
  string,
} from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { sendLink } from '../identity/passwordLink/sendLink.ts';
import { workingRoles } from '../user/roleRights.ts';
import { lineField } from './fields.ts';
import { operatorCall } from './operatorCall.ts';
import { taken, unknown, unusable } from './operatorRefusal.ts';
import {
  addUser,
  allUsers,
  changeUser,
  knownUser,
  type UserWithCustomers,
  unknownCustomers,
} from './userAdministration.store.ts';

/** An email address, as accounts have it: lower case, without spaces around it. */
const emailField = coerce(
  refine(
    size(string(), 3, 254),
    'email',
    (text) => isEmail(text) || `Expected an email address, but received "${text}"`,
  ),
  string(),
  (text) => text.trim().toLowerCase(),
);

const roleField = enums(workingRoles);
/** Customer numbers. */
const customersField = size(array(lineField), 0, 5_000);

const newStruct = object({
  email: emailField,
  firstName: lineField,
  lastName: lineField,
  role: roleField,
  customers: defaulted(customersField, []),
  everyCustomer: defaulted(boolean(), false),
  language: defaulted(nullable(enums(languages)), null),
  invite: defaulted(boolean(), true),
});

const changeStruct = object({
  email: emailField,
  role: optional(roleField),
  customers: optional(customersField),
  everyCustomer: optional(boolean()),
  disabled: optional(boolean()),
});

const emailStruct = object({ email: emailField });

const stateOf = ({ disabled, passwordHash }: UserWithCustomers['user'], isForeign: boolean) => {
  if (disabled) return 'disabled';
  return passwordHash === null && !isForeign ? 'invited' : 'active';
};

/**
 * Adds, invites, changes and disables users. With a provider of the house, nobody has a password here: whoever signs in
 * there with a user's verified address is that user.
 */
export function userChanges(scope: FastifyInstance, { config, database, now }: AppContext): void {
  const { publicUrl, identity, brand } = config;
  const isForeign = identity.foreign !== null;

  const shown = ({ user, customers, role }: UserWithCustomers) => ({
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role,
    roles: user.roles,
    customers,
    everyCustomer: user.everyCustomer,
    language: user.selectedLanguage,
    state: stateOf(user, isForeign),
  });

  async function known(email: string): Promise<UserWithCustomers> {
    const found = await knownUser(database, email);
    if (!found) throw unknown('user', email);
    return found;
  }

  async function checkCustomers(customers: readonly string[] | undefined): Promise<void> {
    const [missing] = await unknownCustomers(database, customers ?? []);
    if (missing !== undefined) throw unusable(`There is no customer with the number '${missing}'.`);
  }

  const invite = ({ user }: UserWithCustomers): Promise<string> =>
    sendLink(database, user, { purpose: 'invitation', publicUrl, house: brand.name }, now());

  operatorCall(scope, 'GET', '/users', null, async () => (await allUsers(database)).map(shown));

  operatorCall(scope, 'POST', '/users', newStruct, async ({ body: { invite: wanted, ...person } }) => {
    await checkCustomers(person.customers);
    if (!(await addUser(database, person))) throw taken('user', person.email);
    const added = await known(person.email);
    return { user: shown(added), link: wanted && !isForeign ? await invite(added) : null };
  });

  operatorCall(scope, 'POST', '/users/invite', emailStruct, async ({ body: { email } }) => {
    if (isForeign) throw unusable('Passwords are kept by the provider that OIDC_ISSUER names.');
    const found = await known(email);
    if (found.user.disabled) throw unusable(`'${email}' is disabled. Enable the account first.`);
    return { user: shown(found), link: await invite(found) };
  });

  operatorCall(scope, 'POST', '/users/change', changeStruct, async ({ body: { email, ...change } }) => {
    await known(email);
    await checkCustomers(change.customers);
    await changeUser(database, email, change);
    return { user: shown(await known(email)), link: null };
  });
}
