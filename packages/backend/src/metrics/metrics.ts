import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { databaseGauges } from './databaseGauges.ts';
import { processMetrics } from './processMetrics.ts';

/** What a look at an access token came to. */
export type TokenOutcome =
  | 'accepted'
  /** The call had none. */
  | 'missing'
  /** Unknown, expired or revoked. */
  | 'expired'
  /** Of somebody who has no account here. */
  | 'userUnknown'
  /** Not looked at: too many from its network were nobody's. */
  | 'tooMany'
  /** The database or the provider did not answer. */
  | 'failed';

/** A call of the bucket that keeps files; absent: there is no such file. */
export interface FilesCall {
  readonly operation: 'put' | 'get' | 'remove' | 'list';
  readonly outcome: 'done' | 'absent' | 'away';
  readonly seconds: number;
}

/** A call that was answered. */
export interface AnsweredCall {
  readonly method: string;
  /** The pattern of its route, never its address. */
  readonly route: string;
  readonly status: number;
  /** Its answer may be held back until there is news, so that its duration says nothing about speed. */
  readonly isHeld: boolean;
  readonly seconds: number;
}

/** What Prometheus reads: its text format. */
export interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

/** What one instance of the portal counts. It knows no user, address, customer or order. */
export interface Metrics {
  /** The instance's own: several may run in one process. */
  readonly registry: Registry;
  callBegan(): void;
  callEnded(): void;
  answered(call: AnsweredCall): void;
  tokenChecked(outcome: TokenOutcome): void;
  /** How many calls are held back until there is news. */
  heldCalls(count: number): void;
  /** Begins an import; the returned function ends it with what it came to. */
  importBegan(): (outcome: string) => void;
  /** A call of the bucket ended. */
  filesAsked(call: FilesCall): void;
  /** Looks at the database and the process, and writes everything down. Never fails for the database. */
  read(): Promise<Exposition>;
}

/** Seconds; calls take some milliseconds, a long list a second, and nothing longer than 30. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const IMPORT_BUCKETS = [0.1, 0.5, 1, 5, 15, 60, 300, 1_800];

/** Makes the registry of an instance. */
export function createMetrics(source: { readonly database: Database; readonly now: () => number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'selvedge_http_request_duration_seconds',
    help: 'Calls by method, pattern of the route and status; held: the answer may be held back until there is news',
    labelNames: ['method', 'route', 'status', 'held'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'selvedge_http_requests_in_flight',
    help: 'Calls that are being answered, held ones included',
    registers,
  });
  const held = new Gauge({
    name: 'selvedge_held_calls',
    help: 'Calls whose answer is held back until there is news',
    registers,
  });
  const tokens = new Counter({
    name: 'selvedge_token_checks_total',
    help: 'Looks at access tokens, by what they came to',
    labelNames: ['outcome'],
    registers,
  });
  const imports = new Histogram({
    name: 'selvedge_import_duration_seconds',
    help: 'Imports that ended, by outcome; failed: the import itself',
    labelNames: ['outcome'],
    buckets: IMPORT_BUCKETS,
    registers,
  });
  const importing = new Gauge({
    name: 'selvedge_imports_running',
    help: 'Imports that are under way',
    registers,
  });

  const files = new Histogram({
    name: 'selvedge_files_request_duration_seconds',
    help: 'Calls of the bucket that keeps files, by operation and outcome; away: it cannot be used',
    labelNames: ['operation', 'outcome'],
    buckets: CALL_BUCKETS,
    registers,
  });

  const lookAtDatabase = databaseGauges(registry, source);

  return {
    registry,
    callBegan: () => inFlight.inc(),
    callEnded: () => inFlight.dec(),
    answered: ({ method, route, status, isHeld, seconds }) =>
      calls.observe({ method, route, status, held: isHeld ? 'yes' : 'no' }, seconds),
    tokenChecked: (outcome) => tokens.inc({ outcome }),
    heldCalls: (count) => held.set(count),
    importBegan() {
      const began = performance.now();
      importing.inc();
      return (outcome) => {
        importing.dec();
        imports.observe({ outcome }, (performance.now() - began) / 1000);
      };
    },
    filesAsked: ({ operation, outcome, seconds }) => files.observe({ operation, outcome }, seconds),
    async read() {
      await lookAtDatabase();
      const all = Registry.merge([registry, processMetrics()]);
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}
