import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { copyTables } from '../testing/preparedData.ts';
import { builtProgram } from '../testing/programs.ts';
import { enqueueMails } from './enqueue.ts';
import { outgoingMails } from './mail.schema.ts';
import { deliverDue } from './mailer.ts';
import { LEASE } from './queue.store.ts';
import { smtp } from './smtp.ts';
import { type MailServer, mailServer } from './testing/mailServer.ts';

let fresh: FreshDatabase;
let server: MailServer | undefined;
beforeEach(async () => {
  fresh = await freshDatabase();
  await copyTables(fresh.location.dataDir);
});
afterEach(async () => {
  await server?.close();
  await fresh.remove();
});

const now = Date.parse('2026-03-20T12:00:00Z');
const content = { subject: 'x', text: 'x', html: 'x', replyTo: null, attachments: [] };

it.each([
  ['while the server is told of it', 'atRecipient', 'sent'],
  ['once the server has it, before the answer is heard', 'whenWhole', 'failed'],
] as const)('F4: a mail is sent once when the process is killed %s', async (_when, moment, state) => {
  const first = await openDatabase(fresh.location);
  await enqueueMails(first, { recipients: ['a@example.com'], content, sender: null }, now);
  await first.close();

  let kill = (): void => {};
  const deadly = await mailServer({
    atData: () => ({ drop: 'after' }),
    [moment]: () => kill(),
  });
  server = deadly;
  const script = builtProgram(join(import.meta.dirname, 'testing/mailUntilKilled.ts'));
  const { dataDir, databaseUrl } = fresh.location;
  const child = spawn(process.execPath, [script, dataDir, deadly.url, String(now)], {
    stdio: 'inherit',
    env: { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  kill = () => void child.kill('SIGKILL');
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');

  const database = await openDatabase(fresh.location);
  const honest = await mailServer();
  try {
    await deliverDue({
      database,
      transport: smtp(honest.url),
      from: { name: '', address: 'no-reply@portal.test' },
      now: () => now + LEASE,
      report: () => {},
    });
    expect(deadly.received.length + honest.received.length).toBe(1);
    expect((await database.db.select().from(outgoingMails)).map((row) => row.state)).toEqual([state]);
  } finally {
    await honest.close();
    await database.close();
  }
});
