import { ConfigurationError } from './configurationError.ts';
import { type Environment, list, text } from './environment.ts';

/** How many calls a window of time allows: for one person, from one address, and for all strangers together. */
export interface Allowance {
  readonly person: number;
  readonly address: number;
  /** Strangers are limited together, since they can use any number of addresses. */
  readonly strangers: number;
  /** Seconds. */
  readonly window: number;
}

const unlimited = Number.MAX_SAFE_INTEGER;
const minute = 60;
const aMinute = (person: number, address: number, strangers = unlimited): Allowance => ({
  person,
  address,
  strangers,
  window: minute,
});

/** Several people may share an address, so an address may do ten times as much as a person. */
const defaults = {
  /** Any call of the contract; by address, those without a sign-in. Counted in each process separately. */
  calls: aMinute(6000, 6000),
  /** PDF files; making one occupies a core. */
  documents: aMinute(120, 1200),
  search: aMinute(240, 2400),
  /** Looks up articles by their codes. Even a list of 20,000 lines needs fewer calls. */
  lookUps: aMinute(300, 3000),
  groups: aMinute(120, 1200),
  copies: aMinute(240, 2400),
  /** Messages of the contact form; each one sends a mail to the service. */
  contact: { person: 20, address: 60, strangers: 200, window: 60 * minute },
  /** Sign-ins that the self-service area starts; each leaves a row for ten minutes. */
  signIns: aMinute(unlimited, 60),
  /** Sign-ins and command lines that are begun at the built-in provider; each leaves a record for a while. */
  authorizations: aMinute(unlimited, 300, 6_000),
  /** Calls whose token is of nobody. Counted in each process separately. */
  invented: aMinute(unlimited, 600),
  /** Pages of the self-service area. */
  pages: aMinute(300, 600),
  tracking: aMinute(unlimited, 600, 12_000),
} satisfies Readonly<Record<string, Allowance>>;

export type FairUseOf = keyof typeof defaults;
export type FairUse = Readonly<Record<FairUseOf, Allowance>>;

const kinds = Object.keys(defaults) as FairUseOf[];

function figure(value: string | undefined, otherwise: number, entry: string): number {
  if (value === undefined || value === '') return otherwise;
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1)
    throw new ConfigurationError('FAIR_USE', 'must have whole numbers from 1', entry);
  return Number(value);
}

function none(): FairUse {
  const open = aMinute(unlimited, unlimited);
  return Object.fromEntries(kinds.map((kind) => [kind, open])) as FairUse;
}

/** `FAIR_USE=documents=120,search=100/1000` overrides defaults, in the order person, address, all strangers. */
export function readFairUse(environment: Environment): FairUse {
  if (text(environment, 'FAIR_USE') === 'off') return none();
  const read: Record<FairUseOf, Allowance> = { ...defaults };
  for (const entry of list(environment, 'FAIR_USE')) {
    const [name = '', figures = '', ...more] = entry.split('=');
    const kind = kinds.find((one) => one === name.trim());
    const [person, address, strangers, ...others] = figures.split('/').map((part) => part.trim());
    if (!kind || figures === '' || more.length > 0 || others.length > 0)
      throw new ConfigurationError(
        'FAIR_USE',
        `must be off or name ${kinds.join(', ')} as documents=60/600`,
        entry,
      );
    const usual = defaults[kind];
    read[kind] = {
      person: figure(person, usual.person, entry),
      address: figure(address, usual.address, entry),
      strangers: figure(strangers, usual.strangers, entry),
      window: usual.window,
    };
  }
  return read;
}
