import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { entryParts } from '../ordering/entry/entry.actors.ts';
import { createServerClock } from '../platform/api/serverClock.ts';
import { createFakeApi, type FakePage, fakeBrowser, samplePlace, settle } from '../testing/index.ts';
import { detailsDraftsOf } from './detailsDraft.ts';
import { draftsOf } from './drafts.ts';
import { givenUpSince, giveUp, untilGivenUp } from './givenUp.ts';
import { keepsWork } from './keepsWork.ts';
import { isReadable, keptWorkOf, removeDoneScans, removeWork } from './keptWork.ts';
import { noteDraftsOf } from './noteDraft.ts';
import type { Scan } from './scan.ts';
import { scanStore } from './scanStore.ts';

const other = { ...samplePlace, season: 'FW/27' };
const cell = { articleVariantId: 'v-1', entry: '37', was: 0, unsure: [] };
const scan = (fields: Partial<Scan>): Scan => ({
  id: 's-1',
  at: 1,
  text: '4006381333931',
  mode: 'add',
  open: false,
  pieces: 1,
  articleId: 'a-1',
  ...fields,
});

/** What each kind of page writes, by its own means. */
const writers = {
  quantities: ({ ports }: FakePage, user: string, place = samplePlace) => {
    const stores = { storage: ports.localStorage, locks: ports.locks };
    const sent = { ...cell, articleVariantId: 'v-2', unsure: [37] };
    draftsOf(user, place, 'p1', stores).keep({ at: 1, cartId: null, cells: [cell, sent] });
  },
  notes: ({ ports }: FakePage, user: string, place = samplePlace) => {
    const stores = { storage: ports.localStorage, locks: ports.locks };
    noteDraftsOf(user, place, 'p1', stores).keep({ at: 1, cartId: 'c', text: 'Ring her', was: '' });
  },
  details: ({ ports }: FakePage, user: string, place = samplePlace) => {
    const stores = { storage: ports.localStorage, locks: ports.locks };
    const was = { customerOrderNumber: '', deliveryAddressId: null, requestedWeek: null };
    const details = { ...was, customerOrderNumber: 'PO 1' };
    detailsDraftsOf(user, place, 'p1', stores).keep({ at: 1, cartId: 'c', details, was });
  },
  scans: async ({ ports }: FakePage, user: string, scans = [scan({ open: true, articleId: null })]) => {
    const store = scanStore(ports.localStorage, ports.locks, 'p1');
    await store.recall(user, samplePlace);
    store.keep(samplePlace, { mode: 'add', scans });
  },
  lists: async ({ ports }: FakePage, user: string) => {
    const { actors, actions } = entryParts({
      api: createFakeApi().api,
      ports,
      user: async () => user,
      clock: createServerClock(ports.now),
    });
    createActor(actors.recall, { input: samplePlace }).start();
    await settle();
    actions.keep(null, { place: samplePlace, part: { text: '4006381333931;5' } });
  },
} as const;

const storesOf = ({ ports }: FakePage) => ({ shared: ports.localStorage, own: ports.sessionStorage });
const opened = () => fakeBrowser().open('https://portal.test/');
const none = { quantities: 0, notes: 0, details: 0, scans: 0, lists: 0 };

describe('A12 what is kept on the device', () => {
  it.each([
    ['quantities', 2],
    ['notes', 1],
    ['details', 1],
    ['scans', 1],
    ['lists', 1],
  ] as const)('%s are seen, counted and removed, whoever writes them', async (kind, amount) => {
    const page = opened();
    expect(keepsWork(page.ports)).toBe(false);
    await writers[kind](page, 'a/da@lind.test');
    expect(keepsWork(page.ports)).toBe(true);
    expect(keptWorkOf('a/da@lind.test', storesOf(page))).toEqual([
      { season: samplePlace.season, ...none, [kind]: amount },
    ]);
    removeWork('a/da@lind.test', storesOf(page));
    expect([...page.local.keys(), ...page.session.keys()]).toEqual([]);
  });

  it('a list of bulk entry is seen, counted and removed from another tab', async () => {
    const browser = fakeBrowser();
    const [mine, other] = [browser.open('https://portal.test/'), browser.open('https://portal.test/')];
    await writers.lists(other, 'ada');
    await writers.lists(mine, 'ada');
    expect(keepsWork(mine.ports)).toBe(true);
    expect(keptWorkOf('ada', storesOf(mine))).toEqual([{ season: samplePlace.season, ...none, lists: 2 }]);
    removeWork('ada', storesOf(mine));
    expect([...mine.local.keys(), ...mine.session.keys(), ...other.session.keys()]).toEqual([]);
  });

  it('counts season by season, and nobody else’s', async () => {
    const page = opened();
    for (const user of ['ada', 'ad', 'ada2']) {
      writers.quantities(page, user);
      writers.quantities(page, user, other);
      writers.notes(page, user);
    }
    expect(keptWorkOf('ada', storesOf(page))).toEqual([
      { season: 'FW/27', ...none, quantities: 2 },
      { season: samplePlace.season, ...none, quantities: 2, notes: 1 },
    ]);
    removeWork('ada', storesOf(page));
    expect(keptWorkOf('ada', storesOf(page))).toEqual([]);
    expect(page.local.size).toBe(6);
  });

  it('what no page can read is not counted, and goes with the rest', () => {
    const page = opened();
    writers.quantities(page, 'ada');
    const [key = ''] = page.local.keys();
    page.local.set(key, '{"format":7}');
    expect(keptWorkOf('ada', storesOf(page))).toEqual([]);
    removeWork('ada', storesOf(page));
    expect(page.local.size).toBe(0);
  });

  it('who else can read it is known: anybody, where it is not sealed', () => {
    const page = opened();
    expect(isReadable('ada', storesOf(page))).toBe(false);
    writers.quantities(page, 'bert');
    expect(isReadable('ada', storesOf(page))).toBe(false);
    writers.quantities(page, 'ada');
    writers.notes(page, 'ada');
    expect(isReadable('ada', storesOf(page))).toBe(true);
    for (const key of page.local.keys()) if (key.includes('.draft.')) page.local.set(key, 'sealed.abc');
    expect(isReadable('ada', storesOf(page))).toBe(true);
    for (const key of page.local.keys()) page.local.set(key, 'sealed.abc');
    expect(isReadable('ada', storesOf(page))).toBe(false);
  });

  it('M5 a list of scans that are all done is nothing to ask about, and goes', async () => {
    const page = opened();
    await writers.scans(page, 'ada', [scan({}), scan({ id: 's-2', mode: 'show', pieces: 0 })]);
    expect(keptWorkOf('ada', storesOf(page))).toEqual([]);
    removeDoneScans('ada', storesOf(page));
    expect(page.local.size).toBe(0);
  });

  it('M5 a list with a code that nobody has dealt with is asked about, and stays until then', async () => {
    const page = opened();
    await writers.scans(page, 'ada', [scan({}), scan({ id: 's-2', pieces: 0, articleId: null })]);
    expect(keptWorkOf('ada', storesOf(page))).toEqual([{ season: samplePlace.season, ...none, scans: 1 }]);
    removeDoneScans('ada', storesOf(page));
    expect(page.local.size).toBe(1);
  });

  it('once it was given up, a page that was open writes nothing more, but may remove; a new one writes', () => {
    const page = opened();
    const { localStorage } = page.ports;
    const open = untilGivenUp(givenUpSince(localStorage), localStorage);
    open.set('before', '1');
    giveUp(localStorage, 'mark');
    open.set('after', '1');
    open.remove('before');
    untilGivenUp(givenUpSince(localStorage), localStorage).set('new', '1');
    expect([...page.local.keys()]).toEqual(['selvedge.givenUp', 'new']);
  });
});
