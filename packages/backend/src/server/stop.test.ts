import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { enqueueMails } from '../mail/enqueue.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { type MailServer, mailServer } from '../mail/testing/mailServer.ts';
import { freePort } from '../testing/freePort.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { startPortal } from '../testing/portalProcess.ts';
import { copyPrepared } from '../testing/preparedData.ts';
import { builtProgram } from '../testing/programs.ts';

let fresh: FreshDatabase | undefined;
let server: MailServer | undefined;
afterEach(async () => {
  await server?.close();
  await fresh?.remove();
});

it('F4, HZ34: SIGTERM waits for the mail that is on its way', async () => {
  fresh = await freshDatabase();
  await copyPrepared(fresh.location.dataDir, { styles: 60 });
  const { dataDir, databaseUrl } = fresh.location;
  const before = await openDatabase(fresh.location);
  const content = { subject: 'x', text: 'x', html: 'x', replyTo: null, attachments: [] };
  await enqueueMails(before, { recipients: ['a@example.com'], content, sender: null }, Date.now());
  await before.close();

  let end = (): void => {};
  server = await mailServer({
    async whenWhole() {
      end();
      await delay(1_000);
    },
  });
  const child = spawn(process.execPath, [builtProgram(join(import.meta.dirname, '../main.ts'))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SMTP_URL: server.url,
      MAIL_FROM: 'The House <house@example.com>',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  end = () => void child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);

  const after = await openDatabase(fresh.location);
  expect((await after.db.select().from(outgoingMails)).map(({ state }) => state)).toEqual(['sent']);
  await after.close();
  expect(server.received.map(({ from, to }) => [from, ...to])).toEqual([
    ['house@example.com', 'a@example.com'],
  ]);
  expect(server.received[0]?.raw).toContain('From: The House <house@example.com>');
}, 90_000);

it('answers on while balancers learn that it ends', async () => {
  fresh = await freshDatabase();
  await copyPrepared(fresh.location.dataDir, { styles: 60 });
  const portal = await startPortal(fresh, { DRAIN_SECONDS: '4' });
  const asked = async (path: string) => (await fetch(`${portal.url}${path}`)).status;
  expect(await asked('/readyz')).toBe(200);
  process.kill(portal.pid, 'SIGTERM');
  await expect.poll(() => asked('/readyz')).toBe(503);
  const told = await fetch(`${portal.url}/readyz`);
  expect(await told.json()).toEqual({ status: 'not ready', reasons: ['draining'] });
  expect([await asked('/livez'), await asked('/'), await asked('/api/v1/dashboard/tiles')]).toEqual([
    200, 200, 401,
  ]);
  await expect.poll(portal.isRunning, { timeout: 20_000 }).toBe(false);
}, 90_000);
