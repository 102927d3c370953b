import { DOCUMENT_TYPES, type DocumentType, documentTypes, resolvedRights } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { users } from '../../user/user.schema.ts';
import { enter } from '../testing/enter.ts';

const email = 'manager@selvedge.test';
const root = '/self-service/documents';

/** Where each of the seven types is. */
const paths: Readonly<Record<DocumentType, string>> = {
  ORDER_CONFIRMATION: 'order-confirmations',
  ORDER: 'orders',
  DELIVERY_NOTE: 'delivery-notes',
  REMINDER: 'reminders',
  INVOICE: 'invoices',
  CREDIT_NOTE: 'credit-notes',
  DIRECT_DEBIT: 'direct-debits',
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

/** The manager's browser, with these rights in the self-service area. */
async function browserWith(...held: string[]) {
  const { db } = testApp.context.database;
  const [row] = await db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error('There is no manager');
  const rights = { ...row.rights, selfService: { rights: held, features: [] } };
  await db.update(users).set({ rights }).where(eq(users.email, email));
  return enter(testApp, email);
}

const shownOf = (body: string): string[] =>
  [...body.matchAll(/href="\/self-service\/documents\/([\w-]+)"/g)].flatMap(([, path]) => path ?? []);

/** The entries of the area's navigation that a page marks as where the reader is. */
const markedIn = (body: string): string[] => {
  const [nav] = /<nav class="sections"[\s\S]*?<\/nav>/.exec(body) ?? [''];
  return [...nav.matchAll(/href="([^"]*)" aria-current="(page|true)"/g)].map(([, to, how]) => `${to} ${how}`);
};

/** What is told of a page that is not there, but for its Error ID. */
const withoutId = (body: string, id: unknown) =>
  body.replaceAll(String(id), 'ID').replaceAll(/returnTo=[^"]*"|value="[^"]*"/g, '');

describe('papers of the self-service area', () => {
  it.each(documentTypes)('K1 K2 %s opens its own papers and no others', async (type) => {
    const browser = await browserWith(DOCUMENT_TYPES, type);
    for (const [each, path] of Object.entries(paths)) {
      const { statusCode, body } = await browser.get(`${root}/${path}`);
      expect([each, statusCode]).toEqual([each, each === type ? 200 : 404]);
      if (each === type) expect(new Set(shownOf(body))).toEqual(new Set([path]));
    }
    const overview = await browser.get(root);
    expect([overview.statusCode, shownOf(overview.body)]).toEqual([200, [paths[type]]]);
    expect(new Set(shownOf((await browser.get('/self-service/shipments')).body))).toEqual(
      new Set([paths[type]]),
    );
  });

  it.each(documentTypes)('K1 K2 %s opens nothing without the right to document types', async (type) => {
    const browser = await browserWith(type);
    for (const path of ['', ...Object.values(paths).map((one) => `/${one}`)])
      expect([path, (await browser.get(root + path)).statusCode]).toEqual([path, 404]);
    expect(shownOf((await browser.get('/self-service/shipments')).body)).toEqual([]);
    const { headers } = await signedIn(testApp, email);
    const tiles = (await testApp.app.inject({ url: '/api/v1/dashboard/tiles', headers })).body;
    expect(tiles).not.toContain('/documents');
  });

  it('K1 the right to document types opens nothing by itself', async () => {
    const browser = await browserWith(DOCUMENT_TYPES);
    for (const path of ['', ...Object.values(paths).map((one) => `/${one}`)])
      expect([path, (await browser.get(root + path)).statusCode]).toEqual([path, 404]);
  });

  it('D3 the navigation marks the page, or the entry to which the page belongs, and no other', async () => {
    const browser = await browserWith(DOCUMENT_TYPES, 'ORDER');
    const marked = async (path: string) => markedIn((await browser.get(`/self-service${path}`)).body);
    expect(await marked('/documents')).toEqual(['/self-service/documents page']);
    expect(await marked('/documents/orders')).toEqual(['/self-service/documents true']);
    expect(await marked('/shipments')).toEqual(['/self-service/shipments page']);
    expect(await marked('/returns')).toEqual(['/self-service/shipments true']);
    expect(await marked('/forms-and-manuals?tab=forms')).toEqual(['/self-service/forms-and-manuals page']);
    const without = await browserWith();
    expect((await without.get('/self-service/shipments')).body).not.toContain('/documents');
  });

  it('K2 papers that are not open are told as those that do not exist', async () => {
    const browser = await browserWith(DOCUMENT_TYPES, 'ORDER');
    const [closed, missing] = [await browser.get(`${root}/invoices`), await browser.get(`${root}/nothing`)];
    expect(withoutId(closed.body, closed.headers['x-tracking-id'])).toBe(
      withoutId(missing.body, missing.headers['x-tracking-id']),
    );
  });

  it('K1 the resolved rights carry both, and the accounts of the demonstration differ', async () => {
    await browserWith(DOCUMENT_TYPES, 'ORDER');
    const of = async (name: string) => {
      const { headers } = await signedIn(testApp, `${name}@selvedge.test`);
      const answer = await testApp.app.inject({ url: `/api/v2${resolvedRights.path}`, headers });
      return answer.json<{ selfService: { rights: string[] } }>().selfService.rights;
    };
    expect(await of('manager')).toEqual([DOCUMENT_TYPES, 'ORDER']);
    const [buyer, viewer, employee] = [await of('buyer'), await of('viewer'), await of('employee')];
    expect(viewer).toEqual([]);
    expect(buyer).toContain(DOCUMENT_TYPES);
    expect(buyer).not.toContain('INVOICE');
    expect(new Set(employee)).toEqual(new Set([DOCUMENT_TYPES, ...documentTypes]));
  });
});
