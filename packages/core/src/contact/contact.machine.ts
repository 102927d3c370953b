import { assign, setup } from 'xstate';
import type { Contact, ContactMatter, RightEnv } from '../contract/index.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { service, watch } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import type { PortalNews } from '../platform/portalFacts.ts';

/** Whose contact, and about what. */
export interface ContactOf {
  readonly rightEnv: RightEnv;
  readonly customerId: string;
  readonly matter: ContactMatter;
}

export interface ContactContext {
  /** Null until somebody was asked for. */
  of: ContactOf | null;
  /** The person to ask; null until known, or if the house names nobody. */
  contact: Contact | null;
  failure: Failure | null;
}

export type ContactEvent =
  | { type: 'contact.wanted'; of: ContactOf }
  | { type: 'contact.retried' }
  | Extract<PortalNews, { type: 'language.changed' }>;

const isSame = (one: ContactOf | null, other: ContactOf): boolean =>
  one?.rightEnv === other.rightEnv && one.customerId === other.customerId && one.matter === other.matter;

/** Whom to ask where somebody else must act (K1). Read when it is first wanted, and kept. */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent, tags: {} as 'pending' | 'failed' },
  actors: {
    watchPortal: watch(),
    /** Null: the house names nobody. */
    readContact: service<Contact | null, ContactOf | null>(),
  },
  actions: {
    begin: assign((_, { of }: { of: ContactOf }) => ({ of, contact: null, failure: null })),
    setContact: assign((_, { contact }: { contact: Contact | null }) => ({ contact, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isOther: ({ context }, { of }: { of: ContactOf }) => !isSame(context.of, of),
    isNamed: (_, { contact }: { contact: Contact | null }) => contact !== null,
  },
}).createMachine({
  id: 'contact',
  description: 'Whom to ask where somebody else must act',
  context: { of: null, contact: null, failure: null },
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'resting',
  on: {
    'contact.wanted': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.reading',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    resting: { description: 'Nobody has been asked for yet' },
    reading: {
      description: 'The person is awaited',
      tags: 'pending',
      on: { 'language.changed': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readContact',
        src: 'readContact',
        input: ({ context }) => context.of,
        onDone: [
          {
            guard: { type: 'isNamed', params: ({ event }) => ({ contact: event.output }) },
            target: 'named',
            actions: { type: 'setContact', params: ({ event }) => ({ contact: event.output }) },
          },
          { target: 'unnamed', actions: { type: 'setContact', params: { contact: null } } },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    named: {
      description: 'The person is shown',
      on: { 'language.changed': 'reading' },
    },
    unnamed: { description: 'The house names nobody' },
    failed: {
      description: 'The person could not be read; the user may try again',
      tags: 'failed',
      on: { 'contact.retried': 'reading', 'language.changed': 'reading' },
    },
  },
});
