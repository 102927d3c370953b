import { type Infer, nullable, number, string, type } from 'superstruct';
import { toBase64Url } from '../encoding/base64url.ts';
import { PAGE_LEAVING } from '../platform/pageLeaving.ts';
import type { LockPort, Ports, StoragePort } from '../platform/ports.ts';

/** The signed-in user's tokens as stored by this page (A6). */
export const tokensStruct = type({
  accessToken: string(),
  /** null: the provider issues none, so an expired token means signing in again. */
  refreshToken: nullable(string()),
  /** Epoch milliseconds by this device's clock; null: unknown, only a refused call will tell. */
  expiresAt: nullable(number()),
});
/** The signed-in user's tokens (A6). */
export type Tokens = Infer<typeof tokensStruct>;

/** Tokens are renewed this long before they expire. */
const REFRESH_LEAD = 5_000;
/** A shorter lifetime would only cause constant renewals. */
const SHORTEST_LIFETIME = 10_000;
const LONGEST_LIFETIME = 365 * 24 * 60 * 60_000;

/**
 * When a token with `expires_in` (seconds, as the provider sent it) expires. Returns null if the value is missing,
 * not a whole number, zero or negative (requirement A6).
 */
export function expiryOf(expiresIn: unknown, now: number): number | null {
  const seconds =
    typeof expiresIn === 'string' && /^\d{1,15}$/.test(expiresIn) ? Number(expiresIn) : expiresIn;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return null;
  return now + Math.min(Math.max(seconds * 1000, SHORTEST_LIFETIME), LONGEST_LIFETIME);
}

/** Milliseconds until the tokens need renewing: 0 when due; null when only a refused call will tell. */
export const remainingOf = ({ expiresAt }: Tokens, now: number): number | null =>
  expiresAt === null ? null : Math.max(expiresAt - REFRESH_LEAD - now, 0);

const KEY = 'selvedge.tokens';
const PAGE_KEY = 'selvedge.page';

const parse = (text: string | null): Tokens | null => {
  try {
    return tokensStruct.create(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
};

/** The only place where tokens are stored: the page's own session storage, or its memory. */
export interface TokenStore {
  read(): Tokens | null;
  save(tokens: Tokens): void;
  clear(): void;
  /**
   * Makes sure that the stored tokens belong to this page, and returns whether they do. A window opened by a script
   * starts with a copy of its opener's storage. The opener still holds the lock, so the copy is dropped.
   */
  claim(): Promise<boolean>;
}

export function createTokenStore(
  storage: StoragePort,
  { locks, randomBytes }: Pick<Ports, 'randomBytes'> & { locks: LockPort },
): TokenStore {
  let claimed: string | null = null;
  const read = (): Tokens | null => parse(storage.get(KEY));
  const clear = (): void => storage.remove(KEY);
  const take = async (page: string): Promise<boolean> => {
    if (claimed === page) return true;
    if (!(await locks.claim(`selvedge.page.${page}`, PAGE_LEAVING))) return false;
    claimed = page;
    return true;
  };
  return {
    read,
    clear,
    save: (tokens) => storage.set(KEY, JSON.stringify(tokens)),
    async claim() {
      const page = storage.get(PAGE_KEY);
      if (page !== null && (await take(page))) return true;
      clear();
      const own = toBase64Url(randomBytes(16));
      storage.set(PAGE_KEY, own);
      await take(own);
      return false;
    },
  };
}

/**
 * Stores tokens that were obtained without a page (on a command line, or for a demo account) where the session will
 * look for them: in the storage of the page that is about to start.
 */
export function giveTokens(storage: StoragePort, tokens: Tokens): void {
  storage.set(PAGE_KEY, 'given');
  storage.set(KEY, JSON.stringify(tokens));
}
