import { Refusal, type RefusalCode } from '../http/refusal.ts';
import type { Metrics, TokenOutcome } from '../metrics/metrics.ts';

const outcomes: Partial<Readonly<Record<RefusalCode, TokenOutcome>>> = {
  unauthorized: 'missing',
  tokenExpired: 'expired',
  userUnknown: 'userUnknown',
  tooMany: 'tooMany',
};

const outcomeOf = (error: unknown): TokenOutcome =>
  (error instanceof Refusal && outcomes[error.code]) || 'failed';

/** Counts a look at an access token by what it comes to. */
export async function countedCheck<User>(
  { tokenChecked }: Pick<Metrics, 'tokenChecked'>,
  check: () => Promise<User>,
): Promise<User> {
  try {
    const user = await check();
    tokenChecked('accepted');
    return user;
  } catch (error) {
    tokenChecked(outcomeOf(error));
    throw error;
  }
}
