import type { SeasonPlace } from '@selvedge/core/contract';
import type { Queryable } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { addWriters } from '../database/testing/prepareWriters.ts';
import { calendarAt } from '../demo/house/calendar.ts';
import { hashPassword } from '../identity/signIn/password.ts';
import { rightsOfRole } from '../user/roleRights.ts';
import { userCustomers, users } from '../user/user.schema.ts';
import type { FreshDatabase } from './freshDatabase.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** The password of all of them: one hash, at the cost of every real password, serves all. */
const PASSWORD = 'a season of four thousand threads';

/** Somebody who orders and finalizes for one customer of their own. */
export interface PreparedBuyer {
  readonly email: string;
  readonly password: string;
  readonly customerId: string;
  /** Of a session that was begun before. */
  readonly accessToken: string;
}

interface PreparedBuyers {
  readonly buyers: readonly PreparedBuyer[];
  /** The place whose season is opened; the customer is each buyer's own. */
  readonly place: Omit<SeasonPlace, 'customerId'>;
}

interface Wanted {
  readonly count: number;
  /** How many styles the season has. */
  readonly styles: number;
}

async function addUsers(db: Queryable, emails: readonly string[]): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  const rows = emails.map((email, at) => ({
    ...{ userId: email, email, passwordHash, canonicalId: email },
    ...{ firstName: 'Buyer', lastName: String(at + 1), ...rightsOfRole('manager') },
  }));
  await insertRows(db, users, rows);
}

/** An access token as a sign-in gives it, without the sign-in. */
async function accessTokenFor({ identity: { provider, page } }: TestApp, userId: string): Promise<string> {
  const client = await provider?.Client.find(page.clientId);
  if (!provider || !client) throw new Error('The provider does not know the page');
  const { scope, clientId } = page;
  const grant = new provider.Grant({ accountId: userId, clientId });
  grant.addOIDCScope(scope);
  const grantId = await grant.save();
  const token = new provider.AccessToken({
    ...{ accountId: userId, client, grantId, gty: 'authorization_code', scope },
  });
  return token.save();
}

/**
 * A season in which `count` buyers order, each for a customer of their own, on an empty database: all may order any of
 * its styles, in stock that never ends.
 */
export async function prepareBuyers(
  fresh: FreshDatabase,
  environment: Readonly<Record<string, string>>,
  { count, styles }: Wanted,
): Promise<PreparedBuyers> {
  const testApp = await startTestApp({
    ...{ environment, database: fresh, demo: { styles, onePlace: true, earlierOrders: true } },
  });
  try {
    const { database, config } = testApp.context;
    const names = Array.from({ length: count }, (_, at) => `LOAD-${at + 1}`);
    const emails = names.map((name) => `${name.toLowerCase()}@buyers.test`);
    await database.transact(async (db) => {
      await addWriters(db, names);
      await addUsers(db, emails);
      await insertRows(
        db,
        userCustomers,
        names.map((customerId, at) => ({ userId: emails[at] ?? '', customerId })),
      );
    });
    const buyers: PreparedBuyer[] = [];
    for (const [at, email] of emails.entries())
      buyers.push({
        ...{ email, password: PASSWORD, customerId: names[at] ?? '' },
        accessToken: await accessTokenFor(testApp, email),
      });
    await database.db.execute('analyze');
    const { season } = calendarAt(Date.now()).open;
    if (!config.demo) throw new Error('The season is the demonstration’s');
    const place = { rightEnv: 'preorder', season, subdivision: '13-0', collectionType: 'main' } as const;
    return { buyers, place };
  } finally {
    await testApp.close();
  }
}
