import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { AccessCheck } from './identity/accessCheck.ts';
import type { SecurityLog } from './server/securityLog.ts';

/** What every route is given, made once at start. `now` is server time in epoch milliseconds, and it decides. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => number;
  readonly access: AccessCheck;
  readonly security: SecurityLog;
  /** Told of every call that asks what is new at a live shopping event. */
  readonly onFollowed?: (eventId: string) => void;
}
