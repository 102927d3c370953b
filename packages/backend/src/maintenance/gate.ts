import {
  type Endpoint,
  generalConditions,
  maintenances,
  type RightEnv,
  rightEnvs,
  staticPage,
  updateLanguage,
  userSettings,
} from '@selvedge/core/contract';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { activeMaintenances, unixNow } from './maintenance.store.ts';
import { closedUntil } from './maintenance.ts';

/**
 * Calls that work during maintenance: reading about it, doing so in one's language, and the texts that the law
 * requires.
 */
const open = new Set(
  [maintenances, staticPage, generalConditions, userSettings, updateLanguage].map(({ name }) => name),
);

const environmentOf = (params: unknown): RightEnv | null =>
  rightEnvs.find(
    (rightEnv) =>
      typeof params === 'object' && params !== null && 'rightEnv' in params && params.rightEnv === rightEnv,
  ) ?? null;

/**
 * Lets a call pass unless maintenance closes the whole portal or the call's right environment.
 *
 * @throws {Refusal} 503 `maintenance`, with the seconds until it is over.
 */
export async function passMaintenance(
  context: AppContext,
  { name }: Pick<Endpoint<never, never, never, never>, 'name'>,
  params: unknown,
): Promise<void> {
  if (open.has(name)) return;
  const until = closedUntil(await activeMaintenances(context), environmentOf(params));
  if (until !== null)
    throw new Refusal(503, 'maintenance', { retryAfter: Math.max(1, until - unixNow(context)) });
}
