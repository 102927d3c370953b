import { describe, expect, it } from 'vitest';
import { found, open, openToReload, settle } from '../testing/bulkEntry.ts';

describe('repairing rows', () => {
  it('M4 repair in place judges that row only, and looks a new code up', async () => {
    const { fake, answer, give, kinds, review, opened } = open();
    await settle();
    await give('EAN;Menge\n4006381339999;2\n4006381333948;1.5');
    await answer({ ...found, styles: [] });
    expect(kinds()).toEqual(['unknown', 'unknown']);
    const before = opened().verdicts.judged[1];
    review().send({ type: 'row.repaired', id: '2', repair: { ean: '4006381333931' } });
    await settle();
    expect(fake.pending.map(({ call }) => call.body)).toEqual([
      { eans: ['4006381333931'], articleNumbers: [] },
    ]);
    expect(opened().verdicts.judged[1]).toBe(before);
    await answer();
    expect(kinds()).toEqual(['ready', 'quantity']);
    review().send({ type: 'row.repaired', id: '3', repair: { quantity: '2' } });
    await settle();
    expect(kinds()).toEqual(['ready', 'ready']);
    expect(fake.pending).toEqual([]);
  });

  it('M4 another row is repaired while the new code of one is looked up: that code is found all the same', async () => {
    const { answer, give, kinds, review } = open();
    await settle();
    await give('EAN;Menge\n4006381339999;2\n4006381333948;1.5');
    await answer({ ...found, styles: [] });
    review().send({ type: 'row.repaired', id: '2', repair: { ean: '4006381333931' } });
    review().send({ type: 'row.repaired', id: '3', repair: { quantity: '2' } });
    await settle();
    await answer();
    expect(kinds()).toEqual(['ready', 'ready']);
  });

  it('M4 with a right code in place of a wrong one the rest of an uneven row counts, also after a reload', async () => {
    const first = openToReload();
    await settle();
    await first.give('50-4711 410 32 S 2\n50-9999;410;32;M;4\n50-4711 | Navy | 32 | M | 1');
    await first.answer();
    expect(first.kinds()).toEqual(['ready', 'unknown', 'ready']);
    first.review().send({ type: 'row.repaired', id: '2', repair: { articleNumber: '50-4711' } });
    await settle();
    expect(first.kinds()).toEqual(['ready', 'summed', 'summed']);
    const again = first.reload();
    await settle();
    await again.answer();
    expect(again.kinds()).toEqual(['ready', 'summed', 'summed']);
  });
});
