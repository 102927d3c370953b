import { describe, expect, it } from 'vitest';
import { networkLost, sampleStyle } from '../../testing/index.ts';
import { entryChildren, reviewChildren } from './entry.selectors.ts';
import { empty, found, open, openToReload, settle } from './testing/bulkEntry.ts';

describe('bulk entry with its services', () => {
  it('M4 a pasted list is looked up, judged and put on top of what is in the cart', async () => {
    const { fake, received, clock, answer, give, kinds, value, review, opened } = open();
    await settle();
    expect(value()).toBe('empty');
    await give('4006381333931\t2\n4006381333948\t3\n4006381333931\t1\n');
    expect(fake.pending[0]?.call.body).toEqual({
      eans: ['4006381333931', '4006381333948'],
      articleNumbers: [],
    });
    await answer();
    expect(kinds()).toEqual(['summed', 'ready', 'summed']);
    review().send({ type: 'list.applied', pieces: empty });
    clock.increment(16);
    expect(received).toEqual([
      {
        type: 'cells.added',
        cells: [
          { articleVariantId: 'v-1', pieces: 3 },
          { articleVariantId: 'v-2', pieces: 3 },
        ],
      },
    ]);
    expect(opened().report).toMatchObject({ taken: 3, refused: 0 });
  });

  it('M4 a cart that takes nothing now gets nothing, and the list stays', async () => {
    const { received, answer, give, value, review, opened } = open();
    await settle();
    await give('4006381333931\t2\n');
    await answer();
    const before = opened().list;
    review().send({ type: 'list.applied', pieces: null });
    expect(value()).toEqual({ open: 'reviewing' });
    expect([received, opened().list]).toEqual([[], before]);
  });

  it('M4 replacing hands over what the cells become', async () => {
    const { received, answer, give, review } = open();
    await settle();
    await give('50-4711;410;32;S;7');
    await answer();
    review().send({ type: 'mode.chosen', mode: 'replace' });
    review().send({ type: 'list.applied', pieces: new Map([['v-1', 2]]) });
    expect(received).toEqual([{ type: 'cells.typed', cells: [{ articleVariantId: 'v-1', entry: '7' }] }]);
  });

  it('M4 a lost network keeps what was found and asks again', async () => {
    const { fake, clock, answer, give, kinds, review } = open();
    await settle();
    await give('4006381333931;2');
    fake.pending[0]?.fail(networkLost);
    await settle();
    expect(reviewChildren(review().getSnapshot()).matching?.getSnapshot().value).toBe('stalled');
    clock.increment(4000);
    await answer();
    expect(kinds()).toEqual(['ready']);
    expect(reviewChildren(review().getSnapshot()).rowLookUp?.getSnapshot().context.failure).toBeNull();
  });

  it('N4 a list with its repairs survives a reload; what is in the cart does not come twice', async () => {
    const first = openToReload();
    await settle();
    await first.give('EAN;Menge\n4006381339999;2\n4006381333948;1');
    await first.answer();
    first.review().send({ type: 'row.repaired', id: '2', repair: { quantity: '5' } });
    first.review().send({ type: 'list.applied', pieces: empty });
    first.clock.increment(16);
    const again = first.reload();
    await settle();
    await again.answer();
    expect(again.opened().verdicts.judged.map(({ row }) => row.fields)).toMatchObject([
      { ean: '4006381339999', quantity: '5' },
    ]);
  });

  it('N4 what is typed survives a reload, until the list is discarded', async () => {
    const first = openToReload();
    await settle();
    first.actor.send({ type: 'text.typed', text: 'half a li' });
    const again = first.reload();
    await settle();
    expect([again.value(), again.actor.getSnapshot().context.text]).toEqual(['empty', 'half a li']);
    again.actor.send({ type: 'text.typed', text: '' });
    expect([again.page.session.size, again.page.local.size]).toEqual([0, 0]);
  });

  it.each([
    'EAN;Artikelnummer;Bezeichnung;Farbcode;Farbe;Länge;Größe;Menge\n;50-4711;Popelinehemd;410;Marine;32;S;2',
    'EAN,Style number,Style name,Colour code,Colour name,Length,Size,Quantity\n,50-4711,Poplin shirt,410,Navy,32,S,2',
    // As lists were headed until the portal said “style number”.
    'EAN,Article number,Style name,Colour code,Colour name,Length,Size,Quantity\n,50-4711,Poplin shirt,410,Navy,32,S,2',
  ])(
    'M4 a list that went out in one language is read in the other, and through a switch: %s',
    async (text) => {
      const { actor, answer, give, kinds } = open();
      await settle();
      await give(text);
      actor.send({ type: 'language.changed' });
      await settle();
      const translated = sampleStyle({ name: 'Popelinehemd' });
      await answer({ ...found, styles: [translated] });
      expect(kinds()).toEqual(['ready']);
      actor.send({ type: 'language.changed' });
      await settle();
      await answer();
      expect(kinds()).toEqual(['ready']);
    },
  );

  it('M4 the language may change while the rows are judged', async () => {
    const { actor, answer, give, kinds, value, review } = open();
    await settle();
    await give('4006381333931;2');
    const judging = new Promise<void>((resolve) => {
      const { matching } = reviewChildren(review().getSnapshot());
      matching?.subscribe((at) => {
        if (at.matches('judging')) resolve();
      });
    });
    await answer();
    await judging;
    actor.send({ type: 'language.changed' });
    await settle();
    await answer();
    expect([kinds(), value()]).toEqual([['ready'], { open: 'reviewing' }]);
  });

  it('M4 what is pasted while a list is reviewed is asked about, and added behind it', async () => {
    const { actor, answer, give, kinds, value, opened } = open();
    await settle();
    await give('EAN;Menge\n4006381333931;2');
    await answer();
    await give('GTIN;Menge\n4006381333948;3');
    expect([kinds(), actor.getSnapshot().context.given?.kind]).toEqual([['ready'], 'text']);
    actor.send({ type: 'given.added' });
    await settle();
    await answer();
    expect(kinds()).toEqual(['ready', 'ready']);
    const { list } = opened();
    expect(list?.table.lines.map(({ number }) => number)).toEqual([1, 2, 4]);
    await give('   ');
    expect(actor.getSnapshot().context.given).toBeNull();
    await give('x');
    actor.send({ type: 'given.left' });
    expect([kinds(), value()]).toEqual([['ready', 'ready'], { open: 'reviewing' }]);
    await give('EAN;Menge\n4006381333962;5');
    actor.send({ type: 'given.replaced' });
    await settle();
    expect(opened().list?.table.lines).toHaveLength(2);
  });

  it('M4 a further list that cannot be read leaves the current one as it is', async () => {
    const { actor, answer, give, kinds, value } = open();
    await settle();
    await give('4006381333931;2');
    await answer();
    await give('<html>');
    actor.send({ type: 'given.added' });
    await settle();
    expect([kinds(), value(), actor.getSnapshot().context.problem?.code]).toEqual([
      ['ready'],
      { open: 'reviewing' },
      'kind',
    ]);
  });

  it('M4 a file of several sheets asks which one, a broken one says so', async () => {
    const { actor, answer, kinds, value, page } = open();
    await settle();
    const file = (bytes: Uint8Array) => ({
      name: 'order.xlsx',
      size: bytes.length,
      arrayBuffer: async () => new Uint8Array(bytes).buffer,
    });
    actor.send({ type: 'file.chosen', file: file(new Uint8Array([0x50, 0x4b, 3, 4, 9])) });
    await settle();
    expect([value(), actor.getSnapshot().context.problem]).toEqual(['unreadable', { code: 'broken' }]);
    const bytes = new TextEncoder().encode(
      `PK\u0003\u0004${JSON.stringify([
        { name: 'Cover', rows: [['Hello']] },
        {
          name: 'Order',
          rows: [
            ['EAN', 'Qty'],
            ['4006381333931', '4'],
          ],
        },
        { name: 'Empty', rows: [['']] },
      ])}`,
    );
    actor.send({ type: 'file.chosen', file: file(bytes) });
    await settle();
    expect(value()).toBe('reading');
    const { listReading } = entryChildren(actor.getSnapshot());
    expect(listReading?.getSnapshot().value).toBe('choosingSheet');
    expect(listReading?.getSnapshot().context.sheets.map(({ name }) => name)).toEqual(['Cover', 'Order']);
    listReading?.send({ type: 'sheet.chosen', index: 1 });
    await settle();
    await answer();
    expect(kinds()).toEqual(['ready']);
    expect(page.requested).toEqual([]);
  });
});
