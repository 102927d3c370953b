import { customers, lookUpArticles } from '@selvedge/core/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Partner } from '../ordering/testing/partner.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';

/** Look-ups that were begun; those of the held wait until the test lets them go on. */
const lookUps = vi.hoisted(() => ({ begun: 0, held: null as (() => void)[] | null }));
vi.mock(import('../ordering/article/article.store.ts'), async (original) => {
  const store = await original();
  return {
    ...store,
    readArticles: async (...asked: Parameters<typeof store.readArticles>) => {
      lookUps.begun += 1;
      await new Promise<void>((go) => (lookUps.held ? lookUps.held.push(go) : go()));
      return store.readArticles(...asked);
    },
  };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => {
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

it('six calls of one person are worked on at a time, and those of others beside them', async () => {
  lookUps.held = [];
  const many = Array.from({ length: 40 }, () => look(stage.employee));
  await expect.poll(() => lookUps.begun, patience).toBe(6);
  const other = look(stage.buyer);
  await expect.poll(() => lookUps.begun, patience).toBe(7);
  const read = await stage.buyer.ask(customers, { params: { rightEnv: 'preorder' } });
  expect(read.statusCode).toBe(200);
  expect(lookUps.begun).toBe(7);
  lookUps.held?.shift()?.();
  await expect.poll(() => lookUps.begun, patience).toBe(8);
  release();
  for (const answer of [...many, other]) expect((await answer).statusCode).toBe(200);
});

it('beyond a hundred that wait a person is told to come again, and nobody else', async () => {
  lookUps.held = [];
  const answers: { statusCode: number; headers: Record<string, unknown>; code: unknown }[] = [];
  const many = Array.from({ length: 130 }, async () => {
    const { statusCode, headers, json } = await look(stage.employee);
    answers.push({ statusCode, headers, code: json().code });
  });
  await expect.poll(() => answers.length, patience).toBe(24);
  for (const { statusCode, headers, code } of answers) {
    expect([statusCode, code]).toEqual([429, 'tooMany']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const other = look(stage.buyer);
  release();
  await Promise.all(many);
  expect((await other).statusCode).toBe(200);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(106);
});
