/** Places of a screen that the words of a control that is off lead to. */
export const spots = { findings: 'spot-findings', limit: 'spot-limit' } as const;

/** Brings a place into view with the focus on the first thing that can be done there, and returns that. */
export function goTo(spot: keyof typeof spots): HTMLElement | null {
  const place = document.getElementById(spots[spot]);
  const first = place?.querySelector<HTMLElement>('a[href], button') ?? place;
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first ?? null;
}
