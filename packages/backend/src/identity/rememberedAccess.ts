import { createHash } from 'node:crypto';
import type { Access, AccessCheck, AccessSource } from '../access/accessCheck.ts';

/** How long a token is cached at most, in ms, even if nothing has changed: a session also ends by its age. */
const LONGEST = 30_000;
const MOST = 5_000;

interface AccessSources {
  readonly source: AccessSource;
  /** See `accessStamps`. `undefined`: there is no such token. */
  readonly stampOf: (accessToken: string) => Promise<string | undefined>;
  /** Epoch ms. */
  readonly now: () => number;
  /** How many tokens are cached. */
  readonly most?: number;
}

interface Remembered {
  readonly stamp: string | undefined;
  readonly since: number;
  readonly access: Promise<Access>;
}

/**
 * Caches the user behind a token. The stamp is looked up for every call, so that a revoked token or a withdrawn right is
 * refused at once. Refusals are not cached.
 */
export function rememberedAccess({
  source: { isIssued, judge },
  stampOf,
  now,
  most = MOST,
}: AccessSources): AccessCheck {
  const remembered = new Map<string, Remembered>();

  const isFresh = (one: Remembered, known: string | undefined): boolean =>
    known !== undefined && one.stamp === known && now() < one.since + LONGEST && now() >= one.since;

  function ask(key: string, token: string, known: string | undefined): Remembered {
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

  async function read(key: string, token: string, known: string | undefined): Promise<Access> {
    const kept = remembered.get(key);
    const one = kept && isFresh(kept, known) ? kept : ask(key, token, known);
    const access = await one.access;
    if (one !== kept || access.until > now()) return access;
    if (remembered.get(key) === one) remembered.delete(key);
    return read(key, token, known);
  }

  return {
    isIssued,
    async userOf(token) {
      const key = createHash('sha256').update(token).digest('base64url');
      return (await read(key, token, await stampOf(token))).user;
    },
  };
}
