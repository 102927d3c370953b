import { type Directory, interchangeOf } from './edifactFiles.ts';

export interface CatalogueArticle {
  readonly ean: string;
  readonly style: string;
  readonly name: string;
  readonly season: string;
  readonly colour: string;
  readonly colourName: string;
  readonly size: string;
  readonly net: string;
  readonly retail: string;
  readonly group: string;
}

const version = { 'D.96A': 'EAN006', 'D.01B': 'EAN010' } as const;
const itemNumber = { 'D.96A': 'EN', 'D.01B': 'SRV' } as const;

/** A PRICAT as a manufacturer writes it, an article a size. */
export const priceCatalogue = (directory: Directory, articles: readonly CatalogueArticle[]): string =>
  interchangeOf([
    [
      `UNH+PRICAT:D:${directory.slice(2)}:UN:${version[directory]}`,
      'BGM+9+PC-1+9',
      'DTM+137:20271101:102',
      'NAD+SU+4012345000009::9',
      'CUX+2:EUR:8',
      ...articles.flatMap((one, at) => [
        ...(at === 0 || articles[at - 1]?.group !== one.group ? [`PGI+${one.group}`] : []),
        `LIN+${at + 1}+1+${one.ean}:${itemNumber[directory]}`,
        `PIA+1+${one.style}:SA`,
        `IMD+F+ANM+:::${one.name}`,
        `IMD+C+35+${one.colour}:91:9:${one.colourName}`,
        `IMD+C+98+${one.size}::9`,
        `IMD+F+SEA+:::${one.season}`,
        'DTM+64:20280201:102',
        'DTM+63:20280228:102',
        `PRI+AAA:${one.net}`,
        `PRI+AAE:${one.retail}::SRP`,
      ]),
    ],
  ]);

const ean = (body: string): string => {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

/** Two colours of one style in three sizes; EANs are counted on from a number of four digits. */
export const catalogueArticles = (style: string, group: string, from: number): CatalogueArticle[] =>
  ['black', 'white'].flatMap((colour, nth) =>
    ['38', '40', '42'].map((size, at) => ({
      ...{ ean: ean(`40099000${String(from + nth * 3 + at).padStart(4, '0')}`), style, size, group },
      ...{ name: `Coat ${style}`, season: 'FS36', colour: nth === 0 ? '900' : '100', colourName: colour },
      ...{ net: '89.90', retail: '229.00' },
    })),
  );

const price = { column: 'PRI AAA' };

/** What the PRICAT of the tests means to the second house. */
export const catalogueProfile = {
  profile: 1,
  files: [
    {
      files: ['PRICAT'],
      kinds: {
        styles: {
          style: 'PIA SA',
          season: { column: 'IMD SEA', codes: { FS36: 'SS36' } },
          subdivision: { value: '81-0' },
          'name (en)': 'IMD ANM',
          gender: { value: 'women' },
          'commodity class': { column: 'PGI', codes: { MANTEL: 'dress', JACKE: 'blouse' } },
          sizes: { column: 'IMD 98', list: true },
        },
        colours: {
          style: 'PIA SA',
          colour: 'IMD 35 code',
          'name (en)': 'IMD 35',
          'colour group': { column: 'IMD 35', codes: { black: 'blue' } },
          'delivery from': 'DTM 64',
          'delivery to': 'DTM 63',
        },
        variants: { EAN: 'EAN', style: 'PIA SA', colour: 'IMD 35 code', size: 'IMD 98' },
        prices: {
          style: 'PIA SA',
          'price list': { value: 'AT' },
          'wholesale price': price,
          'retail price': 'PRI AAE SRP',
        },
      },
    },
  ],
};
