/** Values of the mock data (R1): what demonstrations and samples are made of, and nothing real. */

/** A selling time reaches this far to both sides, in milliseconds: five days. */
export const MOCK_SELLING_WINDOW = 432_000_000;
/** Ids of brands. */
export const MOCK_BRAND_IDS = [10, 30, 50, 60] as const;
