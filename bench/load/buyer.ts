import { CouldNotRun } from '@selvedge/conformance';
import { type CartNews, followCart, followWaiting, type WaitingNews } from '@selvedge/core/contract';
import { Unanswered } from './caller.ts';
import { day } from './day.ts';
import type { Session } from './session.ts';
import { isAnswered } from './sheet.ts';

/** How long somebody waits before they try a deed again that was refused, seconds. */
const TRY_AGAIN = 15;

/** What came of all buyers' deeds. */
export interface Deeds {
  days: number;
  /** Deeds that were given up after all attempts, and begun anew by the buyer. */
  givenUp: number;
  /** What nobody expected, in words: the first ones. */
  readonly surprises: string[];
}

/** One deed after the other, each until it is done. */
export async function liveOneDay(session: Session, deeds: Deeds): Promise<void> {
  for (const { name, pause, run } of day) {
    for (;;) {
      if (session.pace.stopped) return;
      try {
        await run(session);
        break;
      } catch (error) {
        if (session.pace.stopped) return;
        deeds.givenUp += 1;
        const isRefused = error instanceof Unanswered || error instanceof CouldNotRun;
        if (!isRefused && deeds.surprises.length < 20) deeds.surprises.push(`${name}: ${String(error)}`);
        await session.pace.pause(TRY_AGAIN);
      }
    }
    await session.pace.pause(pause);
  }
  deeds.days += 1;
}

/** The least time between two calls for news, and the pause after a failure, ms: as the core's. */
const LEAST_PAUSE = 250;
const AFTER_FAILURE = 4_000;

/** What every open page of the ordering area does beside: it waits for news of its cart, and of approved carts. */
export async function followNews({ calls, pace, place }: Session): Promise<void> {
  const follow = async (ask: (after: string) => ReturnType<typeof calls.once>): Promise<void> => {
    let after = '';
    while (!pace.stopped) {
      const heard = await ask(after);
      if (!isAnswered(heard.status)) {
        await pace.sleep(AFTER_FAILURE);
        continue;
      }
      const { mark, askAgainIn } = JSON.parse(heard.text) as CartNews | WaitingNews;
      after = mark;
      await pace.sleep(Math.max(LEAST_PAUSE, askAgainIn));
    }
  };
  const { rightEnv } = place;
  await Promise.all([
    follow((after) => calls.once(followCart, { params: place, query: { after, hold: 'yes' } })),
    follow((after) => calls.once(followWaiting, { params: { rightEnv }, query: { after, hold: 'yes' } })),
  ]);
}
