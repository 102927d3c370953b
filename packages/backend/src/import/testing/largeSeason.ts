import { hasCheckDigit } from '@selvedge/core/lists';

const sizes = ['32', '34', '36', '38', '40', '42', '44', '46', '48'];
const colours = ['010', '410', '710'];

const eanOf = (nth: number): string => {
  const digits = `21${String(nth).padStart(10, '0')}`;
  return [...'0123456789'].map((check) => digits + check).find(hasCheckDigit) ?? '';
};

/**
 * A season of so many styles in the house of the examples, as the lines of its files: three colours of each style, in
 * eight or nine sizes, which are 25 variants, and a price in each of two lists.
 */
export function largeSeason(count: number): Readonly<Record<string, readonly string[]>> {
  const styles = Array.from({ length: count }, (_, nth) => `B-${100_000 + nth}`);
  let ean = 0;
  return {
    'styles.csv': [
      'style number,season,subdivision,name (en),name (de),gender,commodity class,main class,sizes',
      ...styles.map(
        (style, nth) => `${style},SS36,81-0,Style ${nth},Artikel ${nth},women,blouse,top,${sizes.join('|')}`,
      ),
    ],
    'colours.csv': [
      'style,colour,name (en),name (de),hex,colour group,delivery from,delivery to',
      ...styles.flatMap((style) =>
        colours.map((colour) => `${style},${colour},Chalk,Kreide,#f4f1ea,white,2036-02-01,2036-02-28`),
      ),
    ],
    'variants.csv': [
      'EAN,style,colour,size',
      ...styles.flatMap((style) =>
        colours.flatMap((colour, nth) =>
          sizes.slice(0, nth === 0 ? 9 : 8).map((size) => {
            ean += 1;
            return `${eanOf(ean)},${style},${colour},${size}`;
          }),
        ),
      ),
    ],
    'prices.csv': [
      'style,price list,wholesale price,retail price',
      ...styles.flatMap((style) => [`${style},CH,52.00,129.90`, `${style},AT,50.50,125.95`]),
    ],
  };
}
