import { expect, it } from 'vitest';
import { PAGE_LEAVING } from '../platform/pageLeaving.ts';
import type { LockPort } from '../platform/ports.ts';
import { fakeBrowser, samplePlace } from '../testing/index.ts';
import type { Scan } from './scan.ts';
import { scanStore } from './scanStore.ts';

const scan: Scan = {
  id: 'a-1',
  at: 1,
  text: '4006381333931',
  mode: 'add',
  open: true,
  pieces: 0,
  articleId: null,
};

const opened = async (browser: ReturnType<typeof fakeBrowser>, name: string) => {
  const page = browser.open('https://portal.test/');
  const store = scanStore(page.ports.localStorage, page.ports.locks, name);
  const found = await store.recall('anna', samplePlace);
  return { page, store, found };
};

it('M5 N4 what another version of the page kept is neither read nor thrown away', async () => {
  const browser = fakeBrowser();
  const first = await opened(browser, 'one');
  first.store.keep(samplePlace, { mode: 'add', scans: [scan] });
  first.page.close();
  const [key = ''] = first.page.local.keys();
  const kept = first.page.local.get(key) ?? '';
  const newer = kept.replace('"format":1', '"format":2');
  first.page.local.set(key, newer);
  const second = await opened(browser, 'two');
  expect(second.found).toBeNull();
  expect(second.page.local.get(key)).toBe(newer);
  second.page.close();
  first.page.local.set(key, kept);
  expect((await opened(browser, 'three')).found?.scans).toEqual([scan]);
});

/** A page before this one holds its lock for so long (ms). */
const locksAfter = (wait: number): LockPort => ({
  claim: async (name, patience = 400) => !name.endsWith('/before') || patience >= wait,
});

it.each([
  ['at once, what a closed page left', 0, [scan], []],
  ['a moment later, what a page left that a busy machine closes slowly', 2_000, [], [scan]],
  ['never, what a page holds that is open', PAGE_LEAVING + 1, [], []],
])('M5 N4 resumes %s', async (_, wait, atOnce, late) => {
  const { ports } = fakeBrowser().open('https://portal.test/');
  const of = (page: string) => scanStore(ports.localStorage, locksAfter(wait), page);
  const before = of('before');
  await before.recall('anna', samplePlace);
  before.keep(samplePlace, { mode: 'add', scans: [scan] });
  const now = of('now');
  const first = await now.recall('anna', samplePlace);
  const left = await now.recallLeft('anna', samplePlace);
  expect([first?.scans ?? [], left?.scans ?? []]).toEqual([atOnce, late]);
  const next = await of('next').recall('anna', samplePlace);
  expect(next?.scans ?? []).toEqual([...atOnce, ...late]);
});
