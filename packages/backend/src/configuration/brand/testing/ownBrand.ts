import { readBrandFolder } from '../brand.ts';

/** The look that comes with the portal. */
export const ownBrand = readBrandFolder(null);
