import { changeLines } from '@selvedge/core/contract';
import { calendarAt } from '../../../demo/house/calendar.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/freshDatabase.ts';
import { type CallOverHttp, overHttp } from '../../../testing/overHttp.ts';
import { type PortalProcess, startPortal } from '../../../testing/portalProcess.ts';
import { signedIn } from '../../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts';
import { type At, cartAt, type Partner, partnerWith, styleAt, variantIn } from '../../testing/partner.ts';

/**
 * Tokens outlive all the killing; both, whoever prepares and the process, have the same address. On a quick machine one
 * person orders more often in a minute than fair use allows.
 */
const environment = {
  OIDC_ACCESS_TOKEN_SECONDS: '3600',
  FAIR_USE: 'off',
  PUBLIC_URL: 'http://localhost:18080',
  DEMO_LIVE: 'off',
};

/** A portal that is killed and started again on the same data, and one who orders there. */
export interface KillStage {
  readonly fresh: FreshDatabase;
  /** The process that runs now. */
  readonly running: () => PortalProcess;
  restart(): Promise<void>;
  readonly call: CallOverHttp;
  /** The headers of the employee's session. */
  readonly session: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export const restock = (customerId: string): At => ({
  rightEnv: 'postorder',
  customerId,
  season: calendarAt(Date.now()).current.season,
  subdivision: '13-0',
  collectionType: 'main',
});

/** The first variants of the first style of a place. */
export async function variantIdsAt(who: Partner, at: At): Promise<string[]> {
  const style = await styleAt(who, at, 0);
  return [0, 1, 2].map((index) => variantIn(style, 0, index).articleVariantId);
}

/** A cart with `pieces` of those variants. */
export async function filledCart(who: Partner, at: At, ids: readonly string[], pieces: readonly number[]) {
  const { head } = await cartAt(who, at);
  const changes = pieces.map((quantity, index) => ({ articleVariantId: ids[index] ?? '', quantity, was: 0 }));
  return (await who.get(changeLines, { params: head, body: { version: head.version, changes } })).head;
}

/** `prepare` runs before the process does, with the employee; what it yields is yielded. */
export async function setKillStage<Prepared>(
  prepare: (who: Partner, testApp: TestApp) => Promise<Prepared>,
): Promise<KillStage & { readonly prepared: Prepared }> {
  const fresh = await freshDatabase();
  const testApp = await startTestApp({ environment, database: fresh });
  const email = 'employee@selvedge.test';
  const { headers } = await signedIn(testApp, email);
  const prepared = await prepare(partnerWith(testApp, email, headers), testApp);
  await testApp.close();
  let portal = await startPortal(fresh, environment);
  return {
    fresh,
    prepared,
    running: () => portal,
    async restart() {
      portal = await startPortal(fresh, environment);
    },
    call: overHttp(() => portal.url, headers),
    session: headers,
    async close() {
      await portal.kill();
      await fresh.remove();
    },
  };
}
