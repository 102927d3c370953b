import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken } from '../operator/operatorToken.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { type PortalProcess, startPortal } from '../testing/portalProcess.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres/server.ts';
import { bringHouse, type SentFile, sentBytes, sentText } from './testing/houseFiles.ts';
import { largeCatalogue, largeExport, largeWorkbook } from './testing/largeFiles.ts';
import { largeSeason } from './testing/largeSeason.ts';
import { orderMany } from './testing/manyOrders.ts';

/** Megabytes that the process may have taken at most, whatever is imported; it has about 180 without an import. */
const MOST = 400;
/** Of 25 variants each. */
const STYLES = 8_000;

let server: PostgresServer;
let fresh: FreshDatabase;
let portal: PortalProcess;
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  fresh = await freshDatabase(server.url());
  await bringHouse(fresh);
  portal = await startPortal(fresh, { DEMO: 'off' });
}, 120_000);
afterAll(async () => {
  await portal.kill();
  await fresh.remove();
  await server.close();
});

/** The most megabytes that the portal has held since it was asked last; null where the system does not tell. */
function mostHeld(): number | null {
  try {
    const held = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8'));
    writeFileSync(`/proc/${portal.pid}/clear_refs`, '5');
    return held ? Number(held[1]) / 1_024 : null;
  } catch {
    return null;
  }
}

async function sent(files: readonly SentFile[], options = {}) {
  const token = await readToken(fresh.location.dataDir);
  const answer = await fetch(`${portal.url}/operator/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files, ...options }),
  });
  return (await answer.json()) as {
    outcome: string;
    text: string;
    kinds: { kind: string; added: number; changed: number; refused: number }[];
  };
}

// What is planned only is written as the first is.
describe('the memory of an import is bounded', () => {
  const season = largeSeason(STYLES);
  const csv = Object.entries(season).map(([name, rows]) => sentText(name, rows.join('\n')));

  it('of lists that are written, and found unchanged', async () => {
    mostHeld();
    const report = await sent(csv);
    const added = [STYLES, STYLES * 3, STYLES * 25, STYLES * 2];
    expect([report.outcome, ...report.kinds.map((kind) => kind.added)]).toEqual(['written', ...added]);
    expect(mostHeld() ?? 0).toBeLessThan(MOST);
    expect((await sent(csv)).outcome).toBe('unchanged');
    expect(mostHeld() ?? 0).toBeLessThan(MOST);
    expect(portal.isRunning()).toBe(true);
  }, 300_000);

  it.each<[string, () => readonly SentFile[]]>([
    ['a file that a profile maps', () => largeExport(season)],
    ['a workbook', () => [sentBytes('season.xlsx', largeWorkbook(season))]],
    ['a price catalogue by EDIFACT', () => largeCatalogue(largeSeason(STYLES / 2))],
  ])(
    'of %s',
    async (_, files) => {
      mostHeld();
      const { outcome, kinds, text } = await sent(files(), { dryRun: true });
      expect(outcome, text).toBe('planned');
      expect(kinds.find(({ kind }) => kind === 'variants')?.refused).toBe(0);
      expect(mostHeld() ?? 0).toBeLessThan(MOST);
      expect(portal.isRunning()).toBe(true);
    },
    300_000,
  );

  it('of what is reported of orders', async () => {
    const reports = await orderMany(fresh.location.databaseUrl ?? '', 4_000, 40);
    mostHeld();
    const files = Object.entries(reports).map(([name, text]) => sentText(name, text));
    const report = await sent(files);
    expect(
      [report.outcome, ...report.kinds.map(({ changed, added }) => changed + added)],
      report.text,
    ).toEqual([...['written', 4_000, 160_000, 160_000]]);
    expect(mostHeld() ?? 0).toBeLessThan(MOST);
    expect(portal.isRunning()).toBe(true);
  }, 300_000);
});
