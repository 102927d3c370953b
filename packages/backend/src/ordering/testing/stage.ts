import type { Environment } from '../../configuration/environment.ts';
import { calendarAt } from '../../demo/house/calendar.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { type At, type Partner, partner } from './partner.ts';

/** A server with enough demo data for every situation, and its people. */
export interface Stage {
  readonly testApp: TestApp;
  readonly buyer: Partner;
  readonly manager: Partner;
  readonly viewer: Partner;
  readonly previewer: Partner;
  readonly employee: Partner;
  readonly locked: Partner;
  /** Places of a customer: pre-order is open, re-order is open, preview. */
  open(customerId?: string): At;
  stock(customerId?: string): At;
  preview(customerId?: string): At;
  otherCurrency(customerId?: string): At;
}

/** The first of the regular customers: it carries everything, and some variants are barred for it. */
export const firstCustomer = 'C1001';

export async function setStage(environment: Environment = {}): Promise<Stage> {
  const testApp = await startTestApp({ environment, demo: { styles: 300 } });
  const { open, current, preview, otherCurrency } = calendarAt(Date.now());
  const people = [];
  for (const name of ['buyer', 'manager', 'viewer', 'preview', 'employee', 'locked']) {
    people.push(await partner(testApp, `${name}@selvedge.test`));
  }
  const [buyer, manager, viewer, previewer, employee, locked] = people;
  if (!buyer || !manager || !viewer || !previewer || !employee || !locked)
    throw new Error('People are missing');
  const main = { subdivision: '13-0', collectionType: 'main' };
  return {
    testApp,
    buyer,
    manager,
    viewer,
    previewer,
    employee,
    locked,
    open: (customerId = firstCustomer) => ({
      rightEnv: 'preorder',
      customerId,
      season: open.season,
      ...main,
    }),
    stock: (customerId = firstCustomer) => ({
      rightEnv: 'postorder',
      customerId,
      season: current.season,
      ...main,
    }),
    preview: (customerId = firstCustomer) => ({
      rightEnv: 'preorder',
      customerId,
      season: preview.season,
      ...main,
    }),
    otherCurrency: (customerId = firstCustomer) => ({
      rightEnv: 'preorder',
      customerId,
      season: otherCurrency.season,
      ...main,
    }),
  };
}
