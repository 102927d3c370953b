import { strToU8, zipSync } from 'fflate';
import { type SentFile, sentText } from './houseFiles.ts';
import { type CatalogueArticle, catalogueProfile, priceCatalogue } from './priceCatalogue.ts';

type Season = Readonly<Record<string, readonly string[]>>;

interface Variant {
  readonly ean: string;
  readonly style: string;
  readonly colour: string;
  readonly size: string;
}

const variantsOf = (season: Season): Variant[] =>
  (season['variants.csv'] ?? []).slice(1).map((line) => {
    const [ean = '', style = '', colour = '', size = ''] = line.split(',');
    return { ean, style, colour, size };
  });

const fixed = (value: string) => ({ value });
const exportProfile = {
  profile: 1,
  files: [
    {
      files: ['export*'],
      kinds: {
        styles: {
          ...{ style: 'art', season: fixed('SS36'), subdivision: fixed('81-0'), 'name (en)': 'text' },
          ...{ gender: fixed('women'), 'commodity class': fixed('blouse') },
          sizes: { column: 'size', list: true },
        },
        colours: {
          ...{ style: 'art', colour: 'colour', 'name (en)': 'colour', 'colour group': fixed('white') },
          ...{ 'delivery from': fixed('2036-02-01'), 'delivery to': fixed('2036-02-28') },
        },
        variants: { EAN: 'ean', style: 'art', colour: 'colour', size: 'size' },
      },
    },
  ],
};

/** A season as an ERP writes it: a line a variant with all that is known of it, and the profile that says what it means. */
export const largeExport = (season: Season): SentFile[] => [
  sentText(
    'export.csv',
    [
      'art;text;colour;size;ean',
      ...variantsOf(season).map(({ ean, style, colour, size }) =>
        [style, `Blouse ${style}`, colour, size, ean].join(';'),
      ),
    ].join('\n'),
  ),
  sentText('export.profile.json', JSON.stringify(exportProfile)),
];

/** The same as a price catalogue, an article a variant. */
export function largeCatalogue(season: Season): SentFile[] {
  const articles = variantsOf(season).map(
    ({ ean, style, colour, size }): CatalogueArticle => ({
      ...{ ean, style, size, colour, colourName: 'black', name: `Coat ${style}`, season: 'FS36' },
      ...{ net: '89.90', retail: '229.00', group: 'MANTEL' },
    }),
  );
  return [
    sentText('catalogue.edi', priceCatalogue('D.96A', articles)),
    sentText('catalogue.profile.json', JSON.stringify(catalogueProfile)),
  ];
}

const SHEET_ROWS = 45_000;

/** The same as a workbook, of as many sheets as its lines need. */
export function largeWorkbook(season: Season): Uint8Array {
  const sheets = Object.entries(season).flatMap(([name, [heading = '', ...lines]]) =>
    Array.from({ length: Math.ceil(lines.length / SHEET_ROWS) }, (_, nth) => ({
      name: `${name.replace('.csv', '')} ${nth + 1}`,
      lines: [heading, ...lines.slice(nth * SHEET_ROWS, (nth + 1) * SHEET_ROWS)],
    })),
  );
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packed = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const related = (id: number, kind: string, target: string): string =>
    `<Relationship Id="r${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  const rowOf = (line: string): string =>
    `<row>${line
      .split(',')
      .map((cell) => `<c t="str"><v>${cell}</v></c>`)
      .join('')}</row>`;
  const all = sheets.map(({ lines }, nth): [string, string] => [
    `xl/worksheets/s${nth + 1}.xml`,
    `<worksheet xmlns="${main}"><sheetData>${lines.map(rowOf).join('')}</sheetData></worksheet>`,
  ]);
  const named = sheets.map(
    ({ name }, nth) => `<sheet name="${name}" sheetId="${nth + 1}" r:id="r${nth + 1}"/>`,
  );
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${packed}">${related(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}">${sheets
      .map((_, nth) => related(nth + 1, 'worksheet', `worksheets/s${nth + 1}.xml`))
      .join('')}</Relationships>`,
    ...Object.fromEntries(all),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])), {
    level: 1,
  });
}
