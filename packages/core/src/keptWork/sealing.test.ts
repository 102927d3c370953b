import { describe, expect, it } from 'vitest';
import { createFakeApi, fakeBrowser, samplePlace, settle } from '../testing/index.ts';
import { draftsOf } from './drafts.ts';
import { sealingOf } from './sealing.ts';

const KEYS = { ada: `${'A'.repeat(42)}E`, bea: `${'B'.repeat(42)}E` } as const;
const cells = [{ articleVariantId: 'v-1', entry: '37', was: 0, unsure: [] }];
const draft = { at: 1, cartId: null, cells };

const browsers = () => {
  const browser = fakeBrowser();
  /** A page of somebody to whom the house gives this key; null: it gives none. */
  return async (key: string | null) => {
    const page = browser.open('https://portal.test/');
    const { api, pending } = createFakeApi();
    const sealing = sealingOf(api, page.ports);
    const ready = sealing.ready();
    pending[0]?.answer({ selectedLanguage: null, ...(key && { keptWorkKey: key }) });
    await ready;
    const storage = sealing.over(page.ports.localStorage);
    const drafts = draftsOf('ada', samplePlace, crypto.randomUUID(), { storage, locks: page.ports.locks });
    return { page, storage, drafts, raw: () => [...page.local].flat().join() };
  };
};

describe('A12 N4 work kept in the browser', () => {
  it('cannot be read without its owner’s key, and is found again with it', async () => {
    const open = browsers();
    const first = await open(KEYS.ada);
    expect(first.drafts.keep(draft)).toBe(true);
    expect(first.raw()).not.toMatch(/"37"|"v-1"|"cells"/);
    first.page.close();

    for (const key of [KEYS.bea, null]) {
      const stranger = await open(key);
      expect(await stranger.drafts.abandoned(1)).toEqual([]);
      stranger.page.close();
    }
    const again = await open(KEYS.ada);
    expect((await again.drafts.abandoned(1)).map((found) => found.draft)).toEqual([draft]);
  });

  it('put in the place of other work, or changed, it is nothing', async () => {
    const { storage, page } = await browsers()(KEYS.ada);
    storage.set('selvedge.draft.a', 'one');
    const sealed = page.local.get('selvedge.draft.a') ?? '';
    page.local.set('selvedge.draft.b', sealed);
    expect([storage.get('selvedge.draft.a'), storage.get('selvedge.draft.b')]).toEqual(['one', null]);
    const middle = sealed.length >> 1;
    const other = sealed[middle] === 'A' ? 'B' : 'A';
    page.local.set('selvedge.draft.a', sealed.slice(0, middle) + other + sealed.slice(middle + 1));
    expect(storage.get('selvedge.draft.a')).toBeNull();
    page.local.set('selvedge.draft.a', 'sealed.?');
    expect(storage.get('selvedge.draft.a')).toBeNull();
  });

  it('never looks the same twice', async () => {
    const { storage, page } = await browsers()(KEYS.ada);
    storage.set('selvedge.draft.a', 'one');
    const once = page.local.get('selvedge.draft.a');
    storage.set('selvedge.draft.a', 'one');
    expect(page.local.get('selvedge.draft.a')).not.toBe(once);
  });

  it('of every kind is sealed, and nothing else is', async () => {
    const { storage, page } = await browsers()(KEYS.ada);
    const kept = ['draft', 'note', 'scans', 'list'].map((kind) => `selvedge.${kind}.ada/x`);
    for (const key of [...kept, 'entry/ada/x']) {
      storage.set(key, 'text');
      expect([key, page.local.get(key)?.startsWith('sealed.'), storage.get(key)]).toEqual([
        key,
        true,
        'text',
      ]);
    }
    storage.set('selvedge.language', 'en');
    expect(page.local.get('selvedge.language')).toBe('en');
  });

  it('that was kept before there was a key is still read, and a house without keys keeps plain text', async () => {
    const open = browsers();
    const plain = await open(null);
    plain.drafts.keep(draft);
    expect(plain.raw()).toContain('"37"');
    plain.page.close();
    const sealed = await open(KEYS.ada);
    expect((await sealed.drafts.abandoned(1)).map((found) => found.draft)).toEqual([draft]);
  });

  it('is neither kept nor read before the key is there, and it can be asked for again', async () => {
    const page = fakeBrowser().open('https://portal.test/');
    const { api, pending } = createFakeApi();
    const sealing = sealingOf(api, page.ports);
    const storage = sealing.over(page.ports.localStorage);
    storage.set('selvedge.draft.a', 'one');
    expect(page.local.size).toBe(0);
    const failed = sealing.ready();
    pending[0]?.fail(new Error('away'));
    await expect(failed).rejects.toThrow();
    const ready = sealing.ready();
    await settle();
    pending[0]?.answer({ selectedLanguage: null, keptWorkKey: KEYS.ada });
    await ready;
    storage.set('selvedge.draft.a', 'one');
    expect(storage.get('selvedge.draft.a')).toBe('one');
  });
});
