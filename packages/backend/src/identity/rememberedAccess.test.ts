import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '../access/accessCheck.ts';
import { rememberedAccess } from './rememberedAccess.ts';

const none = { rights: [], features: [] };
const user = (userId: string): SignedInUser => ({
  userId,
  email: `${userId}@selvedge.test`,
  firstName: userId,
  lastName: '',
  canonicalId: userId,
  roles: [],
  rights: { preorder: none, postorder: none, admin: none, selfService: none },
  everyCustomer: false,
});

/** A provider whose judgements are counted; a token is the id of its user. */
function provider(most?: number) {
  const state = { stamp: '1', now: 1_000, until: 100_000, refusing: false };
  const judged: string[] = [];
  const access = rememberedAccess({
    source: {
      isIssued: async () => false,
      judge: async (token) => {
        judged.push(token);
        await new Promise((done) => setImmediate(done));
        if (state.refusing) throw new Error('refused');
        return { user: user(token), until: state.until };
      },
    },
    stampOf: async () => state.stamp,
    now: () => state.now,
    ...(most && { most }),
  });
  return { access, judged, state };
}

describe('who stands behind a token', () => {
  it('A13 is judged once for fifty calls, and is one user object', async () => {
    const { access, judged } = provider();
    const users = await Promise.all(Array.from({ length: 50 }, () => access.userOf('anna')));
    expect(judged).toEqual(['anna']);
    expect(new Set(users).size).toBe(1);
  });

  it('A13 is never another: tokens have memories of their own', async () => {
    const { access } = provider();
    const all = await Promise.all(['anna', 'ben', 'anna'].map((token) => access.userOf(token)));
    expect(all.map(({ userId }) => userId)).toEqual(['anna', 'ben', 'anna']);
  });

  it('A13 is judged anew as soon as the stamp is another', async () => {
    const { access, judged, state } = provider();
    const before = await access.userOf('anna');
    state.stamp = '2';
    expect(await access.userOf('anna')).not.toBe(before);
    state.refusing = true;
    state.stamp = '3';
    await expect(access.userOf('anna')).rejects.toThrow('refused');
    expect(judged).toHaveLength(3);
  });

  it('A13 is forgotten when the token ends, and after half a minute', async () => {
    const { access, judged, state } = provider();
    state.until = 5_000;
    await access.userOf('anna');
    state.now = 4_999;
    await access.userOf('anna');
    expect(judged).toHaveLength(1);
    state.now = 5_000;
    state.until = 1_000_000;
    await access.userOf('anna');
    expect(judged).toHaveLength(2);
    state.now = 34_999;
    await access.userOf('anna');
    expect(judged).toHaveLength(2);
    state.now = 35_000;
    await access.userOf('anna');
    expect(judged).toHaveLength(3);
  });

  it('A13 that was refused is judged anew', async () => {
    const { access, state } = provider();
    state.refusing = true;
    await expect(access.userOf('anna')).rejects.toThrow('refused');
    state.refusing = false;
    expect((await access.userOf('anna')).userId).toBe('anna');
  });

  it('A13 is remembered of a limited number of tokens, the latest', async () => {
    const { access, judged } = provider(2);
    for (const token of ['anna', 'ben', 'cleo', 'ben', 'cleo', 'anna']) await access.userOf(token);
    expect(judged).toEqual(['anna', 'ben', 'cleo', 'anna']);
  });
});
