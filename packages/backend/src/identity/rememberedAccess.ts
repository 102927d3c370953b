import { createHash } from 'node:crypto';
import type { Access, AccessCheck, AccessJudge } from './accessCheck.ts';

/** The longest that a token is remembered, in ms, even if nothing has changed: a session ends by its age as well. */
const LONGEST = 30_000;
const MOST = 5_000;

interface AccessSources {
  readonly judge: AccessJudge;
  /** See `accessStamps`. */
  readonly stamp: () => Promise<string>;
  /** Epoch ms. */
  readonly now: () => number;
  /** How many tokens are remembered. */
  readonly most?: number;
}

interface Remembered {
  readonly stamp: string;
  readonly since: number;
  readonly access: Promise<Access>;
}

/**
 * Remembers, for calls that read, who stands behind a token. The stamp is looked up for every call, so that a token
 * that was revoked and a right that was taken are refused at once. Refusals are not remembered.
 */
export function rememberedAccess({ judge, stamp, now, most = MOST }: AccessSources): AccessCheck {
  const remembered = new Map<string, Remembered>();

  const isFresh = (one: Remembered, known: string): boolean =>
    one.stamp === known && now() < one.since + LONGEST && now() >= one.since;

  function ask(key: string, token: string, known: string): Remembered {
    remembered.delete(key);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= most) remembered.delete(oldest);
    const asked = { stamp: known, since: now(), access: judge(token) };
    remembered.set(key, asked);
    asked.access.catch(() => {
      if (remembered.get(key) === asked) remembered.delete(key);
    });
    return asked;
  }

  async function read(key: string, token: string, known: string): Promise<Access> {
    const kept = remembered.get(key);
    const one = kept && isFresh(kept, known) ? kept : ask(key, token, known);
    const access = await one.access;
    if (one !== kept || access.until > now()) return access;
    if (remembered.get(key) === one) remembered.delete(key);
    return read(key, token, known);
  }

  return {
    userOf: async (token) => (await judge(token)).user,
    async readerOf(token) {
      const key = createHash('sha256').update(token).digest('base64url');
      return (await read(key, token, await stamp())).user;
    },
  };
}
