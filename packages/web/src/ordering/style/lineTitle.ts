/** Brand and line in one; many lines carry their brand's name already. */
export const lineTitle = ({ brandName, lineName }: { brandName: string; lineName: string }): string =>
  lineName.startsWith(brandName) ? lineName : `${brandName} ${lineName}`.trim();
