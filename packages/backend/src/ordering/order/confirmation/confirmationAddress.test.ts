import { expect, it } from 'vitest';
import { logOptions } from '../../../server/log.ts';

it('O4 HZ12: what the log keeps of an address ends where its token would begin', () => {
  const options = logOptions({ logLevel: 'info', instance: 'one' });
  if (typeof options !== 'object') throw new Error('Nothing is logged');
  const request = { method: 'GET', url: '/api/v1/orders/o-1/confirmation/print?print-token=secret&lang=de' };
  const logged = JSON.stringify(options.serializers?.req?.(Object(request)));
  expect(logged).toContain('/confirmation/print');
  expect(logged).not.toMatch(/token|secret/);
});
