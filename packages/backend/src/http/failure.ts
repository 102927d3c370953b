import { type FailureBody, type Language, waitWords } from '@selvedge/core/contract';
import type { FastifyError } from 'fastify';
import { type Trouble, troubleOf } from '../database/trouble.ts';
import { say } from '../language/words.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

/** The same in every language: by this text the page recognizes that it is no error (B5). */
const MAINTENANCE_MESSAGE = 'Maintenance is active.';

const messageIds: Readonly<Record<Exclude<RefusalCode, 'maintenance'>, string>> = {
  badRequest: 'failure.badRequest',
  timeUnreadable: 'failure.timeUnreadable',
  timesReversed: 'failure.timesReversed',
  recipientInvalid: 'failure.recipientInvalid',
  unauthorized: 'failure.unauthorized',
  tokenExpired: 'failure.tokenExpired',
  userUnknown: 'failure.userUnknown',
  notFound: 'failure.notFound',
  cartFinalized: 'failure.cartFinalized',
  versionConflict: 'failure.versionConflict',
  cartRefused: 'failure.cartRefused',
  pricesMoved: 'failure.pricesMoved',
  noteExclamation: 'failure.noteExclamation',
  noteTooLong: 'failure.noteTooLong',
  noteUnreadable: 'failure.noteUnreadable',
  customerOrderNumberTooLong: 'failure.customerOrderNumberTooLong',
  customerOrderNumberUnreadable: 'failure.customerOrderNumberUnreadable',
  deliveryAddressUnknown: 'failure.deliveryAddressUnknown',
  requestedWeekUnknown: 'failure.requestedWeekUnknown',
  requestedWeekPast: 'failure.requestedWeekPast',
  requestedWeekOutside: 'failure.requestedWeekOutside',
  keyReused: 'failure.keyReused',
  stillRunning: 'failure.stillRunning',
  tooMany: 'failure.tooMany',
  filterSetNameTaken: 'failure.filterSetNameTaken',
  tooManyFilterSets: 'failure.tooManyFilterSets',
  tooManyGroups: 'failure.tooManyGroups',
  tooLarge: 'failure.tooLarge',
  tooSlow: 'failure.tooSlow',
  unavailable: 'failure.unavailable',
  cannotStore: 'failure.cannotStore',
  callerLeft: 'failure.unavailable',
  unexpected: 'failure.unexpected',
};

/** The response to a call that met database trouble; `retryAfter` in seconds. */
const answers = {
  again: { status: 503, code: 'unavailable', retryAfter: 1 },
  busy: { status: 503, code: 'unavailable', retryAfter: 2 },
  away: { status: 503, code: 'unavailable', retryAfter: 5 },
  // Not 503: reading still works, so a load balancer must not take this server out of service.
  full: { status: 507, code: 'cannotStore', retryAfter: 60 },
} as const satisfies Readonly<Record<Trouble, { status: number; code: RefusalCode; retryAfter: number }>>;

/** Turns anything thrown into a refusal. The server's own errors about a request keep their meaning. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const trouble = troubleOf(error);
  if (trouble !== null) {
    const { status, code, retryAfter } = answers[trouble];
    return new Refusal(status, code, { retryAfter, cause: error });
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode === 404) return new Refusal(404, 'notFound', { cause: error });
  if (statusCode === 413) return new Refusal(413, 'tooLarge', { cause: error });
  if (statusCode === 429) return new Refusal(429, 'tooMany', { cause: error });
  if (statusCode === 503) return new Refusal(503, 'unavailable', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(400, 'badRequest', { cause: error });
  return new Refusal(500, 'unexpected', { cause: error });
}

const messageOf = ({ code, values, retryAfter }: Refusal, language: Language): string =>
  code === 'maintenance'
    ? MAINTENANCE_MESSAGE
    : say(language, messageIds[code], code === 'tooMany' ? { ...waitWords(retryAfter) } : values);

/** The body of a failed call (B4), in the caller's language, with the code to quote to support. */
export function failureBody(refusal: Refusal, language: Language, tracking: string): FailureBody {
  return {
    message: messageOf(refusal, language),
    tracking,
    code: refusal.code,
    ...(refusal.findings && { findings: [...refusal.findings] }),
  };
}
