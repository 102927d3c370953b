/** The colour whose picture stands for a style: the first that has one, else the first (M1). */
export const coverOf = <Colour extends { readonly pictured: boolean }>(
  colours: readonly Colour[],
): Colour | undefined => colours.find(({ pictured }) => pictured) ?? colours[0];
