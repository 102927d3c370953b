import { setTimeout as delay } from 'node:timers/promises';
import { liveEvents, seasonState } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barredVariants, colours, variants } from '../style/colour.schema.ts';
import { firstCustomer, type Stage } from '../testing/stage.ts';
import { follow, hour, type LiveStage, positions, setLiveStage } from './testing/liveStage.ts';

let live: LiveStage;
let stage: Stage;
beforeAll(async () => {
  live = await setLiveStage();
  stage = live.stage;
});
afterAll(() => stage.testApp.close());

describe('the events of a place', () => {
  it('P1 are the running one, the one to come and the one that ended incomplete', async () => {
    const events = await stage.buyer.get(liveEvents, { params: stage.open() });
    expect(events.map(({ phase, shown, planned }) => [phase, shown, planned])).toEqual([
      ['now', 14, 60],
      ['upcoming', 0, null],
      ['over', 22, 40],
    ]);
    const german = await stage.buyer.get(liveEvents, {
      params: stage.open(),
      headers: { 'x-language': 'de' },
    });
    expect([events[0]?.title, german[0]?.title]).toEqual([
      'First look: the summer collection',
      'Erster Blick: die Sommerkollektion',
    ]);
    expect(await stage.buyer.get(liveEvents, { params: stage.stock() })).toEqual([]);
  });

  it('P1 are told by the season’s state while one runs', async () => {
    const { buyer } = stage;
    expect((await buyer.get(seasonState, { params: stage.open() })).liveNow).toBe(true);
    expect((await buyer.get(seasonState, { params: stage.stock() })).liveNow).toBe(false);
  });
});

describe('following an event', () => {
  it('P1 answers everything at once, whole and in order, with the customer’s own prices', async () => {
    const news = await follow(stage.buyer, stage.open(), 'first-look', 0);
    expect(positions(news)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(news.event).toMatchObject({ shown: 14, planned: 60, version: 15 });
    const times = news.styles.map(({ shownAt }) => shownAt);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    for (const { style } of news.styles) {
      expect(style).toMatchObject({ currency: 'EUR', season: stage.open().season, subdivision: '13-0' });
      expect(style?.colours[0]?.variants.length).toBeGreaterThan(0);
    }
  });

  it('P1 a waiting client gets what the operator shows as it is shown, each style once', async () => {
    const at = stage.open();
    await live.open('waiting', at);
    await live.open('quiet', at);
    let { event } = await follow(stage.buyer, at, 'waiting', 0);
    const { event: still } = await follow(stage.buyer, at, 'quiet', 0);
    // Begun first and as patient: were it patience that answers, this one would be answered before the others.
    const answered: string[] = [];
    const quiet = follow(stage.buyer, at, 'quiet', still.version).then((news) => {
      answered.push('quiet');
      return news;
    });
    const seen: number[] = [];
    for (const expected of [1, 2, 3]) {
      const waiting = follow(stage.buyer, at, 'waiting', event.version);
      const { articleNumber } = await live.show('waiting');
      const news = await waiting;
      answered.push('waiting');
      expect(news.styles.map(({ style }) => style?.articleNumber)).toEqual([articleNumber]);
      expect(news.event.shown).toBe(expected);
      seen.push(...positions(news));
      event = news.event;
    }
    expect(seen).toEqual([1, 2, 3]);
    await live.show('quiet');
    expect(positions(await quiet)).toEqual([1]);
    expect(answered).toEqual(['waiting', 'waiting', 'waiting', 'quiet']);
  });

  it('P1 all of an event is new to whom another one of the same name was shown before', async () => {
    const at = stage.open();
    await live.open('anew', at);
    for (const _ of [1, 2, 3]) await live.show('anew');
    const { event } = await follow(stage.buyer, at, 'anew', 0);
    expect((await live.operator('DELETE', '/live/anew')).statusCode).toBe(204);
    await live.open('anew', at);
    await live.show('anew');
    expect(positions(await follow(stage.buyer, at, 'anew', event.version))).toEqual([1]);
  });

  it('P1 catches up from where the client was, whatever was shown meanwhile', async () => {
    const at = stage.open();
    await live.open('missed', at, { plannedStyles: null });
    await live.show('missed');
    const { event } = await follow(stage.buyer, at, 'missed', 0);
    await live.show('missed');
    await live.show('missed');
    const resumed = await follow(stage.buyer, at, 'missed', event.version);
    expect(positions(resumed)).toEqual([2, 3]);
    expect(positions(await follow(stage.buyer, at, 'missed', event.version))).toEqual([2, 3]);
    expect(positions(await follow(stage.buyer, at, 'missed', 0))).toEqual([1, 2, 3]);
  });

  it('P1 operators who show at the same time leave no gap and show nothing twice', async () => {
    const at = stage.open();
    await live.open('together', at, { plannedStyles: 20 });
    const shown = await Promise.all(Array.from({ length: 12 }, () => live.show('together')));
    expect(new Set(shown.map(({ articleNumber }) => articleNumber)).size).toBe(12);
    const news = await follow(stage.buyer, at, 'together', 0);
    expect(positions(news)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(news.event.version).toBe(13);
  });

  it('P1 tells a changed plan, the end by the clock, and the end by the operator', async () => {
    const at = stage.open();
    await live.open('turning', at, { plannedStyles: null });
    const { event } = await follow(stage.buyer, at, 'turning', 0);
    const planned = follow(stage.buyer, at, 'turning', event.version);
    await live.open('turning', at, { plannedStyles: 60, endsAt: Date.now() + 2_500 });
    const changed = await planned;
    expect(changed.event).toMatchObject({ planned: 60, phase: 'now' });
    const ended = await follow(stage.buyer, at, 'turning', changed.event.version);
    expect(ended.event).toMatchObject({ phase: 'over', shown: 0, planned: 60 });
    expect(Date.now()).toBeGreaterThanOrEqual(changed.event.endsAt);
    await live.open('turning', at, { endsAt: Date.now() + hour });
    const { event: prolonged } = await follow(stage.buyer, at, 'turning', ended.event.version);
    expect(prolonged.phase).toBe('now');
    const closing = follow(stage.buyer, at, 'turning', prolonged.version);
    await delay(50);
    expect((await live.operator('POST', '/live/turning/end')).json()).toMatchObject({ state: 'over' });
    expect((await closing).event.phase).toBe('over');
  });

  it('P1 counts a style that is not for the customer, and does not show it', async () => {
    const at = stage.open();
    const { db } = stage.testApp.context.database;
    await live.open('barred', at);
    const { articleId } = await live.show('barred');
    await live.show('barred');
    await live.show('barred');
    const barred = await db
      .select({ articleVariantId: variants.articleVariantId })
      .from(variants)
      .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
      .where(eq(colours.articleId, articleId));
    await db
      .insert(barredVariants)
      .values(barred.map((one) => ({ ...one, customerId: firstCustomer })))
      .onConflictDoNothing();
    const news = await follow(stage.buyer, at, 'barred', 0);
    expect(news.event.shown).toBe(3);
    expect(news.styles.map(({ style }) => style === null)).toEqual([true, false, false]);
    const other = await follow(stage.buyer, stage.open('C1002'), 'barred', 0);
    expect(other.styles.map(({ style }) => style === null)).toEqual([false, false, false]);
  });
});
