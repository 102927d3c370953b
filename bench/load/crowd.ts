import type { PreparedBuyer } from '@selvedge/backend/testing/buyers';
import { type Deeds, followNews, liveOneDay } from './buyer.ts';
import { Calls, type Notes } from './caller.ts';
import { DAY_SECONDS } from './day.ts';
import type { Ledger } from './ledger.ts';
import type { Pace } from './pace.ts';
import type { Session } from './session.ts';
import { signIn } from './signIn.ts';
import type { Stage } from './stage.ts';

/** Everybody signs in within this time of the opening, seconds. */
const SIGN_INS_WITHIN = 1_800;

/** An address for each buyer, as behind a proxy. */
const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

interface Shared {
  readonly stage: Stage;
  readonly notes: Notes;
  readonly ledger: Ledger;
  readonly pace: Pace;
}

interface Entering {
  readonly at: number;
  /** Asked each morning: whether they sign in by the form; else they go on in a session from before. */
  readonly signsIn: () => boolean;
  /** Called whenever somebody begins a day, signed in. */
  readonly entered: () => void;
}

export function sessionOf(
  { stage, notes, ledger, pace }: Shared,
  buyer: PreparedBuyer,
  { at, signsIn, entered }: Entering,
): Session {
  const { wire, styles, portals } = stage;
  const address = addressOf(at + 1);
  const calls = new Calls({ wire, notes, pace, address });
  calls.token = buyer.accessToken;
  return {
    ...{ calls, pace, ledger, styles, place: stage.placeOf(buyer), cart: null, style: null, typed: [] },
    async enter() {
      if (signsIn())
        calls.token = await signIn(wire, notes, { ...buyer, portal: portals.balancer.url, address });
      entered();
    },
  };
}

interface Crowd {
  readonly deeds: Deeds;
  /** Resolves when all have come. */
  readonly arrived: Promise<void>;
  /** Tells all to stop after the call that is under way, and waits for it. */
  stop(): Promise<void>;
}

/**
 * Buyers who come one after the other within `arrival` ms, and live one day after the other. They sign in
 * by the form as often as if each of them did it once within half an hour, and go on in a session from before otherwise:
 * a session lasts for hours, and all days of a run begin within minutes.
 */
export function gather(
  shared: Shared,
  buyers: readonly PreparedBuyer[],
  arrival: number,
  pauses: number,
): Crowd {
  const { pace } = shared;
  const deeds: Deeds = { days: 0, givenUp: 0, surprises: [] };
  const live = async (buyer: PreparedBuyer, at: number): Promise<void> => {
    let chance = Math.min(DAY_SECONDS, arrival / 1000 / pauses) / SIGN_INS_WITHIN;
    const signsIn = (): boolean => {
      const does = Math.random() < chance;
      chance = DAY_SECONDS / SIGN_INS_WITHIN;
      return does;
    };
    let following: Promise<void> | null = null;
    const entered = (): void => {
      following ??= followNews(session);
    };
    const session = sessionOf(shared, buyer, { at, signsIn, entered });
    while (!pace.stopped) await liveOneDay(session, deeds);
    await following;
  };
  const under: Promise<void>[] = [];
  const come = async (): Promise<void> => {
    const from = performance.now();
    for (const [at, buyer] of buyers.entries()) {
      await pace.sleep(from + (arrival * at) / buyers.length - performance.now());
      if (pace.stopped) return;
      under.push(live(buyer, at));
    }
  };
  const arrived = come();
  return {
    ...{ deeds, arrived },
    async stop() {
      pace.stop();
      await arrived;
      await Promise.all(under);
    },
  };
}
