import * as contract from '@selvedge/core/contract';
import { confirmationDocument } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Everything, everythingOf, nowhere } from './testing/foreignObjects.ts';
import { addressFor, type CellRoute, cellOf, cells, naming, routes, rows, said } from './testing/matrix.ts';
import { cartAt, styleAt, variantIn } from './testing/partner.ts';
import { type Stage, setStage } from './testing/stage.ts';

let stage: Stage;
/** Of a customer that nobody but the employee sees. */
let foreign: Everything;
/** Of a customer that buyer, POS Manager, viewer and previewer see, made by the buyer. */
let shared: Everything;

beforeAll(async () => {
  stage = await setStage();
  const { employee, buyer, manager } = stage;
  foreign = await everythingOf(stage, employee, employee, stage.open('C1005'), 'C1006');
  shared = await everythingOf(stage, buyer, manager, stage.open('C1001'), 'C1002');
});
afterAll(() => stage.testApp.close());

const named = cells.map((cell) => [cell.name, cell] as const);

function expectNoSecret(text: string, { secrets }: Everything): void {
  for (const secret of secrets) expect(text).not.toContain(secret);
}

describe('HZ4: the matrix', () => {
  it('has every route of the contract, or says what else the route names', () => {
    expect([...Object.keys(rows), ...Object.keys(naming)].toSorted()).toEqual(
      routes.map(({ name }) => name).toSorted(),
    );
  });

  it('counts no route whose path names an object among those that name none', () => {
    const ownWords = ['rightEnv', 'type', 'locale', 'page', 'id', 'applicationId', 'messageId'];
    const wrong = routes
      .filter(({ name }) => name in naming)
      .flatMap(({ name, path }) =>
        [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => [name, parameter] as const),
      )
      .filter(([, parameter]) => !ownWords.includes(parameter));
    expect(wrong).toEqual([]);
  });
});

describe('HZ4: foreign is missing, word for word', () => {
  it.each(named)('%s of another group’s customer', async (_, cell) => {
    for (const who of [stage.buyer, stage.manager, stage.viewer, stage.previewer, stage.locked]) {
      const theirs = await said(who, cell, foreign.objects);
      const none = await said(who, cell, nowhere);
      expect(theirs).toEqual(none);
      expect([who.email, theirs.status]).toEqual([who.email, cell.row.status ?? 404]);
      expectNoSecret(theirs.text, foreign);
    }
  });

  it.each(named.filter(([, { path }]) => /:(cart|copy|group|filterSet)Id/.test(path)))(
    '%s of one’s own customer, in the other right environment',
    async (_, cell) => {
      const elsewhere = { ...shared.objects, rightEnv: 'postorder' };
      for (const who of [stage.buyer, stage.manager, stage.employee]) {
        const theirs = await said(who, cell, elsewhere);
        expect(theirs).toEqual(await said(who, cell, { ...nowhere, rightEnv: 'postorder' }));
        expectNoSecret(theirs.text, shared);
      }
    },
  );

  it.each(named.filter(([, { path }]) => path.includes(':season')))(
    '%s of one’s own customer, in a place that is not theirs to see',
    async (_, cell) => {
      const unopened = { ...shared.objects, ...stage.preview('C1001') };
      for (const who of [stage.buyer, stage.viewer]) {
        const there = await said(who, cell, unopened);
        const nothing = await said(who, cell, { ...unopened, season: 'XX99' });
        expect(there).toEqual(nothing);
        expectNoSecret(there.text, shared);
      }
    },
  );

  it.each(named.filter(([, { row }]) => row.handlersOnly))(
    '%s of a customer one may look at, without the right',
    async (_, cell) => {
      const theirs = await said(stage.viewer, cell, shared.objects);
      expect(theirs).toEqual(await said(stage.viewer, cell, nowhere));
      expect(theirs.status).toBe(cell.row.status ?? 404);
    },
  );

  it.each(named.filter(([, { row }]) => !row.handlersOnly))(
    '%s tells who looks only nothing of carts and orders',
    async (_, cell) => {
      expectNoSecret((await said(stage.viewer, cell, shared.objects)).text, shared);
    },
  );

  it.each(['copyReport', 'retryCopy', 'renameFilterSet', 'dissolveGroupOrder'])(
    '%s is its maker’s alone, also among those of one customer',
    async (name) => {
      const cell = cellOf(name);
      for (const who of [stage.manager, stage.employee]) {
        const theirs = await said(who, cell, shared.objects);
        expect(theirs).toEqual(await said(who, cell, nowhere));
        expect(theirs.status).toBe(404);
      }
    },
  );

  it('a print token opens no order that its user may not see, and no other document', async () => {
    const { app } = stage.testApp;
    const tokenFor = async (who: typeof stage.buyer, orderId: string) => {
      const query = { document: confirmationDocument(orderId) };
      return (await who.get(contract.printToken, { params: {}, query }))['print-token'];
    };
    const open = (orderId: string, token: string) =>
      app.inject(`/api/v1/orders/${orderId}/confirmation/print?print-token=${token}&lang=en`);
    const { orderId = '' } = foreign.objects;
    const { orderId: ownOrder = '' } = shared.objects;
    const theirs = await open(orderId, await tokenFor(stage.buyer, orderId));
    const none = await open('none', await tokenFor(stage.buyer, 'none'));
    expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
    expectNoSecret(theirs.body, foreign);
    const ofAnother = await tokenFor(stage.employee, ownOrder);
    expect((await open(orderId, ofAnother)).statusCode).toBe(401);
    const own = await open(ownOrder, await tokenFor(stage.buyer, ownOrder));
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('a foreign cart is left as it was by all of it', async () => {
    const { head } = await stage.employee.get(contract.readCart, {
      params: { rightEnv: 'preorder', cartId: foreign.objects.cartId ?? '' },
    });
    expect(head).toMatchObject({ state: 'approved', note: '', pieces: 1, version: 3 });
    const own = await stage.buyer.get(contract.readCart, {
      params: { rightEnv: 'preorder', cartId: shared.objects.cartId ?? '' },
    });
    expect(own.head).toMatchObject({ state: 'approved', note: '', pieces: 1, version: 3 });
  });

  it('the same calls work for those whose objects they are, so that the refusals mean something', async () => {
    const reading = ({ method, row }: CellRoute) => method === 'GET' && row.status === undefined;
    for (const cell of cells.filter(reading)) {
      for (const [who, { objects }] of [
        [stage.employee, foreign],
        [stage.buyer, shared],
      ] as const) {
        expect([cell.name, (await said(who, cell, objects)).status]).toEqual([cell.name, 200]);
      }
    }
  });

  it.each(named)('%s answers nothing without a session, nor with one that is none', async (_, cell) => {
    for (const headers of [{}, { 'x-extranet-token': 'none', authorization: 'Bearer none' }]) {
      const answer = await stage.testApp.app.inject({
        method: cell.method,
        url: addressFor(cell, foreign.objects),
        headers,
      });
      expect(answer.statusCode).toBe(401);
      expectNoSecret(answer.body, foreign);
    }
  });
});

describe('K1, HZ5: rights', () => {
  it('COLLECTION_VIEW alone looks, and touches no cart', async () => {
    const { viewer, buyer } = stage;
    const at = stage.open('C1001');
    expect((await viewer.get(contract.styleIndex, { params: at })).name.length).toBeGreaterThan(5);
    const { head } = await cartAt(buyer, at);
    const { rightEnv, ...place } = at;
    expect(await viewer.get(contract.currentCart, { params: at })).toBeNull();
    expect((await viewer.get(contract.seasonState, { params: at })).cart).toBeNull();
    expect((await buyer.get(contract.seasonState, { params: at })).cart?.cartId).toBe(head.cartId);
    expect((await viewer.ask(contract.openCart, { params: { rightEnv }, body: place })).statusCode).toBe(404);
    for (const name of ['readCart', 'cartStyles', 'validateCart', 'recallCart']) {
      expect((await said(viewer, cellOf(name), { ...nowhere, ...at, cartId: head.cartId })).status).toBe(404);
    }
    const { articleVariantId } = variantIn(await styleAt(viewer, at, 0));
    const body = { version: head.version, changes: [{ articleVariantId, quantity: 1, was: 0 }] };
    expect((await viewer.ask(contract.changeLines, { params: head, body })).statusCode).toBe(404);
  });

  it('PRE_ORDER_PREVIEW opens what is still to come', async () => {
    const { previewer, buyer } = stage;
    const at = stage.preview('C1001');
    expect(await buyer.get(contract.upcomingSellingTimes, { params: at })).toEqual([]);
    const upcoming = await previewer.get(contract.upcomingSellingTimes, { params: at });
    expect(upcoming.map(({ season }) => season)).toContain(at.season);
    expect((await previewer.get(contract.styleIndex, { params: at })).name.length).toBeGreaterThan(0);
    for (const name of ['styleIndex', 'seasonState']) {
      expect((await said(buyer, cellOf(name), { ...nowhere, ...at })).status).toBe(404);
    }
    const { rightEnv, ...place } = at;
    expect((await buyer.ask(contract.openCart, { params: { rightEnv }, body: place })).statusCode).toBe(404);
  });
});
