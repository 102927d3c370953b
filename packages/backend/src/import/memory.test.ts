import { afterAll, beforeAll, expect, it } from 'vitest';
import { readToken } from '../operator/operatorToken.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { type PortalProcess, startPortal } from '../testing/portalProcess.ts';
import { bringHouse, type SentFile, sentText } from './testing/houseFiles.ts';
import { largeSeason } from './testing/largeSeason.ts';

/** Megabytes that the portal may keep in its heap; without an import it keeps about 90. */
const HEAP = 120;
const STYLES = 2_500;

let fresh: FreshDatabase;
let portal: PortalProcess;
beforeAll(async () => {
  fresh = await freshDatabase();
  await bringHouse(fresh);
  portal = await startPortal(fresh, { DEMO: 'off', NODE_OPTIONS: `--max-old-space-size=${HEAP}` });
});
afterAll(async () => {
  await portal.kill();
  await fresh.remove();
});

async function sent(files: readonly SentFile[]) {
  const token = await readToken(fresh.location.dataDir);
  const answer = await fetch(`${portal.url}/operator/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
  });
  return (await answer.json()) as { outcome: string; kinds: { kind: string; added: number }[] };
}

it('a large season is written and found unchanged in a heap that its rows would fill many times', async () => {
  const files = Object.entries(largeSeason(STYLES)).map(([name, rows]) => sentText(name, rows.join('\n')));
  const added = [STYLES, STYLES * 3, STYLES * 25, STYLES * 2];
  const report = await sent(files);
  expect([report.outcome, ...report.kinds.map((kind) => kind.added)]).toEqual(['written', ...added]);
  expect((await sent(files)).outcome).toBe('unchanged');
  expect(portal.isRunning()).toBe(true);
}, 300_000);
