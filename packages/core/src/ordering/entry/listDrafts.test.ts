import { describe, expect, it } from 'vitest';
import { type FakePage, fakeBrowser, samplePlace } from '../../testing/index.ts';
import type { EntryDraft } from './entryList.ts';
import { listDraftsOf } from './listDrafts.ts';

const draft = (text: string): EntryDraft => ({ text, mode: 'add', list: null });

const on = ({ ports }: FakePage, page: string, user = 'ada') =>
  listDraftsOf(user, samplePlace, page, {
    storage: ports.localStorage,
    locks: ports.locks,
    tab: ports.sessionStorage,
  });

const tabs = () => {
  const browser = fakeBrowser();
  return () => browser.open('https://portal.test/');
};

describe('N4 a list begun in bulk entry', () => {
  it('of a closed tab is taken up by exactly one page, the newest first, the next when that is done', async () => {
    const open = tabs();
    const before = await Promise.all(
      ['p1', 'p2'].map(async (page) => {
        const tab = open();
        const drafts = on(tab, page);
        await drafts.recall(1);
        return { tab, drafts };
      }),
    );
    before.forEach(({ drafts }, index) => {
      drafts.keep({ ...draft(`p${index + 1}`), at: index });
    });
    for (const { tab } of before) tab.close();
    const texts: (string | undefined)[] = [];
    const later = on(open(), 'p3');
    for (let turn = 0; turn < 3; turn += 1) {
      texts.push((await later.recall(3))?.text);
      expect(await on(open(), `p${4 + turn}`).recall(3)).toBeNull();
      later.keep(null);
    }
    expect(texts).toEqual(['p2', 'p1', undefined]);
  });

  it('of an open tab stays there, and is found there again', async () => {
    const open = tabs();
    const first = open();
    const drafts = on(first, 'p1');
    await drafts.recall(1);
    drafts.keep({ ...draft('mine'), at: 1 });
    expect(await on(open(), 'p2').recall(2)).toBeNull();
    expect((await drafts.recall(2))?.text).toBe('mine');
  });

  it('of somebody else is not shown', async () => {
    const open = tabs();
    const first = open();
    const drafts = on(first, 'p1', 'bea');
    await drafts.recall(1);
    drafts.keep({ ...draft('hers'), at: 1 });
    first.close();
    expect(await on(open(), 'p2').recall(2)).toBeNull();
  });

  it('that is very long stays in its tab, and survives a reload there', async () => {
    const browser = fakeBrowser();
    const tab = browser.open('https://portal.test/');
    const drafts = on(tab, 'p1');
    await drafts.recall(1);
    drafts.keep({ ...draft('short'), at: 1 });
    drafts.keep({ ...draft('x'.repeat(1_000_001)), at: 2 });
    expect([...tab.local.keys()]).toEqual([]);
    tab.close();
    const again = browser.open('https://portal.test/', tab.session);
    const later = on(again, 'p2');
    expect((await later.recall(3))?.text.length).toBe(1_000_001);
    later.keep({ ...draft('short again'), at: 4 });
    expect([again.session.size, again.local.size]).toEqual([0, 1]);
    later.keep(null);
    expect([again.session.size, again.local.size]).toEqual([0, 0]);
  });
});
