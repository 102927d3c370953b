import { followNews } from './buyer.ts';
import type { Notes } from './caller.ts';
import { sessionOf } from './crowd.ts';
import { day } from './day.ts';
import type { Ledger } from './ledger.ts';
import { Pace } from './pace.ts';
import { type Row, Sheet } from './sheet.ts';
import type { Stage } from './stage.ts';
import type { openStatements } from './statements.ts';

/** What a deed costs: its calls, and what the database does for it. */
export interface Cost {
  readonly deed: string;
  readonly times: number;
  readonly calls: number;
  readonly statements: number;
  /** ms */
  readonly databaseTime: number;
  /** What planning took of it, ms. */
  readonly planning: number;
}

interface Alone {
  readonly stage: Stage;
  readonly ledger: Ledger;
  readonly notes: Notes;
}

const lastOf = (stage: Stage) => {
  const buyer = stage.buyers.at(-1);
  if (!buyer) throw new Error('There is no buyer');
  return buyer;
};

/** One buyer's days without pauses, deed by deed: calls and database time of each, on average. */
export async function costOfDeeds(
  { stage, ledger, notes }: Alone,
  statements: Awaited<ReturnType<typeof openStatements>>,
  days: number,
): Promise<readonly Cost[]> {
  const sums = new Map<string, Cost>();
  for (let number = 0; number < days; number += 1) {
    const session = sessionOf({ stage, ledger, notes, pace: new Pace(1) }, lastOf(stage), {
      ...{ at: stage.buyers.length, signsIn: () => true, entered: () => undefined },
    });
    for (const { name, run } of day) {
      notes.sheet = new Sheet();
      const before = await statements.total();
      await run(session);
      const after = await statements.total();
      const known = sums.get(name);
      sums.set(name, {
        deed: name,
        times: (known?.times ?? 0) + 1,
        calls: (known?.calls ?? 0) + notes.sheet.answered,
        statements: (known?.statements ?? 0) + after.statements - before.statements,
        databaseTime: (known?.databaseTime ?? 0) + after.time - before.time,
        planning: (known?.planning ?? 0) + after.planning - before.planning,
      });
    }
  }
  return [...sums.values()].map(({ deed, times, ...sum }) => ({
    ...{ deed, times: times / days, calls: sum.calls / times },
    ...{ statements: sum.statements / times, databaseTime: sum.databaseTime / times },
    planning: sum.planning / times,
  }));
}

/** One buyer alone, with news followed and short pauses: what each call takes when nobody else is there. */
export async function measureAlone({ stage, ledger, notes }: Alone, days: number): Promise<readonly Row[]> {
  const pace = new Pace(0.01);
  const sheet = new Sheet();
  notes.sheet = sheet;
  let following: Promise<void> | null = null;
  for (let number = 0; number < days; number += 1) {
    const session = sessionOf({ stage, ledger, notes, pace }, lastOf(stage), {
      ...{ at: stage.buyers.length, signsIn: () => true },
      entered: () => {
        following ??= followNews(session);
      },
    });
    for (const { run, pause } of day) {
      await run(session);
      await pace.pause(pause);
    }
  }
  pace.stop();
  await following;
  return sheet.rows();
}
