import type { LiveShoppingEvent, ShownStyle } from '../../contract/index.ts';

/** How often an event that is over is checked again, since it may have been extended (ms). */
export const LOOK_AGAIN = 60_000;

/** Merges newly shown styles into the known ones: each position once, in order; the newer one wins. */
export function withShown(known: readonly ShownStyle[], came: readonly ShownStyle[]): readonly ShownStyle[] {
  if (came.length === 0) return known;
  const byPosition = new Map([...known, ...came].map((one) => [one.position, one]));
  return [...byPosition.values()].sort((one, other) => one.position - other.position);
}

export const lastPosition = (shown: readonly ShownStyle[]): number => shown.at(-1)?.position ?? 0;

/** The newest style that the customer may see. */
export const newestVisible = (shown: readonly ShownStyle[]): ShownStyle | null =>
  shown.findLast(({ style }) => style !== null) ?? null;

/**
 * How much of an event has been shown. `partial`: fewer than planned; `openEnded`: the planned number is unknown;
 * `whole`: all of them. `over`: no more will follow.
 */
export interface Completeness {
  readonly kind: 'partial' | 'openEnded' | 'whole';
  readonly shown: number;
  readonly planned: number | null;
  readonly over: boolean;
}

/** The list of an event may be incomplete, and the user reads that (P1). */
export function completenessOf({ shown, planned, phase }: LiveShoppingEvent): Completeness {
  const over = phase === 'over';
  if (planned === null) return { kind: 'openEnded', shown, planned, over };
  return { kind: shown < planned ? 'partial' : 'whole', shown, planned, over };
}
