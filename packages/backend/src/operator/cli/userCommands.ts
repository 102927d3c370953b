import { languages } from '@selvedge/core/contract';
import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import { workingRoles } from '../../user/roleRights.ts';
import { columns } from './columns.ts';
import type { Command, Given, Option, Report } from './command.ts';
import { UsageError } from './failures.ts';
import type { Portal } from './portal.ts';

const userStruct = type({
  email: string(),
  firstName: string(),
  lastName: string(),
  role: nullable(string()),
  roles: array(string()),
  customers: array(string()),
  everyCustomer: boolean(),
  state: string(),
});
const answerStruct = type({ user: userStruct, link: nullable(string()) });
type ShownUser = Infer<typeof userStruct>;

const MOST_NAMED = 5;

function customersOf({ everyCustomer, customers }: ShownUser): string {
  if (everyCustomer) return 'all';
  const [named, more] = [customers.slice(0, MOST_NAMED), customers.length - MOST_NAMED];
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const roleOption: Option = { value: '<role>', help: `${workingRoles.join(', ')}; needed` };
const customerOptions: Readonly<Record<string, Option>> = {
  customer: { value: '<number>', help: 'customer number; may be repeated', many: true },
  'all-customers': { value: null, help: 'in place of single ones' },
};

const sentTo = (email: string, link: string | null): string[] =>
  link === null
    ? []
    : [`An invitation is on its way to ${email}. Its link, valid once and for seven days:`, link];

/** The options that change rights; nothing for those that were left out. */
function changeOf(given: Given) {
  const customers = given.many('customer');
  const all = given.switched('all-customers');
  if (all && customers.length > 0) throw new UsageError('--customer and --all-customers exclude each other.');
  const role = given.text('role');
  return {
    ...(role !== undefined && { role }),
    ...(customers.length > 0 && { customers, everyCustomer: false }),
    ...(all && { everyCustomer: true }),
  };
}

const rightsLine = (user: ShownUser): string =>
  `${user.email}: ${user.role ?? user.roles.join(', ')}, customers: ${customersOf(user) || 'none'}, ${user.state}.`;

async function switched(given: Given, portal: Portal, disabled: boolean): Promise<Report> {
  const body = { email: given.operand, disabled };
  const { user } = await portal.ask('POST', '/users/change', answerStruct, body);
  return {
    lines: [`${user.email} is ${disabled ? 'disabled, and signed out everywhere' : user.state}.`],
    data: user,
  };
}

export const userCommands: readonly Command[] = [
  {
    name: 'user list',
    operands: [],
    help: 'everybody who may sign in, by email address',
    options: {},
    async run(_given, portal) {
      const all = await portal.ask('GET', '/users', array(userStruct));
      const rows = all.map((user) => [
        user.email,
        `${user.firstName} ${user.lastName}`,
        user.role ?? '-',
        user.state,
        customersOf(user),
      ]);
      return {
        lines: columns(['EMAIL', 'NAME', 'ROLE', 'STATE', 'CUSTOMERS'], rows, 'No users.'),
        data: all,
      };
    },
  },
  {
    name: 'user add',
    operands: ['<email>'],
    help: 'adds somebody, and mails them an invitation',
    options: {
      'first-name': { value: '<name>', help: 'needed' },
      'last-name': { value: '<name>', help: 'needed' },
      role: roleOption,
      ...customerOptions,
      language: { value: '<language>', help: `${languages.join(' or ')}; the browser's unless given` },
      'no-invitation': { value: null, help: 'no mail; see user invite' },
    },
    async run(given, portal) {
      const { user, link } = await portal.ask('POST', '/users', answerStruct, {
        email: given.operand,
        firstName: given.needed('first-name'),
        lastName: given.needed('last-name'),
        ...changeOf(given),
        role: given.needed('role'),
        language: given.text('language') ?? null,
        invite: !given.switched('no-invitation'),
      });
      return { lines: [`${user.email} is added.`, ...sentTo(user.email, link)], data: { user, link } };
    },
  },
  {
    name: 'user invite',
    operands: ['<email>'],
    help: 'mails somebody a new link to choose a password; earlier links end',
    options: {},
    async run(given, portal) {
      const answer = await portal.ask('POST', '/users/invite', answerStruct, { email: given.operand });
      return { lines: sentTo(answer.user.email, answer.link), data: answer };
    },
  },
  {
    name: 'user rights',
    operands: ['<email>'],
    help: 'shows what somebody may do, or changes it',
    options: { role: { ...roleOption, help: workingRoles.join(', ') }, ...customerOptions },
    async run(given, portal) {
      const body = { email: given.operand, ...changeOf(given) };
      const { user } = await portal.ask('POST', '/users/change', answerStruct, body);
      return { lines: [rightsLine(user)], data: user };
    },
  },
  {
    name: 'user disable',
    operands: ['<email>'],
    help: 'signs somebody out everywhere at once and no longer lets them in; what they ordered stays',
    options: {},
    run: (given, portal) => switched(given, portal, true),
  },
  {
    name: 'user enable',
    operands: ['<email>'],
    help: 'lets somebody in again who was disabled',
    options: {},
    run: (given, portal) => switched(given, portal, false),
  },
];
