/** Brand and line in one text. Many line names already start with the brand's. */
export const lineTitle = ({ brandName, lineName }: { brandName: string; lineName: string }): string =>
  lineName.startsWith(brandName) ? lineName : `${brandName} ${lineName}`.trim();
