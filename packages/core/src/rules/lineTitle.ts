const wordsOf = (name: string) => name.split(' ').filter((word) => word !== '');

/** Brand and line in one text. Many line names start with the brand's, or repeat a word of it. */
export function lineTitle({ brandName, lineName }: { brandName: string; lineName: string }): string {
  if (lineName.startsWith(brandName)) return lineName;
  const brand = wordsOf(brandName);
  const repeats = wordsOf(lineName).some((word) => brand.includes(word));
  return `${brandName}${repeats ? ' · ' : ' '}${lineName}`.trim();
}
