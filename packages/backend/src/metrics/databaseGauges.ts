import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { type QueueLength, readQueues } from './queues.store.ts';

/** How long the database may take to tell of its queues, in ms; Prometheus waits 10 s for everything. */
const PATIENCE = 3_000;

const second = 1_000;

/** The states in which an entry still waits; of the others, no age says anything. */
const unfinished = new Set(['queued', 'sending']);

/** The states that are always told, so that a queue without entries is 0 and not unknown. */
const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;
const deliveryStates = ['queued', 'sending', 'delivered', 'given-up'] as const;

function queueGauges(registry: Registry, name: string, what: string, states: readonly string[]) {
  const registers = [registry];
  const labelNames = ['state'] as const;
  const count = new Gauge({ name: `selvedge_${name}`, help: `${what}, by state`, labelNames, registers });
  const age = new Gauge({
    name: `selvedge_${name}_oldest_age_seconds`,
    help: `How long the oldest unfinished of the ${what.toLowerCase()} has been there, by state`,
    labelNames,
    registers,
  });
  return {
    forget() {
      count.reset();
      age.reset();
    },
    tell(lengths: readonly QueueLength[], now: number) {
      for (const state of states) {
        const found = lengths.find((one) => one.state === state);
        count.set({ state }, found?.count ?? 0);
        if (unfinished.has(state))
          age.set({ state }, found ? Math.max(0, (now - found.oldestAt) / second) : 0);
      }
    },
  };
}

/**
 * Gauges of the database: its connections, and the queues in it, which are the same on all instances. The returned
 * function looks and sets them. It never fails: without the database its queues are not told.
 */
export function databaseGauges(
  registry: Registry,
  { database, now }: { readonly database: Database; readonly now: () => number },
): () => Promise<void> {
  const registers = [registry];
  const isUp = new Gauge({
    name: 'selvedge_database_up',
    help: '1: the database told of its queues in time; 0: it did not',
    registers,
  });
  const connections = new Gauge({
    name: 'selvedge_database_connections',
    help: 'Connections to PostgreSQL, by pool and whether they are in use',
    labelNames: ['pool', 'state'],
    registers,
  });
  const most = new Gauge({
    name: 'selvedge_database_connections_max',
    help: 'Connections to PostgreSQL that a pool may have',
    labelNames: ['pool'],
    registers,
  });
  const waiting = new Gauge({
    name: 'selvedge_database_waiting',
    help: 'Calls that wait for a connection of a pool',
    labelNames: ['pool'],
    registers,
  });
  const mails = queueGauges(registry, 'mails', 'Mails', mailStates);
  const deliveries = queueGauges(registry, 'webhook_deliveries', 'Webhook deliveries', deliveryStates);
  const lastImport = new Gauge({
    name: 'selvedge_last_import_timestamp_seconds',
    help: 'When data of a kind were taken last, Unix time',
    labelNames: ['kind'],
    registers,
  });

  return async () => {
    for (const { pool, inUse, idle, waiting: inLine, most: limit } of database.pools()) {
      connections.set({ pool, state: 'in_use' }, inUse);
      connections.set({ pool, state: 'idle' }, idle);
      most.set({ pool }, limit);
      waiting.set({ pool }, inLine);
    }
    const late = new AbortController();
    const queues = await Promise.race([
      readQueues(database).catch(() => null),
      delay(PATIENCE, null, { signal: late.signal }),
    ]).finally(() => late.abort());
    isUp.set(queues ? 1 : 0);
    mails.forget();
    deliveries.forget();
    lastImport.reset();
    if (!queues) return;
    mails.tell(queues.mails, now());
    deliveries.tell(queues.deliveries, now());
    for (const { kind, takenAt } of queues.imports) lastImport.set({ kind }, takenAt / second);
  };
}
