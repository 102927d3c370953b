import { sampleNow } from '../../testing/index.ts';
import type { WantedPlace } from '../wantedPlace.ts';

export const wanted: WantedPlace = {
  rightEnv: 'preorder',
  customer: '4711',
  season: 'SS27',
  subdivision: null,
  collectionType: null,
};

/** An order file of one row that is known and one that is not. */
export const text = '4006381333931;6\n4006381339999;2';

export const fileOf = (content: string) => {
  const bytes = new TextEncoder().encode(content);
  return { name: 'order.csv', size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
};

/** Signed in, for ten minutes. */
export const session = {
  ports: {
    fetch: () => Promise.reject(new Error('not asked')),
    now: () => sampleNow,
    randomBytes: (count: number) => new Uint8Array(count),
    wake: { subscribe: () => () => {} },
    location: { href: () => 'https://portal.test' },
  },
  auth: {} as never,
  tokens: {
    read: () => ({ accessToken: 'a', refreshToken: null, expiresAt: sampleNow + 600_000 }),
    save: () => {},
  },
};
