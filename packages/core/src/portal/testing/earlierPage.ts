import { draftsOf } from '../../keptWork/drafts.ts';
import type { FakePage } from '../../testing/ports.ts';
import { samplePlace } from '../../testing/samples/index.ts';

/** Nobody orders in it on the paths. */
export const ANOTHER_SEASON = 'FW99';

/** Keeps a quantity as a page that was closed did, for the person whom the server knows; answers where. */
export const keepAnotherSeason = ({ ports }: FakePage, at: number): string => {
  const stores = { storage: ports.localStorage, locks: ports.locks };
  const drafts = draftsOf('c', { ...samplePlace, season: ANOTHER_SEASON }, 'p0', stores);
  const cells = [{ articleVariantId: 'v-9', entry: '9', was: 0, unsure: [] }];
  drafts.keep({ at, cartId: null, cells });
  return drafts.own;
};
