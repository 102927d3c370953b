import { favoriteStyles, markStyle, readNumbered, styleIndex, unmarkStyle } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { styles } from '../../style/style.schema.ts';
import type { Partner } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';

let stage: Stage;
let first = '';
let second = '';
beforeAll(async () => {
  stage = await setStage();
  const { articleIds } = await stage.buyer.get(styleIndex, { params: stage.open() });
  [first = '', second = ''] = readNumbered(articleIds);
});
afterAll(() => stage.testApp.close());

const marked = async (who: Partner, params = stage.open()) =>
  (await who.get(favoriteStyles, { params })).sort();

it('M1 a style is marked for one user alone, at each of its customers; again changes nothing', async () => {
  const { buyer, manager } = stage;
  const params = { ...stage.open(), articleId: first };
  expect(await marked(buyer)).toEqual([]);
  for (const _ of [1, 2]) {
    expect((await buyer.ask(markStyle, { params })).statusCode).toBe(204);
    expect(await marked(buyer)).toEqual([first]);
  }
  await manager.get(markStyle, { params: { ...params, articleId: second } });
  expect(await marked(buyer)).toEqual([first]);
  expect(await marked(buyer, stage.open('C1002'))).toEqual([first]);
  expect(await marked(manager)).toEqual([second]);
  for (const _ of [1, 2]) {
    expect((await buyer.ask(unmarkStyle, { params })).statusCode).toBe(204);
    expect(await marked(buyer)).toEqual([]);
  }
});

it('M1 the favourites of a season are its own, and end with a style that is withdrawn', async () => {
  const { buyer, viewer, testApp } = stage;
  await viewer.get(markStyle, { params: { ...stage.open(), articleId: second } });
  await buyer.get(markStyle, { params: { ...stage.open(), articleId: second } });
  expect(await marked(buyer, stage.stock())).toEqual([]);
  await testApp.context.database.db.delete(styles).where(eq(styles.articleId, second));
  expect(await marked(buyer)).toEqual([]);
  expect(await marked(viewer)).toEqual([]);
});

it('M1 HZ4 a style of another season or none, and a customer of somebody else, are not found', async () => {
  const { buyer } = stage;
  const asked = [
    { ...stage.open(), articleId: 'none' },
    { ...stage.stock(), articleId: first },
    { ...stage.open('C9999'), articleId: first },
  ];
  for (const endpoint of [markStyle, unmarkStyle])
    for (const params of asked) {
      const answer = await buyer.ask(endpoint, { params });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    }
  expect((await buyer.ask(favoriteStyles, { params: stage.open('C9999') })).statusCode).toBe(404);
});
