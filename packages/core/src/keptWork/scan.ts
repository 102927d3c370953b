/** What a scan does: show its style, or add a piece. */
export const scanModes = ['show', 'add'] as const;
export type ScanMode = (typeof scanModes)[number];

/** One scan. It stays in the list until the user removes it, or until the list is full and it is already settled. */
export interface Scan {
  readonly id: string;
  /** Epoch ms by the device's clock. */
  readonly at: number;
  /** As read, or as corrected by the user. */
  readonly text: string;
  /** `mode` is what the scan should do; `open`: that has not been done yet. */
  readonly mode: ScanMode;
  readonly open: boolean;
  /** Pieces that this scan added to the cart. */
  readonly pieces: number;
  /** The style it was resolved to; null: none so far. */
  readonly articleId: string | null;
}
