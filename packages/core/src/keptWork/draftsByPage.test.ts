import { expect, it } from 'vitest';
import { PAGE_LEAVING } from '../platform/pageLeaving.ts';
import type { LockPort } from '../platform/ports.ts';
import { fakeBrowser, samplePlace } from '../testing/index.ts';
import { draftsOf, type FoundDraft } from './drafts.ts';

/** A page before this one holds its lock for so long (ms). */
const locksAfter = (wait: number): LockPort => ({
  claim: async (name, patience = 400) => !name.endsWith('/before') || patience >= wait,
});

it.each([
  ['at once, what a closed page left', 0, 1, 0],
  ['a moment later, what a page left that a busy machine closes slowly', 2_000, 0, 1],
  ['never, what a page holds that is open', PAGE_LEAVING + 1, 0, 0],
])('N3 N4 offers %s', async (_, wait, atOnce, late) => {
  const { ports } = fakeBrowser().open('https://portal.test/');
  const of = (page: string) =>
    draftsOf('u-1', samplePlace, page, { storage: ports.localStorage, locks: locksAfter(wait) });
  const cells = [{ articleVariantId: 'v-1', entry: '4', was: 0, unsure: [] }];
  of('before').keep({ at: 1_000, cartId: null, cells });
  const later: FoundDraft[] = [];
  const found = await of('now').abandoned(2_000, (entry) => later.push(entry));
  await new Promise((done) => setTimeout(done));
  expect([found.length, later.length]).toEqual([atOnce, late]);
});
