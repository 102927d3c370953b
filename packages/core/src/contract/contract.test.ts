import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';

/** The specified calls (B7): method, address with its query, whose token, what is answered; a print token may also be bound to its document. */
const described = [
  'GET {api}/v1/user/roles by token: json',
  'GET {api}/v2/user/right/resolved by token: json',
  'GET {api}/v1/user/settings by token: json',
  'GET {api}/v1/maintenances?features by optional: json',
  'PUT {api}/v1/tile-favorite/:applicationId by token: nothing',
  'DELETE {api}/v1/tile-favorite/:applicationId by token: nothing',
  'GET {api}/v1/content/static/:page by optional: text',
  'GET {api}/v1/content/general-conditions/:id by optional: text',
  'GET {api}/v1/search?query&filter by token: json',
  'GET {api}/v1/print-token?document by token: json',
  'GET {api}/v1/content/messages/:messageId/export?print-token&lang by none: text',
  'POST {api}/v1/content/messages/:messageId/mail by token: nothing',
  'GET {api}/v1/content/messages/:type?from&to by token: json',
  'GET {api}/v1/dashboard/tiles by token: json',
  'GET {extranet}/api/userProfile by bearer: json',
  'POST {extranet}/updateLanguage/:locale by bearer: nothing',
  'GET {api}/v1/:rightEnv/sellingTime/list/active/:customerId by token: json',
  'GET {api}/v1/:rightEnv/sellingTime/list/upcoming/:customerId by token: json',
  'GET {api}/v1/:rightEnv/brand/all/full by token: json',
];

const isEndpoint = (value: unknown): value is contract.Endpoint<unknown, unknown, unknown, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

/** As a line above. */
const lineOf = ({
  method,
  base,
  version,
  path,
  query,
  credentials,
  answer,
  form,
}: (typeof endpoints)[number]) => {
  const asked = Object.keys(Object(query?.schema));
  const address = `{${base}}${base === 'api' ? `/${version}` : ''}${path}`;
  const answered = answer === null ? 'nothing' : form;
  return `${method} ${address}${asked.length > 0 ? `?${asked.join('&')}` : ''} by ${credentials}: ${answered}`;
};

describe('the contract', () => {
  it.each(described)('B7 has the call %s', (line) => {
    expect(endpoints.map(lineOf)).toContain(line);
  });

  it('B7 describes each parameter of each path, and no other', () => {
    for (const { path, params } of endpoints) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect([path, Object.keys(Object(params?.schema)).sort()]).toEqual([path, named.sort()]);
    }
  });

  it('B7 names each call once, and no two have one address', () => {
    const names = endpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const addresses = endpoints.map(({ method, version, path }) => `${method} ${version} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('B7 mails to recipients, and takes no other field', () => {
    expect(contract.mailMessage.body?.is({ recipients: ['a@b.test'] })).toBe(true);
    expect(contract.mailMessage.body?.is({ recipients: ['a@b.test'], bcc: ['c@d.test'] })).toBe(false);
    expect(contract.mailMessage.body?.is({ recipients: 'a@b.test' })).toBe(false);
  });
});
