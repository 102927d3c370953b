/** What a scan does: show its style, or add a piece. */
export const scanModes = ['show', 'add'] as const;
export type ScanMode = (typeof scanModes)[number];
