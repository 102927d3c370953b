import { expect, it } from 'vitest';
import { createFakeApi, networkLost, samplePlace, sampleStyle, settle } from '../../testing/index.ts';
import { SHELF_LIFE, styleShelf } from './styleShelf.ts';

const dependencies = () => {
  const fake = createFakeApi();
  const at = { time: 0, language: 'en' as 'en' | 'de' };
  const shelf = styleShelf({ api: fake.api, language: () => at.language, now: () => at.time });
  const take = () => shelf.take(samplePlace, 's-1', new AbortController().signal);
  return { fake, at, shelf, take };
};

it('M2 a style fetched ahead is taken once, and asked for anew after that', async () => {
  const { fake, shelf, take } = dependencies();
  shelf.fetchAhead(samplePlace, ['s-1']);
  shelf.fetchAhead(samplePlace, ['s-1']);
  fake.pending[0]?.answer(sampleStyle());
  expect((await take()).articleId).toBe('s-1');
  expect(fake.sent).toHaveLength(1);
  void take();
  expect(fake.sent).toHaveLength(2);
});

it('M2 J1 a style fetched ahead is not shown when it is old or in another language', async () => {
  const { fake, at, shelf, take } = dependencies();
  shelf.fetchAhead(samplePlace, ['s-1']);
  fake.pending[0]?.answer(sampleStyle());
  at.language = 'de';
  void take();
  expect(fake.sent).toHaveLength(2);
  at.language = 'en';
  at.time = SHELF_LIFE;
  void take();
  expect(fake.sent).toHaveLength(3);
});

it('M2 a style that could not be fetched ahead is asked for again', async () => {
  const { fake, shelf, take } = dependencies();
  shelf.fetchAhead(samplePlace, ['s-1']);
  const taken = take();
  fake.pending[0]?.fail(networkLost);
  await settle();
  fake.pending[0]?.answer(sampleStyle());
  expect((await taken).articleId).toBe('s-1');
});

it('M2 keeps no more than a few', () => {
  const { fake, shelf, take } = dependencies();
  shelf.fetchAhead(samplePlace, ['s-1', 's-2', 's-3', 's-4', 's-5']);
  void take();
  expect(fake.sent).toHaveLength(6);
});
