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
