import { customers, lookUpArticles } from '@selvedge/core/contract';
import type { FastifyReply } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DatabaseAwayError } from '../database/trouble.ts';
import * as articles from '../ordering/article/article.store.ts';
import type { Partner } from '../ordering/testing/partner.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';
import { runFairly } from './callsAtOnce.ts';

/** Look-ups that were begun; those of the held wait until the test lets them go on. */
const lookUps = { begun: 0, held: null as (() => void)[] | null };
const { readArticles } = articles;

const turn = () => new Promise((resolve) => setImmediate(resolve));

let stage: Stage;
beforeAll(async () => {
  vi.spyOn(articles, 'readArticles').mockImplementation(async (...asked) => {
    lookUps.begun += 1;
    await new Promise<void>((go) => (lookUps.held ? lookUps.held.push(go) : go()));
    return readArticles(...asked);
  });
  stage = await setStage({ DATABASE_WAIT_SECONDS: '1' });
});
afterEach(() => {
  vi.useRealTimers();
  release();
  lookUps.begun = 0;
});
afterAll(() => stage.testApp.close());

function release(): void {
  const held = lookUps.held ?? [];
  lookUps.held = null;
  for (const go of held) go();
}

const look = (who: Partner) =>
  who.ask(lookUpArticles, { params: stage.open(), body: { eans: [], articleNumbers: ['1'] } });
const patience = { timeout: 40_000 };

it('look-ups of one person are worked on one at a time, and those of others beside them', async () => {
  lookUps.held = [];
  const many = Array.from({ length: 40 }, () => look(stage.employee));
  await expect.poll(() => lookUps.begun, patience).toBe(1);
  const other = look(stage.buyer);
  await expect.poll(() => lookUps.begun, patience).toBe(2);
  const reads = [stage.buyer, stage.employee].map((who) =>
    who.ask(customers, { params: { rightEnv: 'preorder' } }),
  );
  for (const read of reads) expect((await read).statusCode).toBe(200);
  expect(lookUps.begun).toBe(2);
  lookUps.held?.shift()?.();
  await expect.poll(() => lookUps.begun, patience).toBe(3);
  release();
  for (const answer of [...many, other]) expect((await answer).statusCode).toBe(200);
});

it('O5 finalizations wait for each other in a line of their own, and nobody else for them', async () => {
  const { context } = stage.testApp;
  const { signal: left } = new AbortController();
  const held: (() => void)[] = [];
  let begun = 0;
  const all = Array.from({ length: 40 }, (_, at) =>
    runFairly(context, 'finalizations', { who: `buyer ${at}`, left }, async () => {
      begun += 1;
      await new Promise<void>((go) => held.push(go));
    }),
  );
  const others = Array.from({ length: 40 }, (_, at) =>
    runFairly(context, undefined, { who: `other ${at}`, left }, async () => at),
  );
  expect(await Promise.all(others)).toHaveLength(40);
  expect(begun).toBe(context.config.databaseLimits.connections / 3);
  for (; begun < 40 || held.length > 0; await turn()) held.shift()?.();
  await Promise.all(all);
});

it('beyond a hundred that wait a person is told to come again, and nobody else', async () => {
  lookUps.held = [];
  const answers: { statusCode: number; headers: Record<string, unknown>; code: unknown }[] = [];
  const many = Array.from({ length: 130 }, async () => {
    const { statusCode, headers, json } = await look(stage.employee);
    answers.push({ statusCode, headers, code: json().code });
  });
  await expect.poll(() => answers.length, patience).toBe(29);
  for (const { statusCode, headers, code } of answers) {
    expect([statusCode, code]).toEqual([429, 'tooMany']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const other = look(stage.buyer);
  release();
  await Promise.all(many);
  expect((await other).statusCode).toBe(200);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(101);
});

/** Work of a person that waits until it is let go on, or fails. */
function queued(who: string, begun: string[]) {
  const ends: { readonly reject: (reason: Error) => void }[] = [];
  const ask = () =>
    runFairly(stage.testApp.context, undefined, { who, left: new AbortController().signal }, () => {
      begun.push(who);
      return new Promise<FastifyReply>((_, reject) => ends.push({ reject }));
    });
  return { ends, ask };
}

it('six calls of one person are worked on at a time, and those of others beside them', async () => {
  const begun: string[] = [];
  const [one, other] = [queued('one', begun), queued('other', begun)];
  const asked = [...Array.from({ length: 40 }, one.ask), ...Array.from({ length: 3 }, other.ask)];
  await turn();
  expect(begun.filter((who) => who === 'one')).toHaveLength(6);
  expect(begun.filter((who) => who === 'other')).toHaveLength(3);
  const outcomes = Promise.allSettled(asked);
  // A lost connection is the matter of who had it.
  one.ends[0]?.reject(new DatabaseAwayError(null));
  await turn();
  expect(begun).toHaveLength(10);
  await new Promise((resolve) => setTimeout(resolve, 600));
  one.ends[1]?.reject(new DatabaseAwayError(null));
  await turn();
  // All who waited are told at once: none of them was begun.
  expect(begun).toHaveLength(10);
  for (const { reject } of [...one.ends, ...other.ends]) reject(new Error('the end of the test'));
  const reasons = (await outcomes).map(
    (each) => each.status === 'rejected' && each.reason instanceof DatabaseAwayError,
  );
  expect(reasons.filter((isAway) => isAway)).toHaveLength(35);
});

const toldWhen = { status: 503, code: 'unavailable', retryAfter: 2 };

it.each([
  ['later than it may wait is told when to ask again', 'postgres://db/', 1_001, toldWhen],
  ['in time is worked on', 'postgres://db/', 999, 'late'],
  ['late at the built-in database is worked on all the same', null, 1_001, 'late'],
])('O5 a call whose turn comes %s', async (_, databaseUrl, waited, answer) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const databaseLimits = { connections: 1, waiting: 1_000 };
  const config = { ...stage.testApp.context.config, databaseUrl, databaseLimits, overloadWait: 500 };
  const { signal: left } = new AbortController();
  const run = <Given>(who: string, work: () => Promise<Given>) =>
    runFairly({ config }, undefined, { who, left }, work);
  const held: (() => void)[] = [];
  // Both places of the one connection.
  const first = ['one', 'two'].map((who) =>
    run(who, () => new Promise<string>((go) => held.push(() => go(who)))),
  );
  await expect.poll(() => held.length, patience).toBe(2);
  const late = run('late', async () => 'late').catch((error: unknown) => error);
  vi.advanceTimersByTime(waited);
  for (const go of held) go();
  expect(await Promise.all(first)).toEqual(['one', 'two']);
  if (typeof answer === 'string') expect(await late).toBe(answer);
  else expect(await late).toMatchObject(answer);
});
