import { setTimeout as delay } from 'node:timers/promises';
import type { Mailbox } from '../configuration/mailbox.ts';
import type { Database } from '../database/database.ts';
import { troubleOf } from '../database/trouble.ts';
import { nextTryAt } from '../work/nextTry.ts';
import { type RecurringWork, startRecurring } from '../work/recurring.ts';
import { composeMail } from './composeMail.ts';
import type { MailLook } from './mailLook.ts';
import { type ClaimedMail, claimMail, finish, giveUpLost, handOver, postpone } from './queue.store.ts';
import type { MailDelivery, MailTransport } from './transport.ts';

/** Minutes from each try to the next. After the last try a mail is given up. */
const pauses = [0.5, 2, 10, 30, 60, 120, 240, 480];
const idle = 2_000;

/** What sending needs. */
export interface MailerDeps {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly from: Mailbox;
  /** What mails show of the house; without it they have no head. */
  readonly look?: MailLook;
  readonly now: () => number;
  /** Reports to the operator: mails that failed, and failures of the queue itself. */
  readonly report: (what: string, error?: unknown) => void;
}

class ClaimLostError extends Error {}

async function attempt(
  { database, transport, from, look, now }: MailerDeps,
  mail: ClaimedMail,
): Promise<MailDelivery> {
  try {
    const written = await composeMail(mail, from, look);
    return await transport.deliver(written, async () => {
      if (!(await handOver(database, mail, now()))) throw new ClaimLostError();
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'error';
    return { outcome: 'later', note: String(code) };
  }
}

async function settle(
  { database, now, report }: MailerDeps,
  mail: ClaimedMail,
  { outcome, note }: MailDelivery,
): Promise<void> {
  if (outcome === 'sent') return finish(database, mail, { state: 'sent', note, now: now() });
  const nextAt = outcome === 'later' ? nextTryAt(pauses, mail.attempts, now()) : null;
  if (nextAt !== null) return postpone(database, mail, { nextAt, note });
  report(`mail ${mail.mailId} failed: ${outcome}, ${note}`);
  return finish(database, mail, { state: 'failed', note: `${outcome}: ${note}`, now: now() });
}

/**
 * Records the result of a delivery, and retries while the database is in trouble. Only this process knows the
 * result: without the record the mail would count as lost.
 */
async function settleSurely(
  deps: MailerDeps,
  mail: ClaimedMail,
  delivery: MailDelivery,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) {
    try {
      return await settle(deps, mail, delivery);
    } catch (error) {
      if (troubleOf(error) === null || isStopping()) throw error;
      await delay(idle);
    }
  }
}

/** Sends all mails that are due, one after another, until there is none or `isStopping`. */
export async function deliverDue(deps: MailerDeps, isStopping: () => boolean = () => false): Promise<void> {
  const lost = await giveUpLost(deps.database, deps.now());
  if (lost > 0) deps.report(`${lost} mails failed: interrupted after handover`);
  while (!isStopping()) {
    const mail = await claimMail(deps.database, deps.now());
    if (!mail) return;
    await settleSurely(deps, mail, await attempt(deps, mail), isStopping);
  }
}

/** Sends queued mails as long as the process runs. Any number of processes may share one queue. */
export const startMailer = (deps: MailerDeps): RecurringWork =>
  startRecurring(
    (isStopping) => deliverDue(deps, isStopping),
    (error) => deps.report('the mail queue failed', error),
  );
