import { approveCart, changeLines, dashboardTiles, recallCart } from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const saysOf = async (who: Partner, language: 'en' | 'de' = 'en') => {
  const tiles = await who.get(dashboardTiles, { params: {}, headers: { 'x-language': language } });
  return ['preorder', 'postorder'].map((id) => tiles.find((tile) => tile.id === id)?.description);
};

async function approved(customerId: string) {
  const at = stage.open(customerId);
  const { head } = await cartAt(stage.buyer, at);
  const { articleVariantId } = variantIn(await styleAt(stage.buyer, at, 0));
  const changes = [{ articleVariantId, quantity: 3, was: 0 }];
  const answer = await stage.buyer.get(changeLines, {
    params: head,
    body: { version: head.version, changes },
  });
  const body = { version: answer.head.version };
  return (await stage.buyer.get(approveCart, { params: head, body })).head;
}

it('O2 the dashboard tells the POS Manager what waits, and nobody else', async () => {
  const [quiet, fromStock] = await saysOf(stage.manager);
  const buyerReads = await saysOf(stage.buyer);
  const first = await approved('C1002');
  expect(await saysOf(stage.manager)).toEqual(['1 order is ready for completion.', fromStock]);
  await approved('C1003');
  expect((await saysOf(stage.manager, 'de'))[0]).toBe('2 Aufträge sind bereit zum Abschluss.');
  expect(await saysOf(stage.buyer)).toEqual(buyerReads);
  await stage.buyer.get(recallCart, { params: first });
  expect((await saysOf(stage.manager))[0]).toBe('1 order is ready for completion.');
  expect(quiet).not.toMatch(/ready/);
});
