import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Balancer, startBalancer } from './balancer.ts';
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts';
import { type PortalProcess, startPortal } from './portalProcess.ts';
import { startPostgres } from './postgres/server.ts';

type Variables = Readonly<Record<string, string>>;

/** Two instances of this release as processes of their own, behind a balancer, on one PostgreSQL. */
export interface BalancedPortals<Prepared> {
  readonly balancer: Balancer;
  readonly fresh: FreshDatabase;
  readonly prepared: Prepared;
  /** The process that runs as the first (0) or second (1) instance now. */
  running(at: number): PortalProcess;
  /** Starts an instance again that was killed. */
  restart(at: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * `prepare` fills the database before the processes start, which is given their settings: both have the address of the
 * balancer, and each a data folder of its own. `ofPostgres`: further settings of the server.
 */
export async function startBalancedPortals<Prepared>(
  environment: Variables,
  prepare: (fresh: FreshDatabase, environment: Variables) => Promise<Prepared>,
  ofPostgres: readonly string[] = [],
): Promise<BalancedPortals<Prepared>> {
  const server = await startPostgres(ofPostgres);
  const fresh = await freshDatabase(server.url());
  const balancer = await startBalancer();
  const settings = { ...environment, PUBLIC_URL: balancer.url };
  const prepared = await prepare(fresh, settings);
  const secondDir = await mkdtemp(join(tmpdir(), 'selvedge-test-'));
  const places = [fresh, { ...fresh, location: { ...fresh.location, dataDir: secondDir } }];
  const start = (place: FreshDatabase) =>
    startPortal(place, { ...settings, TRUSTED_PROXIES: 'loopback' }, { keepLog: true });
  const portals = await Promise.all(places.map(start));
  const sendToAll = () => balancer.sendTo(portals.map(({ url }) => url));
  const running = (at: number): PortalProcess => {
    const portal = portals[at];
    if (!portal) throw new Error(`There is no instance ${at}`);
    return portal;
  };
  sendToAll();
  return {
    ...{ balancer, fresh, prepared, running },
    async restart(at) {
      portals[at] = await start(places[at] ?? fresh);
      sendToAll();
    },
    async close() {
      for (const portal of portals) if (portal.isRunning()) await portal.kill();
      await balancer.close();
      await fresh.remove();
      await rm(secondDir, { recursive: true, force: true });
      await server.close();
    },
  };
}
