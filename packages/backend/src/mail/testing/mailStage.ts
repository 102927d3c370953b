import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/drivers/openDatabase.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { enqueueMails } from '../enqueue.ts';
import { type MailContent, outgoingMails } from '../mail.schema.ts';
import { deliverDue, type MailerDeps } from '../mailer.ts';
import type { MailTransport } from '../transport.ts';
import { type MailServer, mailServer } from './mailServer.ts';

type MailRow = typeof outgoingMails.$inferSelect;

/** A queue on a database of its own, empty before each test, with a clock that stands still and real mail servers. */
export interface MailStage {
  /** Epoch ms. */
  now: number;
  readonly reports: string[];
  database(): Database;
  serve(...settings: Parameters<typeof mailServer>): Promise<MailServer>;
  enqueue(...recipients: string[]): Promise<void>;
  deps(transport: MailTransport): MailerDeps;
  deliver(transport: MailTransport): Promise<void>;
  rows(): Promise<MailRow[]>;
  states(): Promise<string[]>;
}

const content: MailContent = {
  subject: 'Größe, „Stoff“',
  text: 'Grüße\n.\nEnde',
  html: '<p>Grüße</p>',
  replyTo: { name: 'Anna Käufer', address: 'anna@example.com' },
  attachments: [
    { name: 'x.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR\r\n' },
  ],
};

/** A header of a raw mail, with the lines it goes on in. */
export const headerIn = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1];

/** Prepares the tests of a file. */
export function mailStage(): MailStage {
  let fresh: FreshDatabase;
  let database: Database;
  let servers: MailServer[] = [];
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.location);
  });
  afterAll(async () => {
    await database.close();
    await fresh.remove();
  });
  beforeEach(async () => {
    await database.db.delete(outgoingMails);
    stage.now = Date.parse('2026-03-20T12:00:00Z');
    stage.reports.length = 0;
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
  });
  const stage: MailStage = {
    now: 0,
    reports: [],
    database: () => database,
    async serve(...settings) {
      const server = await mailServer(...settings);
      servers.push(server);
      return server;
    },
    enqueue: async (...recipients) => {
      await enqueueMails(database, { recipients, content, sender: null }, stage.now);
    },
    deps: (transport) => ({
      database,
      transport,
      from: { name: 'Selvedge', address: 'no-reply@portal.test' },
      now: () => stage.now,
      report: (what) => void stage.reports.push(what),
    }),
    deliver: (transport) => deliverDue(stage.deps(transport)),
    rows: () => database.db.select().from(outgoingMails),
    states: async () => (await stage.rows()).map(({ state }) => state).sort(),
  };
  return stage;
}
