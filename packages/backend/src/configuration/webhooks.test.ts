import { expect, it } from 'vitest';
import { readHouseGln } from './houseGln.ts';
import { readWebhooks } from './webhooks.ts';

const WEBHOOKS = 'https://erp.example/hook, http://10.0.0.7:9000/selvedge';
const WEBHOOK_SECRET = Buffer.alloc(32, 1).toString('base64');

it('O7: nobody is told unless addresses are configured', () => {
  expect(readWebhooks({})).toEqual({ addresses: [], key: null });
});

it('O7: the key is read with or without its prefix', () => {
  const read = { addresses: WEBHOOKS.split(', '), key: Buffer.alloc(32, 1) };
  expect(readWebhooks({ WEBHOOKS, WEBHOOK_SECRET })).toEqual(read);
  expect(readWebhooks({ WEBHOOKS, WEBHOOK_SECRET: `whsec_${WEBHOOK_SECRET}` })).toEqual(read);
});

it.each([
  [{ WEBHOOKS }, 'WEBHOOK_SECRET must be 24 to 64 random bytes'],
  [{ WEBHOOKS, WEBHOOK_SECRET: 'c2hvcnQ=' }, 'WEBHOOK_SECRET must be'],
  [{ WEBHOOKS, WEBHOOK_SECRET: `${'ä'.repeat(40)}` }, 'WEBHOOK_SECRET must be'],
  [{ WEBHOOKS: 'ftp://erp.example', WEBHOOK_SECRET }, 'WEBHOOKS must be addresses'],
  [{ WEBHOOKS: 'https://me:pw@erp.example', WEBHOOK_SECRET }, 'WEBHOOKS must be addresses'],
])('O7: %j is refused, and not repeated', (environment, sentence) => {
  expect(() => readWebhooks(environment)).toThrow(sentence);
  for (const value of [...Object.values(environment), 'me:pw'])
    expect(() => readWebhooks(environment)).not.toThrow(value);
});

it('O6: the house’s GLN has its check digit', () => {
  expect(readHouseGln({})).toBeNull();
  expect(readHouseGln({ HOUSE_GLN: ' 4012345000009 ' })).toBe('4012345000009');
  for (const HOUSE_GLN of ['4012345000008', '40123455', '401234500000x'])
    expect(() => readHouseGln({ HOUSE_GLN })).toThrow('HOUSE_GLN must be a GLN');
});
