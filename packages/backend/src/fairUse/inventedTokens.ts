import { createHash } from 'node:crypto';
import type { AppContext } from '../appContext.ts';
import { networkOf } from '../http/networkOf.ts';
import { Refusal } from '../http/refusal.ts';
import { tooMany } from './fairUse.ts';
import { createLocalCounts } from './localCounts.ts';

/** How long a token that was good is looked up again whatever others at its address do, in ms. */
const TRUSTED = 10 * 60_000;

interface SeenTokens {
  /** By network: tokens that were refused. */
  readonly refused: ReturnType<typeof createLocalCounts>;
  /** By the token's hash: that it was good. */
  readonly good: ReturnType<typeof createLocalCounts>;
}

const seenBy = new WeakMap<AppContext['config'], SeenTokens>();

function seenIn(config: AppContext['config']): SeenTokens {
  const known = seenBy.get(config) ?? { refused: createLocalCounts(), good: createLocalCounts() };
  seenBy.set(config, known);
  return known;
}

interface Presented {
  readonly token: string;
  readonly address: string;
}

/**
 * Looks a token up, unless too many from its network were refused in this minute. Without it, whoever invents tokens has
 * the database, or a foreign provider, asked as often as they like. A token that was good lately is always looked
 * up, so that one kiosk with an old token does not shut out its shop.
 *
 * @throws {Refusal} 429 `tooMany`, or what the look-up throws.
 */
export async function lookUpFairly<User>(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  { token, address }: Presented,
  lookUp: (token: string) => Promise<User>,
): Promise<User> {
  const { refused, good } = seenIn(config);
  const { address: most, window } = config.fairUse.invented;
  const network = networkOf(address);
  const hash = createHash('sha256').update(token).digest('base64url');
  const soFar = refused.soFar(network, now());
  if (soFar && soFar.calls >= most && good.soFar(hash, now()) === null) throw tooMany(soFar, now());
  try {
    const user = await lookUp(token);
    good.count(hash, TRUSTED, now());
    return user;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) {
      refused.count(network, window * 1000, now());
      good.forget(hash);
    }
    throw error;
  }
}
