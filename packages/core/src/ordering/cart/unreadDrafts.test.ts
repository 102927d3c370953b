import { expect, it } from 'vitest';
import { LONGEST_DRAFT_AGE } from '../../keptWork/draftExpiry.ts';
import { draftsOf } from '../../keptWork/drafts.ts';
import { fakeBrowser, samplePlace } from '../../testing/index.ts';

it('N4 a draft that cannot be read is left for whom can, and thrown away when nobody did', async () => {
  const { ports, local } = fakeBrowser().open('https://portal.test/');
  const stores = { storage: ports.localStorage, locks: ports.locks };
  const drafts = draftsOf('anna', samplePlace, 'page-1', stores);
  drafts.keep({
    at: 1000,
    cartId: null,
    cells: [{ articleVariantId: 'v-1', entry: '3', was: 0, unsure: [] }],
  });
  const [key = ''] = local.keys();
  for (const unreadable of ['{"format":2,"cells":"?"}', 'no draft at all']) {
    local.set(key, unreadable);
    const later = draftsOf('anna', samplePlace, 'page-2', stores);
    expect(await later.abandoned(1000)).toEqual([]);
    await later.abandoned(1000 + LONGEST_DRAFT_AGE);
    expect(local.get(key)).toBe(unreadable);
    await later.abandoned(1001 + LONGEST_DRAFT_AGE);
    expect([...local.keys()].filter((one) => one !== key)).toEqual([]);
    expect(local.get(key)).toBeUndefined();
  }
});
