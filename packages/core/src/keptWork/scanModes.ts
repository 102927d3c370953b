/** What a scan does: shows its style, or adds a piece of it. */
export const scanModes = ['show', 'add'] as const;
export type ScanMode = (typeof scanModes)[number];
