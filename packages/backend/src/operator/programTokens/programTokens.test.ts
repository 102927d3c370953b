import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentRows, sentText } from '../../import/testing/houseFiles.ts';
import { startTestCommandLine, type TestCommandLine } from '../../testing/commandLine.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { programTokens } from './programToken.schema.ts';

let testApp: TestApp;
let commandLine: TestCommandLine;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  commandLine = await startTestCommandLine(testApp);
});
afterAll(() => commandLine.close());

const made = async (name: string, ...parts: readonly string[]): Promise<string> => {
  const [code, printed] = await commandLine.run(
    ...['token', 'add', name, '--json'],
    ...parts.flatMap((part) => ['--for', part]),
  );
  expect(code).toBe(0);
  return JSON.parse(printed).token;
};
type Method = 'GET' | 'POST' | 'DELETE';
const call = (token: string, method: Method, url: string, payload?: object, language = 'en') =>
  testApp.app.inject({
    ...{ method, url: `/operator${url}` },
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    ...(payload && { payload }),
  });
const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).statusCode;
const brands = { files: [sentRows('brands', [{ brand: 91, name: 'Nordwind' }])] };

describe('K2: tokens of programs', () => {
  it('K2: are for their part of the operators’ calls, and for nothing else', async () => {
    const [imports, orders] = [await made('erp-in', 'imports'), await made('erp-out', 'orders')];
    expect((await call(imports, 'POST', '/imports', brands)).json().outcome).toBe('written');
    expect(await statusOf(orders, 'GET', '/orders')).toBe(200);
    expect(await statusOf(orders, 'GET', '/orders/1')).toBe(404);
    expect(
      await statusOf(orders, 'POST', '/orders/1/status', { key: 'k', kind: 'shipped', parcel: 'P' }),
    ).toBe(404);
    for (const [token, method, url] of [
      [orders, 'POST', '/imports'],
      [imports, 'GET', '/orders'],
      ...(['/users', '/tokens', '/tiles', '/webhooks', '/maintenances', '/nothing', ''] as const).flatMap(
        (other) => [[imports, 'GET', other] as const, [orders, 'GET', other] as const],
      ),
      [imports, 'POST', '/users'],
      [imports, 'POST', '/tokens'],
      [imports, 'DELETE', '/tokens/erp-out'],
      [imports, 'POST', '/imports/../users'],
      [imports, 'POST', '//imports'],
    ] as const) {
      const status = await statusOf(token, method, url, method === 'POST' ? brands : undefined);
      expect([url, [401, 403, 404].includes(status), status === 404 && !url.includes('/')]).toEqual([
        url,
        true,
        false,
      ]);
    }
    expect((await call(imports, 'GET', '/users')).json()).toEqual({
      error: 'This token is not for this call.',
    });
  });

  it('K2: bring no people in, unless they are made for it', async () => {
    const people = {
      files: [
        sentRows('users', [
          {
            email: 'eve@house.example',
            'first name': 'Eve',
            'last name': 'E',
            role: 'employee',
            customers: 'all',
          },
        ]),
      ],
    };
    const imports = await made('goods', 'imports');
    for (const [language, text] of [
      ['en', 'The token used may not import this kind: Users.'],
      ['de', 'Mit dem Token dieses Aufrufs darf diese Art nicht importiert werden: Benutzer.'],
    ] as const)
      expect((await call(imports, 'POST', '/imports', people, language)).json()).toMatchObject({
        outcome: 'refused',
        files: [{ problem: { code: 'fileBarred', text } }],
      });
    // Not under another name either, and not with what may be taken.
    const disguised = {
      files: [{ ...people.files[0], name: 'brands.jsonl' }],
      kind: 'people',
      partial: true,
    };
    expect((await call(imports, 'POST', '/imports', disguised)).json().kinds).toEqual([]);
    const both = await made('all-data', 'imports', 'users');
    expect((await call(both, 'POST', '/imports', people)).json().outcome).toBe('written');
  });

  it('H1: bring no legal texts in: what they say binds the house', async () => {
    const texts = { files: [sentText('imprint.en.html', '<p>Somebody else</p>')] };
    for (const parts of [['imports'], ['imports', 'users']] as const) {
      const token = await made(`texts-${parts.length}`, ...parts);
      expect((await call(token, 'POST', '/imports', texts)).json()).toMatchObject({
        outcome: 'refused',
        files: [{ problem: { code: 'fileBarred' } }],
      });
    }
  });

  it('G3, G4, K1: bring whom to ask, answers and manuals in only if they are made for it', async () => {
    const files = [sentRows('departments', [{ department: 'sales', 'name (en)': 'Sales' }])];
    const goods = await made('goods-alone', 'imports', 'users');
    expect((await call(goods, 'POST', '/imports', { files })).json()).toMatchObject({
      outcome: 'refused',
      files: [{ problem: { code: 'fileBarred' } }],
    });
    const content = await made('editor', 'imports', 'content');
    expect((await call(content, 'POST', '/imports', { files })).json().outcome).toBe('written');
  });

  it('K2: are told once, kept as hashes, and end at once', async () => {
    const token = await made('short', 'orders');
    expect(await commandLine.run('token', 'add', 'short', '--for', 'orders')).toEqual([
      1,
      "There is a token 'short' already.",
    ]);
    expect((await commandLine.run('token', 'add', 'none'))[0]).toBe(1);
    expect((await commandLine.run('token', 'add', 'odd', '--for', 'everything'))[0]).toBe(1);
    const rows = await testApp.context.database.db.select().from(programTokens);
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    const [, listed] = await commandLine.run('token', 'list');
    expect(listed).toMatch(/^short {2,}orders {2,}/m);
    expect(listed).not.toContain(token);
    expect(await statusOf(token, 'GET', '/orders')).toBe(200);
    expect(await commandLine.run('token', 'remove', 'short')).toEqual([0, 'Removed: short.']);
    expect((await commandLine.run('token', 'remove', 'short'))[0]).toBe(1);
    expect(await statusOf(token, 'GET', '/orders')).toBe(401);
    for (const wrong of [`${token}x`, token.slice(0, -1), '', 'slv_'])
      expect(await statusOf(wrong, 'GET', '/orders')).toBe(401);
  });
});
