import {
  approveCart,
  changeLines,
  finalizeCart,
  order,
  readCart,
  removeCart,
  writeNote,
} from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

async function filled(who: Partner, at: At) {
  const { head } = await cartAt(who, at);
  const { articleVariantId } = variantIn(await styleAt(who, at, 0));
  const body = { version: head.version, changes: [{ articleVariantId, quantity: 3, was: 0 }] };
  return (await who.get(changeLines, { params: head, body })).head;
}

describe('the order note', () => {
  it('N5 N2 is refused by call as in the page, each time with its reason, and nothing is stored', async () => {
    const { buyer } = stage;
    const head = await filled(buyer, stage.open('C1002'));
    const write = (note: string) => buyer.ask(writeNote, { params: head, body: { was: '', note } });
    const refusals = [
      ['!urgent', 'noteExclamation', 'Order note must not start with exclamation mark (!)'],
      ['  !urgent', 'noteExclamation', 'Order note must not start with exclamation mark (!)'],
      ['x'.repeat(501), 'noteTooLong', 'An order note can have at most 500 characters.'],
      ['a\u0007b', 'noteUnreadable', undefined],
    ] as const;
    for (const [note, code, message] of refusals) {
      const refused = await write(note);
      expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
      if (message) expect(refused.json().message).toBe(message);
    }
    const german = await buyer.ask(writeNote, {
      params: head,
      body: { was: '', note: '!eilig' },
      headers: { 'x-language': 'de' },
    });
    expect(german.json().message).toBe('Die Auftragsnotiz darf nicht mit einem Ausrufezeichen (!) beginnen');
    expect((await buyer.get(readCart, { params: head })).head).toMatchObject({
      note: '',
      version: head.version,
    });
    expect((await write('x'.repeat(500))).statusCode).toBe(200);
  });

  it('N5 N2 keeps what somebody else wrote meanwhile, and is harmless when sent twice', async () => {
    const { buyer, manager } = stage;
    const head = await filled(buyer, stage.open('C1003'));
    const first = await manager.get(writeNote, { params: head, body: { was: '', note: 'Theirs' } });
    expect(first.head).toMatchObject({ note: 'Theirs', version: head.version + 1 });
    const late = await buyer.ask(writeNote, { params: head, body: { was: '', note: 'Mine' } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'versionConflict']);
    const again = await manager.get(writeNote, { params: head, body: { was: '', note: 'Theirs' } });
    expect(again.head.version).toBe(first.head.version);
  });

  it('N5 N2 leaves an approval as it is, is seen by who finalizes, and travels to the order', async () => {
    const { buyer, manager } = stage;
    const head = await filled(buyer, stage.open('C1004'));
    const { head: approved } = await buyer.get(approveCart, {
      params: head,
      body: { version: head.version },
    });
    const { head: noted } = await buyer.get(writeNote, {
      params: head,
      body: { was: '', note: 'Rückfragen: Frau Müller\r\n2. Stock' },
    });
    expect([noted.state, noted.approval?.fingerprint]).toEqual(['approved', approved.approval?.fingerprint]);
    const finalize = (version: number) =>
      manager.ask(finalizeCart, {
        params: head,
        body: { version },
        headers: { 'idempotency-key': `note-test-${version}` },
      });
    expect((await finalize(approved.version)).json().code).toBe('versionConflict');
    const { orderId } = (await finalize(noted.version)).json();
    const { note } = await manager.get(order, { params: { orderId } });
    expect(note).toBe('Rückfragen: Frau Müller\n2. Stock');
    const tooLate = await buyer.ask(writeNote, { params: head, body: { was: note, note: 'Late' } });
    expect([tooLate.statusCode, tooLate.json().code]).toEqual([409, 'cartFinalized']);
  });
});

describe('deleting a cart', () => {
  it('N1 deletes an open cart of the version that was seen; who still has it finds it gone', async () => {
    const { buyer, manager } = stage;
    const head = await filled(buyer, stage.open('C1019'));
    const remove = (who: Partner, version: number) =>
      who.ask(removeCart, { params: head, body: { version } });
    const stale = await remove(manager, head.version - 1);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'versionConflict']);
    expect((await remove(stage.viewer, head.version)).statusCode).toBe(404);
    expect((await remove(manager, head.version)).statusCode).toBe(204);
    const gone = await buyer.ask(changeLines, {
      params: head,
      body: { version: head.version, changes: [{ articleVariantId: 'A1', quantity: 1, was: 0 }] },
    });
    expect(gone.statusCode).toBe(404);
    expect((await remove(manager, head.version)).statusCode).toBe(404);
  });

  it('N1 an approved cart is recalled or returned first', async () => {
    const { buyer } = stage;
    const head = await filled(buyer, stage.open('C1020'));
    const approved = await buyer.get(approveCart, { params: head, body: { version: head.version } });
    const refused = await buyer.ask(removeCart, {
      params: head,
      body: { version: approved.head.version },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'versionConflict']);
  });
});
