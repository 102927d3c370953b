import type { AppContext } from '../appContext.ts';
import type { FairUseOf } from '../configuration/fairUse.ts';
import { networkOf } from '../http/networkOf.ts';
import { Refusal } from '../http/refusal.ts';
import { type Counted, countCall } from './callCount.store.ts';
import { createLocalCounts } from './localCounts.ts';

export interface Caller {
  /** null or empty for somebody who is not signed in. */
  readonly userId: string | null;
  readonly address: string;
}

interface FairUseLimit {
  readonly of: LimitOf;
  readonly subject: string;
  readonly most: number;
}

type Context = Pick<AppContext, 'config' | 'database' | 'now'>;

/** Whom a limit is of. Strangers are limited together as one person is. */
type LimitOf = 'address' | 'caller';

/**
 * The limits that apply to a call, the person's own first: a call that it refuses takes nothing from the others at the
 * same address. An IPv6 network (/64) counts as one address.
 */
function limitsOf(
  { config }: Context,
  kind: FairUseOf,
  { userId, address }: Caller,
): readonly FairUseLimit[] {
  const { person, address: perAddress, strangers } = config.fairUse[kind];
  const from = { of: 'address', subject: `${kind} address ${networkOf(address)}`, most: perAddress } as const;
  const limits: FairUseLimit[] = userId
    ? [{ of: 'caller', subject: `${kind} person ${userId}`, most: person }, from]
    : [from, { of: 'caller', subject: `${kind} strangers`, most: strangers }];
  return limits.filter(({ most }) => most < Number.MAX_SAFE_INTEGER);
}

/** The refusal of one call too many, with the seconds until the window ends. */
export const tooMany = ({ windowEndsAt }: Counted, now: number): Refusal =>
  new Refusal(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil((windowEndsAt - now) / 1000)) });

function assertWithin(counted: Counted, { most }: Pick<FairUseLimit, 'most'>, now: number): void {
  if (counted.calls > most) throw tooMany(counted, now);
}

async function countAll(
  { config, database, now }: Context,
  kind: FairUseOf,
  limits: readonly FairUseLimit[],
): Promise<void> {
  const at = now();
  const window = config.fairUse[kind].window * 1000;
  for (const { subject, most } of limits)
    assertWithin(await countCall(database, { subject, most, window }, at), { most }, at);
}

/**
 * Counts a call by person and by address, across all processes.
 *
 * @throws {Refusal} 429 `tooMany` over either limit, with the time of the next allowed try.
 */
export const takeTurn = (context: Context, kind: FairUseOf, caller: Caller): Promise<void> =>
  countAll(context, kind, limitsOf(context, kind, caller));

/**
 * A part of {@link takeTurn}, for calls that need a look to tell who calls: the address is counted before the look, the
 * caller after it. So whoever is refused costs no look; for that, what a person's own limit refuses counts for their
 * address as well.
 */
export const takePartOfTurn = (
  context: Context,
  kind: FairUseOf,
  caller: Caller,
  part: LimitOf,
): Promise<void> =>
  countAll(
    context,
    kind,
    limitsOf(context, kind, caller).filter((limit) => limit.of === part),
  );

const locals = new WeakMap<AppContext['config'], ReturnType<typeof createLocalCounts>>();

/**
 * Counts a call of any kind, in this process only: by person, or by address without a sign-in. The limit is far above
 * normal use, so it may be several times as high where several processes answer. A database row per call would cost more
 * than most calls do. `calls`: how many it counts for.
 *
 * @throws {Refusal} 429 `tooMany`.
 */
export function takeAnyTurn(context: Context, { userId, address }: Caller, calls = 1): void {
  const { config, now } = context;
  const { person, address: perAddress, window } = config.fairUse.calls;
  const [subject, most] = userId
    ? [`person ${userId}`, person]
    : [`address ${networkOf(address)}`, perAddress];
  const counts = locals.get(config) ?? createLocalCounts();
  locals.set(config, counts);
  assertWithin(counts.count(subject, window * 1000, now(), calls), { most }, now());
}
