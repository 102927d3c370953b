import { and, eq, gt, sql } from 'drizzle-orm';
import type { Configuration, Provider, RefreshToken, Session } from 'oidc-provider';
import type { SessionConfig } from '../../configuration/config.ts';
import type { Database } from '../../database/database.ts';
import { commandLineId } from '../clients/commandLine.ts';
import { providerRecords as records } from '../identity.schema.ts';
import type { ProviderDatabase } from './providerDatabase.ts';

const minute = 60;
const day = 86_400;
/** A command line has no page that renews its tokens, so its users sign in again after a month. */
const commandLineLongest = 30 * day;

/** How long a stranger may take for what they have begun. */
const begunLife = 60 * minute;

const now = (): number => Math.floor(Date.now() / 1000);

/** Seconds, and at least one: what has expired then ends within a second. */
const least = (...seconds: readonly number[]): number => Math.max(1, Math.min(...seconds));

type Times = NonNullable<Configuration['ttl']>;

/**
 * The lifetimes of all records. A session ends a fixed time after its sign-in, whatever happens in it, and earlier
 * when it is not used. So do all of its tokens, however often they are renewed.
 */
export function sessionTimes({ longest, idle }: SessionConfig, accessTokenSeconds: number): Times {
  const left = ({ authTime }: { readonly authTime?: number | undefined }): number =>
    authTime === undefined ? longest : authTime + longest - now();
  const leftAtCommandLine = ({ iiat }: RefreshToken): number => (iiat ?? now()) + commandLineLongest - now();
  return {
    AccessToken: (ctx, { clientId }) => {
      const { AuthorizationCode, RefreshToken } = ctx?.oidc?.entities ?? {};
      const from = RefreshToken ?? AuthorizationCode;
      return clientId === commandLineId || !from ? accessTokenSeconds : least(accessTokenSeconds, left(from));
    },
    AuthorizationCode: minute,
    DeviceCode: 10 * minute,
    IdToken: 10 * minute,
    Interaction: begunLife,
    RefreshToken: (_ctx, token) =>
      token.clientId === commandLineId ? least(leftAtCommandLine(token)) : least(idle, left(token)),
    // Anybody's, with the secret of a form and nothing else, ends with the form.
    Session: (_ctx, { accountId, loginTs }) =>
      accountId === undefined ? least(idle, begunLife) : least(idle, left({ authTime: loginTs })),
    Grant: 60 * day,
  };
}

/** Extends a session, but never beyond its longest duration. A session that has ended or was signed out stays so. */
export async function touchSession(
  { db }: Database,
  { longest, idle }: SessionConfig,
  uid: string,
): Promise<void> {
  const end = sql<number>`least(${now() + idle}::bigint, (${records.payload} ->> 'loginTs')::bigint + ${longest}::bigint)`;
  await db
    .update(records)
    .set({ expiresAt: end, payload: sql`jsonb_set(${records.payload}, '{exp}', to_jsonb(${end}))` })
    .where(
      and(
        eq(records.kind, 'Session'),
        eq(records.uid, uid),
        gt(records.expiresAt, now()),
        sql`${records.payload} ? 'loginTs'`,
      ),
    );
}

/** Extends the session when its tokens are renewed. */
export function keepUsedSessions(provider: Provider, database: ProviderDatabase, times: SessionConfig): void {
  provider.use(async (ctx, next) => {
    await next();
    const renewed = ctx.oidc?.entities?.RotatedRefreshToken;
    const uid = renewed?.sessionUid;
    if (ctx.status === 200 && uid) await database.write((opened) => touchSession(opened, times, uid));
  });
  // A new session in which the first page fails has no end yet. The provider's own `persist` would fail on it.
  const { prototype } = provider.Session as unknown as { readonly prototype: Session };
  const persist = prototype.persist;
  prototype.persist = function persistKnown(this: Session) {
    return typeof this.exp === 'number' ? persist.call(this) : this.save(times.idle);
  };
}
