import { createHash } from 'node:crypto';
import type { AppContext } from '../appContext.ts';
import { networkOf } from '../http/networkOf.ts';
import { Refusal } from '../http/refusal.ts';
import { tooMany } from './fairUse.ts';
import { createLocalCounts } from './localCounts.ts';

/** How long is remembered whether a token was good or had ended, in ms. */
const REMEMBERED = 10 * 60_000;

interface SeenTokens {
  /** By network: look-ups of tokens that are not known to be anybody's. Those that turn out good are taken off. */
  readonly doubtful: ReturnType<typeof createLocalCounts>;
  /** By the token's hash: it was good. */
  readonly good: ReturnType<typeof createLocalCounts>;
  /** By the token's hash: it was issued, and is refused now. */
  readonly ended: ReturnType<typeof createLocalCounts>;
}

const seenBy = new WeakMap<AppContext['config'], SeenTokens>();

function seenIn(config: AppContext['config']): SeenTokens {
  const known = seenBy.get(config) ?? {
    doubtful: createLocalCounts(),
    good: createLocalCounts(),
    ended: createLocalCounts(),
  };
  seenBy.set(config, known);
  return known;
}

interface Presented {
  readonly token: string;
  readonly address: string;
}

const isRefusal = (error: unknown): boolean => error instanceof Refusal && error.status === 401;

/**
 * Looks a token up, unless too many from its network turned out to be nobody's in this minute. Without this, whoever
 * invents tokens has the database, or a foreign provider, asked as often as they like. A token that was issued is
 * looked up whatever others at its address do; once it was refused, it is as good as invented, so that a kiosk with an
 * old token is counted and does not shut out its shop.
 *
 * @throws {Refusal} 429 `tooMany`, or what the look-up throws.
 */
export async function lookUpFairly<User>(
  { config, now, access }: Pick<AppContext, 'config' | 'now' | 'access'>,
  { token, address }: Presented,
  lookUp: (token: string) => Promise<User>,
): Promise<User> {
  const { doubtful, good, ended } = seenIn(config);
  const { address: most, window } = config.fairUse.invented;
  const network = networkOf(address);
  const hash = createHash('sha256').update(token).digest('base64url');
  const wasGood = good.soFar(hash, now()) !== null;
  const isKnown = wasGood || (ended.soFar(hash, now()) === null && (await access.isIssued(token)));
  // Counted before it is looked up: of many at the same moment all would be looked up otherwise.
  const counted = isKnown ? null : doubtful.count(network, window * 1000, now());
  if (counted && counted.calls > most) throw tooMany(counted, now());
  try {
    const user = await lookUp(token);
    if (counted) doubtful.takeOff(network, now());
    if (!wasGood) good.count(hash, REMEMBERED, now());
    return user;
  } catch (error) {
    if (!isRefusal(error)) {
      if (counted) doubtful.takeOff(network, now());
      throw error;
    }
    if (!counted) doubtful.count(network, window * 1000, now());
    good.forget(hash);
    if (isKnown) ended.count(hash, REMEMBERED, now());
    throw error;
  }
}
