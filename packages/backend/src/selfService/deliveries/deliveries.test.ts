import { changeLines, finalizeCart } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartAt, styleAt, variantIn } from '../../ordering/testing/partner.ts';
import { type Stage, setStage } from '../../ordering/testing/stage.ts';
import { enter } from '../testing/enter.ts';

let stage: Stage;
let orderNumber = '';
beforeAll(async () => {
  stage = await setStage();
  const { manager } = stage;
  const at = stage.open('C1002');
  const { head } = await cartAt(manager, at);
  const style = await styleAt(manager, at, 0);
  const changes = [{ articleVariantId: variantIn(style, 0, 0).articleVariantId, quantity: 7, was: 0 }];
  const filled = await manager.get(changeLines, { params: head, body: { version: head.version, changes } });
  const placed = await manager.get(finalizeCart, {
    params: filled.head,
    body: { version: filled.head.version },
    headers: { 'idempotency-key': 'deliveries-1' },
  });
  orderNumber = placed.orderNumber;
});
afterAll(() => stage.testApp.close());

const shown = async (email: string, path: string) => {
  const browser = await enter(stage.testApp, email);
  return browser.get(`/self-service${path}?lang=en`);
};

describe('deliveries', () => {
  it('D3: of a user’s orders stand under Shipments, with their pieces', async () => {
    const { body } = await shown('manager@selvedge.test', '/shipments');
    expect(orderNumber).not.toBe('');
    expect(body).toContain(orderNumber);
    expect(body).toMatch(/data-label="Pieces" class="figure">7</);
  });

  it('HZ4: of other customers’ orders, and for those who handle none, do not', async () => {
    for (const email of ['viewer@selvedge.test', 'locked@selvedge.test', 'preview@selvedge.test'])
      for (const path of ['/shipments', '/documents/invoices', '/documents/delivery-notes'])
        expect([email, (await shown(email, path)).body.includes(orderNumber)]).toEqual([email, false]);
    expect((await shown('viewer@selvedge.test', '/shipments')).body).toContain('No delivery is planned');
  });

  it('D3: have no papers yet, and the pages say so', async () => {
    const { body } = await shown('manager@selvedge.test', '/documents/delivery-notes');
    expect(body).toContain('No documents yet');
    expect(body).toContain(orderNumber);
  });
});
