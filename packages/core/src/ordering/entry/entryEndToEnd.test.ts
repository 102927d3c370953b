import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, SimulatedClock, setup } from 'xstate';
import type { FoundArticles } from '../../contract/index.ts';
import {
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOrderingDependencies,
  networkLost,
  sampleNow,
  samplePlace,
  sampleStyle,
  settle,
} from '../../testing/index.ts';
import { entryParts } from './entry.actors.ts';
import { entryMachine } from './entry.machine.ts';
import { entryChildren } from './entry.selectors.ts';
import { reviewIn } from './reviewIn.ts';

const found: FoundArticles = { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] };
const place = samplePlace;
const empty = new Map<string, number>();

/** Fast entry with all its services, under a parent that receives what goes to the cart. */
function open(page: FakePage = fakeBrowser().open('https://portal.test/')) {
  const fake = createFakeApi();
  const received: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const logic = entryMachine.provide(entryParts(fakeOrderingDependencies(fake.api, undefined, page)));
  const parent = setup({ actors: { entry: logic, none: fromCallback(() => {}) } }).createMachine({
    invoke: { id: 'entry', src: 'entry', input: { place, mayInsert: true } },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
  const root = createActor(parent, { clock }).start();
  const actor = root.getSnapshot().children.entry;
  if (!actor) throw new Error('no entry');
  const answer = async (value: unknown = found) => {
    fake.pending[0]?.answer(value);
    await settle();
  };
  const give = async (text: string) => {
    actor.send({ type: 'text.given', text });
    await settle();
  };
  const kinds = () => reviewIn(actor.getSnapshot().context, empty).rows.map(({ verdict }) => verdict.kind);
  return { fake, received, clock, actor, answer, give, kinds, page, value: () => actor.getSnapshot().value };
}

describe('fast entry with its services', () => {
  it('M4 a pasted list is looked up, judged and put on top of what is in the cart', async () => {
    const { actor, fake, received, clock, answer, give, kinds, value } = open();
    await settle();
    expect(value()).toBe('empty');
    await give('4006381333931\t2\n4006381333948\t3\n4006381333931\t1\n');
    expect(fake.pending[0]?.call.body).toEqual({
      eans: ['4006381333931', '4006381333948'],
      articleNumbers: [],
    });
    await answer();
    expect(kinds()).toEqual(['summed', 'ready', 'summed']);
    actor.send({ type: 'list.applied', pieces: empty });
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
    expect(actor.getSnapshot().context.report).toMatchObject({ taken: 3, refused: 0 });
  });

  it('M4 a cart that takes nothing now gets nothing, and the list stays', async () => {
    const { actor, received, answer, give, value } = open();
    await settle();
    await give('4006381333931\t2\n');
    await answer();
    const before = actor.getSnapshot().context.list;
    actor.send({ type: 'list.applied', pieces: null });
    expect(value()).toEqual({ reviewing: 'settled' });
    expect([received, actor.getSnapshot().context.list]).toEqual([[], before]);
  });

  it('M4 replacing hands over what the cells become', async () => {
    const { actor, received, answer, give } = open();
    await settle();
    await give('50-4711;410;32;S;7');
    await answer();
    actor.send({ type: 'mode.chosen', mode: 'replace' });
    actor.send({ type: 'list.applied', pieces: new Map([['v-1', 2]]) });
    expect(received).toEqual([{ type: 'cells.typed', cells: [{ articleVariantId: 'v-1', entry: '7' }] }]);
  });

  it('M4 a lost network keeps what was found and asks again', async () => {
    const { actor, fake, clock, answer, give, kinds } = open();
    await settle();
    await give('4006381333931;2');
    fake.pending[0]?.fail(networkLost);
    await settle();
    expect(entryChildren(actor.getSnapshot()).matching?.getSnapshot().value).toBe('stalled');
    clock.increment(4000);
    await answer();
    expect(kinds()).toEqual(['ready']);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('M4 repair in place judges that row only, and looks a new code up', async () => {
    const { actor, fake, answer, give, kinds } = open();
    await settle();
    await give('EAN;Menge\n4006381339999;2\n4006381333948;1.5');
    await answer({ ...found, styles: [] });
    expect(kinds()).toEqual(['unknown', 'unknown']);
    const before = actor.getSnapshot().context.judged[1];
    actor.send({ type: 'row.repaired', id: '2', repair: { ean: '4006381333931' } });
    await settle();
    expect(fake.pending.map(({ call }) => call.body)).toEqual([
      { eans: ['4006381333931'], articleNumbers: [] },
    ]);
    expect(actor.getSnapshot().context.judged[1]).toBe(before);
    await answer();
    expect(kinds()).toEqual(['ready', 'quantity']);
    actor.send({ type: 'row.repaired', id: '3', repair: { quantity: '2' } });
    await settle();
    expect(kinds()).toEqual(['ready', 'ready']);
    expect(fake.pending).toEqual([]);
  });

  it('M4 with a right code in place of a wrong one the rest of an uneven row counts, also after a reload', async () => {
    const first = open();
    await settle();
    await first.give('50-4711 410 32 S 2\n50-9999;410;32;M;4\n50-4711 | Navy | 32 | M | 1');
    await first.answer();
    expect(first.kinds()).toEqual(['ready', 'unknown', 'ready']);
    first.actor.send({ type: 'row.repaired', id: '2', repair: { articleNumber: '50-4711' } });
    await settle();
    expect(first.kinds()).toEqual(['ready', 'summed', 'summed']);
    const again = open(fakeBrowser().open('https://portal.test/', first.page.session));
    await settle();
    await again.answer();
    expect(again.kinds()).toEqual(['ready', 'summed', 'summed']);
  });

  it('N4 a list with its repairs survives a reload; what is in the cart does not come twice', async () => {
    const first = open();
    await settle();
    await first.give('EAN;Menge\n4006381339999;2\n4006381333948;1');
    await first.answer();
    first.actor.send({ type: 'row.repaired', id: '2', repair: { quantity: '5' } });
    first.actor.send({ type: 'list.applied', pieces: empty });
    first.clock.increment(16);
    const again = open(fakeBrowser().open('https://portal.test/', first.page.session));
    await settle();
    await again.answer();
    expect(again.actor.getSnapshot().context.judged.map(({ row }) => row.fields)).toMatchObject([
      { ean: '4006381339999', quantity: '5' },
    ]);
  });

  it('N4 what is typed survives a reload, until the list is discarded', async () => {
    const first = open();
    await settle();
    first.actor.send({ type: 'text.typed', text: 'half a li' });
    const again = open(fakeBrowser().open('https://portal.test/', first.page.session));
    await settle();
    expect([again.value(), again.actor.getSnapshot().context.text]).toEqual(['empty', 'half a li']);
    again.actor.send({ type: 'text.typed', text: '' });
    expect(again.page.session.size).toBe(0);
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
    const { actor, answer, give, kinds, value } = open();
    await settle();
    await give('4006381333931;2');
    const judging = new Promise<void>((resolve) => {
      actor.subscribe((at) => {
        if (!at.matches({ resolving: 'judging' })) return;
        resolve();
      });
    });
    await answer();
    await judging;
    actor.send({ type: 'language.changed' });
    await settle();
    await answer();
    expect([kinds(), value()]).toEqual([['ready'], { reviewing: 'settled' }]);
  });

  it('M4 what is pasted while a list is reviewed is asked about, and added behind it', async () => {
    const { actor, answer, give, kinds, value } = open();
    await settle();
    await give('EAN;Menge\n4006381333931;2');
    await answer();
    await give('GTIN;Menge\n4006381333948;3');
    expect([kinds(), actor.getSnapshot().context.given?.kind]).toEqual([['ready'], 'text']);
    actor.send({ type: 'given.added' });
    await settle();
    await answer();
    expect(kinds()).toEqual(['ready', 'ready']);
    const { list } = actor.getSnapshot().context;
    expect(list?.table.lines.map(({ number }) => number)).toEqual([1, 2, 4]);
    await give('   ');
    expect(actor.getSnapshot().context.given).toBeNull();
    await give('x');
    actor.send({ type: 'given.left' });
    expect([kinds(), value()]).toEqual([['ready', 'ready'], { reviewing: 'settled' }]);
    await give('EAN;Menge\n4006381333962;5');
    actor.send({ type: 'given.replaced' });
    await settle();
    expect(actor.getSnapshot().context.list?.table.lines).toHaveLength(2);
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
      { reviewing: 'settled' },
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
    expect(value()).toEqual({ reading: 'choosingSheet' });
    const { listReading } = entryChildren(actor.getSnapshot());
    expect(listReading?.getSnapshot().context.sheets.map(({ name }) => name)).toEqual(['Cover', 'Order']);
    listReading?.send({ type: 'sheet.chosen', index: 1 });
    await settle();
    await answer();
    expect(kinds()).toEqual(['ready']);
    expect(page.requested).toEqual([]);
  });
});
