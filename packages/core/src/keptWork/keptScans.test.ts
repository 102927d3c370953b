import { expect, it } from 'vitest';
import { fakeBrowser, samplePlace } from '../testing/index.ts';
import { scanKeeper } from './keptScans.ts';
import type { Scan } from './scan.ts';

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
  const keeper = scanKeeper(page.ports.localStorage, page.ports.locks, name);
  const found = await keeper.recall('anna', samplePlace);
  return { page, keeper, found };
};

it('M5 N4 what another version of the page kept is neither read nor thrown away', async () => {
  const browser = fakeBrowser();
  const first = await opened(browser, 'one');
  first.keeper.keep(samplePlace, { mode: 'add', scans: [scan] });
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
