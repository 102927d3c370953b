import { expect, it } from 'vitest';
import { lateCode } from './lateCode.ts';

it('loads code once, however many ask, and again only after it did not come', async () => {
  const asked: ((code: string | Error) => void)[] = [];
  const code = lateCode(
    () =>
      new Promise<string>((resolve, reject) =>
        asked.push((come) => (come instanceof Error ? reject(come) : resolve(come))),
      ),
  );
  const lost = code.fetch();
  expect(code.here()).toBeNull();
  asked[0]?.(new Error('cut'));
  await expect(lost).rejects.toThrow('cut');
  expect(code.here()).toBeNull();
  const both = Promise.all([code.fetch(), code.fetch()]);
  expect(asked).toHaveLength(2);
  asked[1]?.('the code');
  expect(await both).toEqual(['the code', 'the code']);
  expect(code.here()).toBe('the code');
  expect(await code.fetch()).toBe('the code');
  expect(asked).toHaveLength(2);
});
