import { strToU8, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export interface Relation {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

const relationXml = ({ id, kind, target, isExternal = false }: Relation): string =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;

export const relationsXml = (all: readonly Relation[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(relationXml).join('')}</Relationships>`;

/** The part that names the sheets: 'S1' and so on, each by its relation 'rId1' and so on. */
export const workbookXml = (count: number, properties = ''): string =>
  `<workbook xmlns="${main}" xmlns:r="${relations}">${properties}<sheets>${Array.from(
    { length: count },
    (_, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  ).join('')}</sheets></workbook>`;

/** A sheet of these rows. */
export const sheetOf = (rows: string): string =>
  `<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`;

export const sharedStringsOf = (items: string): string => `<sst xmlns="${main}">${items}</sst>`;

/** The formats of cells, by their numbers, and formats that are not built in. */
export const stylesOf = (formats: readonly number[], custom: Readonly<Record<number, string>> = {}): string =>
  `<styleSheet xmlns="${main}"><numFmts>${Object.entries(custom)
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join(
      '',
    )}</numFmts><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

interface ByHand {
  /** Where each sheet lies, by its number from 1. */
  readonly target?: (number: number) => string;
  /** Parts that are added, or written otherwise. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

/** A workbook written by hand: what no writer would write can be in it. */
export function workbookOf(
  sheets: readonly string[],
  { target = (number) => `worksheets/sheet${number}.xml`, parts = {} }: ByHand = {},
): Uint8Array {
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': workbookXml(sheets.length),
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...sheets.map((_, at) => ({ id: `rId${at + 1}`, kind: 'worksheet', target: target(at + 1) })),
      { id: 'styles', kind: 'styles', target: 'styles.xml' },
      { id: 'strings', kind: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
    'xl/styles.xml': stylesOf([0, 14]),
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/${target(at + 1)}`, sheet])),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
}
