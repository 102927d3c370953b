import type { Config } from '../configuration/config.ts';
import type { Database } from '../database/database.ts';
import { sweepCallCounts } from '../fairUse/callCount.store.ts';
import type { Files } from '../files/files.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import { sweepKeys } from '../idempotency/idempotency.ts';
import { sweepLinks } from '../identity/passwordLink/passwordLink.store.ts';
import { sweepProviderRecords } from '../identity/provider/providerStore.ts';
import { sweepAttempts } from '../identity/signIn/signInLimits.ts';
import { sweepOutbox } from '../mail/outboxFiles.ts';
import { sweepMails } from '../mail/queue.store.ts';
import { sweepDelivered } from '../operator/inbox/sweepDelivered.ts';
import { sweepDrafts } from '../ordering/cart/sweepDrafts.ts';
import { sweepCopies } from '../ordering/copy/storedCopies.ts';
import { sweepPrintTokens } from '../printToken/printToken.store.ts';
import { sweepRequests } from '../selfService/request/contactRequest.store.ts';
import { sweepSessions } from '../selfService/session/session.store.ts';
import { sweepHits } from '../tracking/hit.store.ts';
import { sweepDeliveries } from '../webhook/queue.store.ts';
import { type RecurringWork, startRecurring } from '../work/recurring.ts';

const hour = 3_600_000;
const day = 24 * hour;

type SweepConfig = Pick<Config, 'outboxDir' | 'importDir' | 'keeping'>;

/** What is swept. */
interface Swept {
  readonly database: Database;
  readonly files: Pick<Files, 'store'>;
}

/**
 * Removes what has expired, and what has been kept as long as configured. What cannot be removed keeps nothing else; the
 * first failure is thrown at the end. `now` is epoch ms.
 */
export async function sweep(
  { database, files: { store } }: Swept,
  { outboxDir, importDir, keeping }: SweepConfig,
  now: number,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const since = (kind: keyof typeof keeping): number => now - keeping[kind] * day;
  const works: readonly (() => Promise<void>)[] = [
    () => sweepProviderRecords(database),
    () => sweepAttempts(database, now),
    () => sweepLinks(database, now),
    () => sweepPrintTokens(database, now),
    () => sweepSessions(database, now),
    () => sweepCallCounts(database, now),
    () => sweepMails(database, since('mails')),
    () => sweepOutbox(outboxDir, since('mails')),
    () => sweepDeliveries(database, since('webhooks')),
    () => sweepHits(database, since('tracking')),
    () => sweepRequests(database, since('contactRequests')),
    () => sweepCopies(database, since('copies')),
    () => sweepKeys(database, since('keys')),
    () => sweepDrafts(database, since('drafts')),
    async () => {
      if (importDir !== null) await sweepDelivered(importDir, since('imports'));
    },
    async () => {
      if (store !== null) await sweepFiles(database, store, now, isStopping);
    },
  ];
  const failures: unknown[] = [];
  for (const work of works) {
    if (isStopping()) break;
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

interface Sweeping extends Swept {
  readonly config: SweepConfig;
  /** Epoch ms. */
  readonly now: () => number;
  readonly report: (what: string, error: unknown) => void;
}

/** Sweeps at the start and every hour. Each instance does: what one has removed is no more for another. */
export const startSweeping = ({ config, now, report, ...swept }: Sweeping): RecurringWork =>
  startRecurring(
    (isStopping) => sweep(swept, config, now(), isStopping),
    (error) => report('sweep failed', error),
    hour,
  );
