import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConformance } from '@selvedge/conformance';
import { afterEach, expect, it } from 'vitest';
import { type BalancedPortals, startBalancedPortals } from '../testing/balancedPortals.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { type ConformingCallers, prepareCallers } from './testing/conformingStage.ts';

let portals: BalancedPortals<ConformingCallers> | undefined;
let web: string | undefined;
afterEach(async () => {
  await portals?.close();
  if (web !== undefined) await rm(web, { recursive: true });
});

it('B7 two instances behind a balancer without stickiness, on one PostgreSQL, conform to the contract', async () => {
  web = await mkdtemp(join(tmpdir(), 'selvedge-page-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const environment = {
    OIDC_ACCESS_TOKEN_SECONDS: '3600',
    FAIR_USE: 'off',
    DEMO_LIVE: 'off',
    WEB_DIR: web,
    LOG_LEVEL: 'error',
  };
  portals = await startBalancedPortals(environment, async (database, settings) => {
    const testApp = await startTestApp({ environment: settings, database, demo: { styles: 300 } });
    return prepareCallers(testApp).finally(testApp.close);
  });
  const { balancer, prepared } = portals;
  const report = await runConformance({
    ...{ ...prepared, only: null, bail: true },
    bases: { apiUrl: `${balancer.url}/api`, extranetUrl: `${balancer.url}/extranet` },
  });
  const faults = report.routes.flatMap(({ route, checks }) =>
    checks.filter(({ ending }) => ending !== 'holds').map((check) => ({ route, ...check })),
  );
  expect(faults).toEqual([]);
  // Each call went to the other instance than the one before: both answered half. Some the suite itself leaves unanswered.
  const [one = 0, other = 0] = balancer.answered.values();
  expect(Math.min(one, other) * 2.2).toBeGreaterThan(one + other);
}, 600_000);
