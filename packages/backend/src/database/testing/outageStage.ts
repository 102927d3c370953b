import { restock } from '../../ordering/finalization/testing/killStage.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type CallOverHttp, overHttp } from '../../testing/overHttp.ts';
import { type PortalProcess, startPortal } from '../../testing/portalProcess.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import { type CuttingProxy, cuttingProxy } from './cuttingProxy.ts';
import { prepareWriters } from './prepareWriters.ts';
import { startWriter, type Writer } from './writer.ts';

const environment = {
  OIDC_ACCESS_TOKEN_SECONDS: '36000',
  PUBLIC_URL: 'http://localhost:18080',
  DEMO_LIVE: 'off',
  // Says why a call was refused, where one is that should not be.
  LOG_LEVEL: 'info',
};

/** A portal as a process on a real PostgreSQL, with what can be done to the server and to the way there. */
export interface OutageStage {
  readonly server: PostgresServer;
  readonly proxy: CuttingProxy;
  /** By the direct way. */
  readonly fresh: FreshDatabase;
  readonly portal: PortalProcess;
  readonly session: Readonly<Record<string, string>>;
  readonly call: CallOverHttp;
  /** Where a browser is sent to sign in. */
  readonly signInPath: string;
  /** A sign-in that is under way: its page, and the cookies of its browser. */
  readonly signIn: SignInUnderWay;
  readonly customerIds: readonly string[];
  /** An order that whoever has the session may read. */
  readonly orderId: string;
  /** Starts a writer for each customer; each second one reads German. */
  startWriters(): Writer[];
  close(): Promise<void>;
}

interface SignInUnderWay {
  readonly path: string;
  readonly cookie: string;
}

async function beginSignIn({ url }: PortalProcess, path: string): Promise<SignInUnderWay> {
  const { headers } = await fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  const cookies = headers.getSetCookie().map((one) => one.split(';')[0]);
  return { path: new URL(headers.get('location') ?? '', url).pathname, cookie: cookies.join('; ') };
}

export async function setOutageStage(writers: number): Promise<OutageStage> {
  const server = await startPostgres();
  const fresh = await freshDatabase(server.url());
  const customerIds = Array.from({ length: writers }, (_, at) => `OUTAGE-${at}`);
  const { headers, articleVariantId, orderId, signInPath } = await prepareWriters(
    fresh,
    customerIds,
    environment,
  );
  const proxy = await cuttingProxy(server.port);
  const byProxy = new URL(fresh.location.databaseUrl ?? '');
  byProxy.port = String(proxy.port);
  const location = { ...fresh.location, databaseUrl: byProxy.href };
  const portal = await startPortal({ ...fresh, location }, environment, { keepLog: true });
  const callIn = (language: string) => overHttp(() => portal.url, { ...headers, 'x-language': language });
  return {
    ...{ server, proxy, fresh, portal, customerIds, orderId },
    session: headers,
    signInPath,
    signIn: await beginSignIn(portal, signInPath),
    call: callIn('en'),
    startWriters: () =>
      customerIds.map((customerId, at) =>
        startWriter(callIn(at % 2 === 0 ? 'en' : 'de'), restock(customerId), articleVariantId),
      ),
    async close() {
      await server.resume();
      proxy.restore();
      await portal.kill();
      await proxy.close();
      await fresh.remove();
      await server.close();
    },
  };
}
