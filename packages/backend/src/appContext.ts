import type { AccessCheck } from './access/accessCheck.ts';
import type { Config } from './configuration/config.ts';
import type { Database } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { SecurityLog } from './http/securityLog.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Spans } from './tracing/spans.ts';
import type { Pause } from './work/unhurried.ts';

/** Passed to every route; made once at start. `now` is server time in epoch milliseconds, and it decides. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly files: Files;
  readonly now: () => number;
  readonly access: AccessCheck;
  readonly security: SecurityLog;
  readonly metrics: Metrics;
  readonly spans: Spans;
  /** Called for every call that asks for news of a live shopping event. */
  readonly onFollowed?: (eventId: string) => void;
  /** Whether it was told to end and only goes on answering until balancers know. */
  readonly isDraining?: () => boolean;
  /** How time passes before work that must not follow its answer at once; by the clock unless it is said. */
  readonly pause?: Pause;
}
