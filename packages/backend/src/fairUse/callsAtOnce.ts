import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { createFairQueue } from '../work/fairQueue.ts';
import { createSharedWork, type SharedWork } from '../work/sharedWork.ts';

/** As many as a browser sends at a time over HTTP/1.1, and half of the connections to the database. */
const AT_ONCE = 6;

/** Far more than a page ever asks for at a time. */
const MOST_WAITING = 100;

interface Own {
  readonly calls: SharedWork<FastifyReply>;
  underWay: number;
}

const everybody = new WeakMap<AppContext['config'], Map<string, Own>>();

/**
 * Answers so many calls of one person at a time, in the order they came: however much somebody asks for at once, the
 * database and this process have time for others.
 *
 * @throws {Refusal} 429 `tooMany` where too many of the same person wait; `callerLeft`.
 */
export async function inOwnTurn(
  { config }: Pick<AppContext, 'config'>,
  userId: string,
  left: AbortSignal,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const people = everybody.get(config) ?? new Map<string, Own>();
  everybody.set(config, people);
  const own = people.get(userId) ?? {
    calls: createSharedWork<FastifyReply>(createFairQueue(AT_ONCE, MOST_WAITING)),
    underWay: 0,
  };
  people.set(userId, own);
  own.underWay += 1;
  try {
    return await own.calls.take(randomUUID(), { who: userId, left }, answer);
  } finally {
    own.underWay -= 1;
    if (own.underWay === 0) people.delete(userId);
  }
}
