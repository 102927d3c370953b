import { expect, it } from 'vitest';
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
