import { parseArgs } from 'node:util';
import type { ApiBases } from '@selvedge/core';
import { CouldNotRun } from './http/deviation.ts';
import type { Settings } from './run/run.ts';

export const usage = `npm run conformance -- --api URL (--token TOKEN | --sign-in EMAIL) [options]

Holds a backend to the portal's contract (docs/contract.md), over HTTP.

  --api URL              where /v1/… starts, e.g. https://portal.example/api
  --extranet URL         where /api/userProfile starts; beside --api, unless told
  --token TOKEN          access token of a user who may view, put in and submit in pre-order
  --sign-in EMAIL        instead: signs in over the form of the portal's own provider
  --stranger EMAIL       somebody who may order, but not for every customer of the first
  --stranger-token TOKEN the same by an access token; without either, foreign objects are not checked
  --password TEXT        of both who sign in; the demo's, unless told
  --portal URL           whose page tells the provider; the origin of --api, unless told
  --expired-token TOKEN  one that has ended, to be refused besides one that was never given
  --customer ID          id or number of the customer to work with; else the first with a place that is free
  --season SS27          to work with; --subdivision 13-0 and --collection main likewise
  --no-order             places no order: routes of orders are checked with the last one
  --mail-to ADDRESS      where messages and confirmations are mailed to
  --page NAME            a page of the house (imprint), --conditions ID general conditions (1100)
  --only a,b             these routes alone
  --slow                 also what takes its time: that news are held back and for how long, and that
                         who asks without end is told to wait (search is closed to that user for a while)
  --bail                 leaves a route at the first check that does not hold
  --json                 the report as JSON
  --help

It opens a cart at a place where nobody has one, copies it to another customer, makes group orders and filter sets,
and removes them again; favourites and the language are put back. What stays is told at the end: an order of one
piece for each time one is needed (not with --no-order), mails, reports of copies, and
whatever else stands that did not before.

Ends with 0 when the backend conforms, 1 when it deviates, 2 when that could not be told.`;

const options = {
  api: { type: 'string' },
  extranet: { type: 'string' },
  token: { type: 'string' },
  'sign-in': { type: 'string' },
  stranger: { type: 'string' },
  'stranger-token': { type: 'string' },
  password: { type: 'string', default: 'selvedge' },
  portal: { type: 'string' },
  'expired-token': { type: 'string', multiple: true },
  customer: { type: 'string' },
  season: { type: 'string' },
  subdivision: { type: 'string' },
  collection: { type: 'string' },
  'no-order': { type: 'boolean', default: false },
  'mail-to': { type: 'string' },
  page: { type: 'string' },
  conditions: { type: 'string' },
  only: { type: 'string' },
  slow: { type: 'boolean', default: false },
  bail: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The calling user: by an existing token, or by signing in; null: nobody. */
export type Who = { readonly token: string } | { readonly email: string } | null;

/** The settings on the command line. */
export interface Asked {
  readonly settings: Omit<Settings, 'token' | 'strangerToken'>;
  readonly who: Who;
  readonly stranger: Who;
  readonly portal: string;
  readonly password: string;
  readonly json: boolean;
}

const whoOf = (token: string | undefined, email: string | undefined): Who => {
  if (token !== undefined) return { token };
  return email === undefined ? null : { email };
};

function basesOf(api: string, extranet: string | undefined): ApiBases {
  if (!URL.canParse(api)) throw new CouldNotRun(`--api ${api} is no address`);
  const url = new URL(api);
  if (url.pathname === '/') url.pathname = '/api';
  const apiUrl = url.href.replace(/\/$/, '');
  const beside = new URL(apiUrl);
  beside.pathname = `${beside.pathname.slice(0, beside.pathname.lastIndexOf('/') + 1)}extranet`;
  return { apiUrl, extranetUrl: (extranet ?? beside.href).replace(/\/$/, '') };
}

const isOption = (word: string): boolean =>
  word.startsWith('--') && (word.slice(2).split('=')[0] ?? '') in options;
const takesValue = (word: string): boolean =>
  Object.entries(options).some(([name, { type }]) => word === `--${name}` && type === 'string');

/** Joins an option with its value: `parseArgs` refuses a value that begins with a hyphen, as one token in 64 does. */
function joined(args: readonly string[]): string[] {
  const words = [...args];
  for (let at = 0; at < words.length - 1; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    if (takesValue(word) && !isOption(next)) words.splice(at, 2, `${word}=${next}`);
  }
  return words;
}

/** Reads the command line; null if help is requested. @throws {CouldNotRun} when it is invalid. */
export function readOptions(args: readonly string[]): Asked | null {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: joined(args), options }));
  } catch (error) {
    throw new CouldNotRun(error instanceof Error ? error.message : String(error), error);
  }
  if (values.help) return null;
  if (values.api === undefined) throw new CouldNotRun('--api is missing; --help tells more');
  const bases = basesOf(values.api, values.extranet);
  const { page, conditions, customer = null, season = null, subdivision = null } = values;
  return {
    who: whoOf(values.token, values['sign-in']),
    stranger: whoOf(values['stranger-token'], values.stranger),
    portal: values.portal ?? new URL(bases.apiUrl).origin,
    password: values.password,
    json: values.json,
    settings: {
      bases,
      ended: values['expired-token'] ?? [],
      bail: values.bail,
      slow: values.slow,
      only: values.only?.split(',').map((name) => name.trim()) ?? null,
      wishes: {
        ...{ customer, season, subdivision, collectionType: values.collection ?? null },
        order: !values['no-order'],
        ...(values['mail-to'] !== undefined && { mailTo: values['mail-to'] }),
        ...(page !== undefined && { page }),
        ...(conditions !== undefined && { conditions }),
      },
    },
  };
}
