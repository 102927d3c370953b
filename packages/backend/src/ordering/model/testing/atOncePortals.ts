import { insertRows } from '../../../database/insertRows.ts';
import { calendarAt } from '../../../demo/house/calendar.ts';
import { type BalancedPortals, startBalancedPortals } from '../../../testing/balancedPortals.ts';
import { signedIn } from '../../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts';
import { userCustomers } from '../../../user/user.schema.ts';
import { type At, partnerWith, styleAt, variantIn } from '../../testing/partner.ts';
import { openOperator } from './operator.ts';

const emails = {
  buyer: 'buyer@selvedge.test',
  manager: 'manager@selvedge.test',
  colleague: 'locked@selvedge.test',
};

export const placeOf = (customerId: string): At => ({
  rightEnv: 'postorder',
  customerId,
  season: calendarAt(Date.now()).current.season,
  ...{ subdivision: '13-0', collectionType: 'main' },
});

/** Customers whom nobody else orders for, and three people who may. */
async function prepare(testApp: TestApp, histories: number) {
  const sessions = {
    buyer: (await signedIn(testApp, emails.buyer)).headers,
    manager: (await signedIn(testApp, emails.manager)).headers,
    colleague: (await signedIn(testApp, emails.colleague)).headers,
  };
  const place = placeOf('C1001');
  const manager = partnerWith(testApp, emails.manager, sessions.manager);
  const [first, second] = [await styleAt(manager, place, 0), await styleAt(manager, place, 1)];
  const ids = {
    a: variantIn(first, 0, 0).articleVariantId,
    b: variantIn(first, 0, 1).articleVariantId,
    c: variantIn(second).articleVariantId,
  };
  const operator = openOperator(testApp, place, ids);
  await operator.found();
  const customerIds: string[] = [];
  for (let at = 0; at < histories; at += 1) {
    const customers = await operator.begin(`H${at}`);
    customerIds.push(customers.one);
    await operator.decide({ do: 'stock', variant: 'a', pieces: null }, customers);
  }
  await insertRows(
    testApp.context.database.db,
    userCustomers,
    customerIds.map((customerId) => ({ userId: 'u-locked', customerId })),
  );
  return { sessions, ids, customerIds };
}

export type Prepared = Awaited<ReturnType<typeof prepare>>;

const environment = {
  OIDC_ACCESS_TOKEN_SECONDS: '36000',
  FAIR_USE: 'off',
  DEMO_LIVE: 'off',
  LOG_LEVEL: 'error',
};

/** Two instances on one PostgreSQL, with a customer for each of so many histories. */
export const startPortalsFor = (histories: number): Promise<BalancedPortals<Prepared>> =>
  startBalancedPortals(environment, async (database, settings) => {
    const testApp = await startTestApp({ environment: settings, database });
    return prepare(testApp, histories).finally(testApp.close);
  });
