import { bringScreenCodes } from './screenCodes.ts';

/**
 * Loads what the core loads when it is needed, before the tests of a file. Files share their modules: a file that ended
 * while such a part was on its way took it from the next one.
 */
await Promise.all([
  bringScreenCodes(),
  import('../keptWork/seal.ts'),
  import('../ordering/catalog/listParts.ts'),
  import('../ordering/entry/listDrafts.ts'),
  import('../ordering/entry/readingParts.ts'),
  import('../ordering/orderingLogic.ts'),
  import('../overlays/index.ts'),
  import('../session/codeExchange.ts'),
  import('../session/departure.ts'),
]);
