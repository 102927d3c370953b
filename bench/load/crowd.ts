import type { PreparedBuyer } from '@selvedge/backend/testing/buyers';
import { type Deeds, followNews, liveOneDay } from './buyer.ts';
import { Calls, type Notes } from './caller.ts';
import type { Ledger } from './ledger.ts';
import type { Pace } from './pace.ts';
import type { Session } from './session.ts';
import { signIn } from './signIn.ts';
import type { Stage } from './stage.ts';

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
  /** Whether they sign in by the form; else they go on in a session from before. */
  readonly signsIn: boolean;
  /** Called whenever somebody begins a day, signed in. */
  readonly entered: () => void;
}

export function sessionOf(
  { stage, notes, ledger, pace }: Shared,
  buyer: PreparedBuyer,
  { at, signsIn, entered }: Entering,
): Session {
  const { wire, styles, configuration } = stage;
  const address = addressOf(at + 1);
  const calls = new Calls({ wire, notes, pace, address });
  calls.token = buyer.accessToken;
  let isInside = !signsIn;
  return {
    ...{ calls, pace, ledger, styles, place: stage.placeOf(buyer), cart: null, style: null, typed: [] },
    async enter() {
      if (!isInside) calls.token = await signIn(wire, notes, configuration, { ...buyer, address });
      isInside = true;
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
 * Buyers who come one after the other within `arrival` ms, and live one day after the other. Of each hundred as many
 * sign in by the form as pauses are long, in per cent: where a day is told in a tenth of its time, ten times as many
 * people are there as buyers, and a tenth of those sign in while it is told.
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
    const signsIn = Math.floor((at + 1) * pauses) > Math.floor(at * pauses);
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
