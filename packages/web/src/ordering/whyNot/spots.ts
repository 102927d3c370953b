/** Element ids that the explanation of a disabled control links to. */
export const spots = { findings: 'spot-findings', limit: 'spot-limit' } as const;

/** Scrolls to a spot, focuses the first link or button there, and returns that element. */
export function goTo(spot: keyof typeof spots): HTMLElement | null {
  const place = document.getElementById(spots[spot]);
  const first = place?.querySelector<HTMLElement>('a[href], button') ?? place;
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first ?? null;
}
