import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

const options = logOptions({ logLevel: 'info', instance: 'one' });
const read = (error: Error) =>
  typeof options === 'object' ? options.serializers?.err?.(error as never) : undefined;

it('HZ38: values of a query stay out of the log, also those that look like a place in the code', () => {
  const error = new Error(
    'Failed query: select 1\nparams: anna@example.com,secret\n    at home, 12 Market Street',
  );
  const { message, stack } = read(error) ?? {};
  expect(message).toBe('Failed query: select 1');
  expect(stack).toContain('log.test.ts');
  expect(stack).not.toMatch(/anna|secret|Market/);
});

it('HZ45: values of many lines are read once', () => {
  const error = new Error(`Failed query\nparams: ${'\n'.repeat(1_000_000)}x`);
  expect(read(error)?.message).toBe('Failed query');
});
