import { describe, expect, it } from 'vitest';
import { type Prepared, prepare } from '../../endpoint/prepared.ts';
import { createStyleIndexCache } from './styleIndexCache.ts';

const sized = (size: number): Prepared => ({
  tag: `W/"${size}"`,
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
  plain: Buffer.alloc(0),
  size,
});

describe('prepared indexes', () => {
  it('M1 are made once however many ask, and again for another version', async () => {
    const cache = createStyleIndexCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return prepare({ made });
    };
    const all = await Promise.all([1, 1, 1, 2, 2].map((version) => cache.get('key', version, make)));
    expect(made).toBe(2);
    expect(new Set(all.map(({ tag }) => tag)).size).toBe(2);
  });

  it('M1 keep to their room: the longest unused goes first', async () => {
    const cache = createStyleIndexCache(25);
    const makings: string[] = [];
    const get = (key: string) =>
      cache.get(key, 1, async () => {
        makings.push(key);
        return sized(10);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(makings).toEqual(['a', 'b', 'c', 'b']);
  });

  it('M1 one that could not be made is made anew', async () => {
    const cache = createStyleIndexCache();
    await expect(cache.get('key', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('key', 1, async () => sized(1))).size).toBe(1);
  });

  it('M1 have another tag when their content is another', async () => {
    const [one, same, other] = await Promise.all([prepare(['a']), prepare(['a']), prepare(['b'])]);
    expect(same.tag).toBe(one.tag);
    expect(other.tag).not.toBe(one.tag);
  });
});
