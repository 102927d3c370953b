import { describe, expect, it } from 'vitest';
import {
  fakeBrowser,
  missing,
  networkLost,
  sampleColour,
  sampleVariant,
  settle,
} from '../../testing/index.ts';
import { MOST_SCANS } from './scanList.ts';
import { barred, dear, elsewhere, here, nowhere, openScanner, other, wrong } from './testing/openScanner.ts';
import { foundHere } from './testing/scans.ts';

describe('M5 scanning with its services', () => {
  it('M5 asks for what was scanned meanwhile in one call, each code once', async () => {
    const { scan, asked, answer, fake, kinds } = openScanner();
    await settle();
    scan(here[0] ?? '');
    expect(asked()).toEqual([here[0]]);
    for (const text of [nowhere, other, nowhere, other, here[0] ?? '', wrong]) scan(text);
    await answer(foundHere());
    expect(asked()).toEqual(['0036000291452', other]);
    await answer(foundHere({ styles: [], elsewhere: [elsewhere, elsewhere] }));
    expect(fake.sent).toHaveLength(2);
    expect(kinds()).toEqual(['wrong', 'found', 'elsewhere', 'unknown', 'elsewhere', 'unknown', 'found']);
    scan(here[3] ?? '');
    scan(nowhere);
    expect(fake.sent).toHaveLength(2);
  });

  it('M5 shows the style of the last scan with its colour and cell, and of none from before', async () => {
    const { actor, scan, answer, styles, shown, added, reportedScans } = openScanner();
    await settle();
    actor.send({ type: 'list.opened' });
    scan(here[0] ?? '');
    scan(here[3] ?? '');
    await answer(foundHere());
    expect(styles()).toEqual([{ articleId: 's-1', articleColorId: 'k-2', articleVariantId: 'v-4' }]);
    expect(shown).toEqual(['v-4']);
    expect(actor.getSnapshot().matches({ working: 'closed' })).toBe(true);
    expect(added()).toEqual({});
    expect(reportedScans()).toEqual(['s-1']);
    actor.send({ type: 'camera.opened' });
    expect(actor.getSnapshot().matches({ working: 'filming' })).toBe(true);
    scan(here[0] ?? '');
    expect(actor.getSnapshot().matches({ working: 'closed' })).toBe(true);
    expect(shown).toEqual(['v-4', 'v-1']);
  });

  it('M5 unknown codes that have to make room are counted, over a reload, until it is read', async () => {
    const browser = fakeBrowser();
    const first = browser.open('https://portal.test/');
    const { scan, answer, context } = openScanner(first);
    await settle();
    scan(nowhere);
    await answer(foundHere());
    for (let more = 0; more < MOST_SCANS + 2; more += 1) scan(nowhere);
    expect([context().scans.length, context().gone]).toEqual([MOST_SCANS, 3]);
    first.close();
    const again = openScanner(browser.open('https://portal.test/'));
    await settle();
    expect(again.context().gone).toBe(3);
    again.actor.send({ type: 'gone.read' });
    expect(again.context().gone).toBe(0);
  });

  it('M5 adds a piece for every scan, and waits with it while the cart takes none', async () => {
    const { actor, scan, answer, added, context } = openScanner(undefined, { cartOpen: false });
    await settle();
    actor.send({ type: 'mode.chosen', mode: 'add' });
    for (const text of [here[0], here[0], here[1]]) scan(text ?? '');
    await answer(foundHere());
    expect(added()).toEqual({});
    expect(context().scans.every(({ open }) => open)).toBe(true);
    actor.send({ type: 'cart.turned', open: true });
    expect(added()).toEqual({ 'v-1': 2, 'v-2': 1 });
    actor.send({ type: 'cart.turned', open: false });
    actor.send({ type: 'cart.turned', open: true });
    actor.send({ type: 'language.changed' });
    await answer(foundHere());
    expect(added()).toEqual({ 'v-1': 2, 'v-2': 1 });
    actor.send({ type: 'scan.taken', id: context().scans[0]?.id });
    expect(added()).toEqual({ 'v-1': 2, 'v-2': 2 });
    expect(context().scans[0]?.pieces).toBe(2);
  });

  it('M5 adds nothing for whoever may not order, and nothing that cannot be ordered', async () => {
    const looking = openScanner(undefined, { mayInsert: false });
    await settle();
    looking.actor.send({ type: 'mode.chosen', mode: 'add' });
    expect(looking.context().mode).toBe('show');
    const { actor, scan, answer, added, context, kinds } = openScanner();
    await settle();
    actor.send({ type: 'mode.chosen', mode: 'add' });
    scan(barred);
    await answer(foundHere({ styles: [dear] }));
    expect(added()).toEqual({});
    expect(kinds()).toEqual(['found']);
    actor.send({ type: 'scan.retried', id: context().scans[0]?.id });
    const variant = sampleVariant({ articleVariantId: 'v-9', ean: barred });
    await answer(
      foundHere({
        styles: [{ ...dear, colours: [sampleColour({ articleColorId: 'k-9', variants: [variant] })] }],
      }),
    );
    expect(added()).toEqual({ 'v-9': 1 });
  });

  it('M5 keeps codes while the network is away and looks them up by itself, sooner when the page wakes', async () => {
    const { actor, scan, fail, answer, clock, page, fake, added, kinds } = openScanner();
    await settle();
    actor.send({ type: 'mode.chosen', mode: 'add' });
    scan(here[0] ?? '');
    await fail(networkLost);
    scan(here[0] ?? '');
    expect(kinds()).toEqual(['looking', 'looking']);
    clock.increment(2000);
    await settle();
    await fail(networkLost);
    page.wake();
    await settle();
    expect(fake.sent).toHaveLength(3);
    await answer(foundHere());
    expect(added()).toEqual({ 'v-1': 2 });
  });

  it('M5 keeps codes the server refused to look up until it is asked again', async () => {
    const { actor, scan, fail, answer, clock, fake, kinds, lookUp } = openScanner();
    await settle();
    scan(here[0] ?? '');
    await fail(missing);
    expect(lookUp()?.hasTag('failed')).toBe(true);
    clock.increment(600_000);
    expect(fake.pending).toEqual([]);
    actor.send({ type: 'scan.retried' });
    await answer(foundHere());
    expect(kinds()).toEqual(['found']);
  });

  it('M5 an unknown code can be fixed, asked for again and removed; a counted one stays what it was', async () => {
    const { actor, scan, answer, context, added, kinds, asked } = openScanner();
    await settle();
    actor.send({ type: 'mode.chosen', mode: 'add' });
    scan(wrong);
    scan(nowhere);
    await answer(foundHere({ styles: [] }));
    const [second, first] = context().scans;
    actor.send({ type: 'scan.retried', id: second?.id });
    expect(asked()).toEqual(['0036000291452']);
    await answer(foundHere({ styles: [] }));
    actor.send({ type: 'scan.edited', id: first?.id, text: here[0] });
    await answer(foundHere());
    expect(added()).toEqual({ 'v-1': 1 });
    actor.send({ type: 'scan.edited', id: first?.id, text: here[1] });
    expect(context().scans[1]?.text).toBe(here[0]);
    actor.send({ type: 'scan.removed', id: second?.id });
    expect(kinds()).toEqual(['found']);
  });

  it('M5 keeps five hundred scans, those that still wait first of all', async () => {
    const { actor, scan, answer, context } = openScanner();
    await settle();
    actor.send({ type: 'mode.chosen', mode: 'add' });
    scan(nowhere);
    await answer(foundHere({ styles: [] }));
    scan(here[0] ?? '');
    await answer(foundHere());
    for (let at = 0; at < MOST_SCANS + 20; at += 1) scan(here[at % 4] ?? '');
    expect(context().scans).toHaveLength(MOST_SCANS);
    expect(context().scans.at(-1)?.text).toBe(nowhere);
    actor.send({ type: 'list.cleared' });
    expect(context().scans).toEqual([]);
  });

  it('M5 finds its list again after a reload, and shows nothing of its own accord', async () => {
    const browser = fakeBrowser();
    const before = openScanner(browser.open('https://portal.test/'));
    await settle();
    before.scan(here[0] ?? '');
    before.scan(nowhere);
    before.close();
    const after = openScanner(browser.open('https://portal.test/'));
    await settle();
    expect(after.asked()).toEqual([here[0], '0036000291452']);
    await after.answer(foundHere());
    expect(after.styles()).toEqual([]);
    expect(after.shown).toEqual([]);
    expect(after.kinds()).toEqual(['unknown', 'found']);
    expect(after.reportedScans()).toEqual(['s-1']);
  });

  it('M5 leaves the list of a page that is still open to it', async () => {
    const browser = fakeBrowser();
    const first = openScanner(browser.open('https://portal.test/'));
    await settle();
    first.actor.send({ type: 'mode.chosen', mode: 'add' });
    first.scan(here[0] ?? '');
    const second = openScanner(browser.open('https://portal.test/'));
    await settle();
    expect(second.context().scans).toEqual([]);
    await first.answer(foundHere());
    expect(first.added()).toEqual({ 'v-1': 1 });
  });
});
