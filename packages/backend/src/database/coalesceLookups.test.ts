import { describe, expect, it } from 'vitest';
import { coalesceLookups } from './coalesceLookups.ts';

/** Looks that end when they are told to. */
function looks() {
  const ends: Array<(value: string) => void> = [];
  const share = coalesceLookups(() => new Promise<string>((done) => ends.push(done)));
  return { ends, share };
}
const turn = () => new Promise((done) => setTimeout(done, 20));

describe('a look that is shared', () => {
  it('is one for fifty who ask together', async () => {
    const { ends, share } = looks();
    const all = Array.from({ length: 50 }, share);
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.('first');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['first']));
  });

  it('begins after whoever is answered by it has asked', async () => {
    const { ends, share } = looks();
    const early = share();
    await turn();
    const late = [share(), share()];
    ends[0]?.('before the change');
    await early;
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.('after the change');
    expect(await Promise.all(late)).toEqual(['after the change', 'after the change']);
  });

  it('that failed, failed for those who share it, and for nobody later', async () => {
    let failing = true;
    const share = coalesceLookups(async () => {
      if (failing) throw new Error('gone');
      return 'back';
    });
    await expect(Promise.all([share(), share()])).rejects.toThrow('gone');
    failing = false;
    expect(await share()).toBe('back');
  });

  it('that does not end holds the next one up but for a moment', async () => {
    const { ends, share } = looks();
    void share();
    await turn();
    const next = share();
    await turn();
    expect(ends).toHaveLength(1);
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.('another connection');
    expect(await next).toBe('another connection');
  });
});
