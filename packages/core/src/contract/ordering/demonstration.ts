/** Values of the mock data (R1), for demonstrations and samples only. */

/** A selling time extends this far before and after now, in milliseconds: five days. */
export const MOCK_SELLING_WINDOW = 432_000_000;
/** The brands of the demonstration, by id. */
export const MOCK_BRAND_IDS = [10, 30, 50, 60] as const;
