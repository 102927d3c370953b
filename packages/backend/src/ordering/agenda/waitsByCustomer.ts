import { type CustomerWaits, DEADLINE_AHEAD, type RightEnv } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { coalesceLookups } from '../../database/coalesceLookups.ts';
import type { Queryable } from '../../database/database.ts';
import type { WaitsByCustomer } from '../pos/customer.store.ts';
import { type Agent, agendaFacts, agendaValues } from './agendaFacts.ts';

/** What waits at points of sale, by their id; nothing is there for those where nothing waits. */
type Waits = ReadonlyMap<string, CustomerWaits>;

/** Looks that may be shared at most; whoever comes beyond that shares none with those before. */
const MOST_SHARED = 1_000;

/** What waits, by point of sale. */
function statement(db: Queryable, everyCustomer: boolean) {
  const { parts, facts } = agendaFacts(db, everyCustomer);
  return db
    .with(...parts)
    .select({
      customerId: facts.customerId,
      carts: sql`count(*) filter (where ${facts.kind} in ('cart', 'returned'))`.mapWith(Number),
      waiting: sql`count(*) filter (where ${facts.kind} = 'finalize')`.mapWith(Number),
      until: sql`min(${facts.salesPeriodTo})`.mapWith(Number),
    })
    .from(facts)
    .groupBy(facts.customerId)
    .prepare('');
}

interface Look {
  /** Of the last caller. */
  now: number;
  readonly waits: () => Promise<Waits>;
}

/**
 * What waits in a right environment, by point of sale. Those who ask at the same time and see the same share a look, as do all who see every customer and have the same
 * rights; it begins after the call of each.
 */
export function createWaitsByCustomer(db: Queryable): WaitsByCustomer {
  const ofAll = statement(db, true);
  const ofAssigned = statement(db, false);
  const looks = new Map<string, Look>();

  async function read({ user, now }: Agent, rightEnv: RightEnv): Promise<Waits> {
    const asked = user.everyCustomer ? ofAll : ofAssigned;
    const rows = await asked.execute(agendaValues({ user, now }, [rightEnv]));
    return new Map(
      rows.map(({ customerId, carts, waiting, until }) => {
        const end: number | null = until;
        return [
          customerId,
          { carts, waiting, until: end, soon: end !== null && end <= now + DEADLINE_AHEAD },
        ];
      }),
    );
  }

  function lookOf({ user, now }: Agent, rightEnv: RightEnv): Look {
    const { everyCustomer } = user;
    const { now: _, soon: __, userId, ...seen } = agendaValues({ user, now }, [rightEnv]);
    const key = JSON.stringify([rightEnv, everyCustomer ? null : userId, seen]);
    const found = looks.get(key);
    if (found) return found;
    const [oldest] = looks.keys();
    if (oldest !== undefined && looks.size >= MOST_SHARED) looks.delete(oldest);
    const look: Look = { now, waits: coalesceLookups(() => read({ user, now: look.now }, rightEnv)) };
    looks.set(key, look);
    return look;
  }

  return function waits(agent, rightEnv) {
    const look = lookOf(agent, rightEnv);
    look.now = agent.now;
    return look.waits();
  };
}
