import type { WebhookConfig } from '../configuration/webhooks.ts';
import type { Database } from '../database/database.ts';
import type { Spans } from '../tracing/spans.ts';
import { readTraceParent } from '../tracing/traceParent.ts';
import { nextTryAt } from '../work/nextTry.ts';
import { type RecurringWork, startRecurring } from '../work/recurring.ts';
import { type ClaimedDelivery, claimDelivery, finishDelivery, postponeDelivery } from './queue.store.ts';
import { type SendOutcome, send } from './send.ts';
import { signedHeaders } from './signature.ts';

/** Minutes from each try to the next, two days in all. After the last try a delivery is given up. */
export const pauses = [0.1, 0.5, 2, 10, 30, 60, 120, 240, 480, 720, 1_440];
/** How long a receiver may take to answer, in ms. */
const PATIENCE = 10_000;
/** Tries that a process has under way at a time. */
const AT_ONCE = 8;

/** What sending needs. */
export interface SenderDeps {
  readonly database: Database;
  readonly webhooks: WebhookConfig;
  readonly now: () => number;
  /** Reports to the operator: deliveries that were given up, and failures of the queue itself. */
  readonly report: (what: string, error?: unknown) => void;
  /** How long a receiver may take to answer, in ms; 10 s by default. */
  readonly patience?: number;
  /** Where tries are told of; nowhere by default. */
  readonly spans?: Spans;
}

async function attempt(
  { webhooks: { addresses, key }, now, patience = PATIENCE, spans }: SenderDeps,
  { address, eventId, body, traceparent }: ClaimedDelivery,
): Promise<SendOutcome | 'unwanted'> {
  if (key === null || !addresses.includes(address)) return 'unwanted';
  const headers = signedHeaders(key, { eventId, body, now: now() });
  const parent = readTraceParent(traceparent ?? undefined);
  return send(address, { headers, body, patience, parent, ...(spans && { spans }) });
}

async function settle(
  { database, now, report }: SenderDeps,
  delivery: ClaimedDelivery,
  outcome: SendOutcome | 'unwanted',
): Promise<void> {
  if (outcome === 'unwanted')
    return finishDelivery(database, delivery, {
      state: 'given-up',
      note: 'WEBHOOKS names the address no more',
      now: now(),
    });
  const { isTaken, note } = outcome;
  if (isTaken) return finishDelivery(database, delivery, { state: 'delivered', note, now: now() });
  const nextAt = nextTryAt(pauses, delivery.attempts, now());
  if (nextAt !== null) return postponeDelivery(database, delivery, { nextAt, note });
  report(`webhook delivery ${delivery.deliveryId} was given up: ${note}`);
  return finishDelivery(database, delivery, { state: 'given-up', note, now: now() });
}

/** Tries all deliveries that are due, several at a time, until there is none or `isStopping`. */
export async function deliverDue(deps: SenderDeps, isStopping: () => boolean = () => false): Promise<void> {
  async function one(): Promise<void> {
    while (!isStopping()) {
      const delivery = await claimDelivery(deps.database, deps.now());
      if (!delivery) return;
      // If the result cannot be stored, the lease ends and it is sent again under its id.
      await settle(deps, delivery, await attempt(deps, delivery));
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, one));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

/** Sends queued events as long as the process runs. Any number of processes may share one queue. */
export const startWebhookSender = (deps: SenderDeps): RecurringWork =>
  startRecurring(
    (isStopping) => deliverDue(deps, isStopping),
    (error) => deps.report('the webhook queue failed', error),
  );
