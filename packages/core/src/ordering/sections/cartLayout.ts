/** How the styles of a cart are laid out: a sheet for each, or dense, with one row for each colour and length. */
export const cartLayouts = ['sheets', 'dense'] as const;
export type CartLayout = (typeof cartLayouts)[number];

/** Storage key of the layout a user has chosen in this browser. */
export const cartLayoutKey = (user: string): string => `selvedge.cartLayout/${user}`;

/** Anything but a known layout is the sheets. */
export const parseCartLayout = (text: string | null): CartLayout =>
  cartLayouts.find((layout) => layout === text) ?? 'sheets';
