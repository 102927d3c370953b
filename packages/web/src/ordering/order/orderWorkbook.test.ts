import type { OrderLine } from '@selvedge/core/contract';
import { orderRows } from '@selvedge/core/ordering';
import { sampleOrder } from '@selvedge/core/testing';
import { writeWorkbook } from '@selvedge/workbooks/write';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

/** Names that a spreadsheet would take for formulas, dates or numbers. */
const traps = ['=HYPERLINK("http://x.test";"y")', '+49 89 1234', '-1+1', '@SUM(A1:A9)', '13-0', '1E5', '001'];

const [template] = sampleOrder().lines;
if (!template) throw new Error('the sample has lines');
const lines: OrderLine[] = traps.map((name, at) => ({
  ...template,
  articleNumber: `13.0001${at}`,
  styleName: name,
  colourCode: name,
  colourName: name,
  size: `${at}/${at + 2}`,
  ean: `00${4_006_381_333_931 + at}`.slice(0, 13),
  quantity: 1000 + at,
  vatPerMille: 190,
}));
const heading = [
  'EAN',
  'Artikelnummer',
  'Bezeichnung',
  'Farbcode',
  'Farbname',
  'Länge',
  'Größe',
  'Menge',
  'Einkaufspreis',
  'UVP',
  'Währung',
  'Lieferwoche',
  'Spanne ohne USt. %',
  'Spanne brutto %',
  'Kalkulation',
];

interface Cell {
  readonly type: string;
  readonly style: number;
  readonly text: string;
}

/** Reads what the format says (ECMA-376, parts 18.3 and 18.8) and nothing of what wrote it. */
function readParts(bytes: Uint8Array) {
  const parts = unzipSync(bytes);
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const xml = (name: string): Document => new DOMParser().parseFromString(part(name), 'text/xml');
  const shared = [...xml('xl/sharedStrings.xml').getElementsByTagName('si')].map(
    (one) => one.textContent ?? '',
  );
  const textOf = (cell: Element): string => {
    const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
    if (cell.getAttribute('t') === 's') return shared[Number(value)] ?? '';
    return cell.getAttribute('t') === 'inlineStr'
      ? (cell.getElementsByTagName('t')[0]?.textContent ?? '')
      : value;
  };
  const sheet = xml('xl/worksheets/sheet1.xml');
  const rows = [...sheet.getElementsByTagName('row')].map((row) =>
    [...row.getElementsByTagName('c')].map(
      (cell): Cell => ({
        type: cell.getAttribute('t') ?? 'n',
        style: Number(cell.getAttribute('s') ?? 0),
        text: textOf(cell),
      }),
    ),
  );
  const styles = xml('xl/styles.xml');
  const codes = new Map(
    [...styles.getElementsByTagName('numFmt')].map((one) => [
      one.getAttribute('numFmtId'),
      one.getAttribute('formatCode'),
    ]),
  );
  const builtIn = new Map([['49', '@']]);
  const formats = [...(styles.getElementsByTagName('cellXfs')[0]?.children ?? [])].map((one) => {
    const id = one.getAttribute('numFmtId') ?? '0';
    return codes.get(id) ?? builtIn.get(id) ?? 'General';
  });
  return { rows, formats, formulas: sheet.getElementsByTagName('f').length, names: Object.keys(parts) };
}

it('O4 HZ36: the XLSX of an order carries its figures as numbers and everything else as text', async () => {
  const bytes = await writeWorkbook({
    name: 'Auftrag 900001',
    rows: [heading, ...orderRows({ lines, currency: 'EUR' })],
  });
  const { rows, formats, formulas, names } = readParts(bytes);
  const [head = [], ...body] = rows;
  expect(head.map(({ text }) => text)).toEqual(heading);
  expect(body).toHaveLength(lines.length);
  for (const [at, line] of lines.entries()) {
    const cells = body[at] ?? [];
    expect(cells.map(({ text }) => text)).toEqual([
      line.ean,
      line.articleNumber,
      line.styleName,
      line.colourCode,
      line.colourName,
      line.articleLength,
      line.size,
      String(line.quantity),
      '49.9',
      '119.9',
      'EUR',
      expect.stringMatching(/^\d{4}-W\d\d$/),
      // 119.90 without 19 % is 100.76.
      '50.5',
      '',
      '2.02',
    ]);
    expect(cells.map(({ type }) => type === 'n')).toEqual(
      heading.map((name) => /Menge|preis|UVP|Spanne|Kalkulation/.test(name)),
    );
    // '@': Excel keeps it a text also when the cell is edited.
    expect(cells.slice(0, 7).map(({ style }) => formats[style])).toEqual(Array(7).fill('@'));
  }
  const sum = body.reduce((all, cells) => all + Number(cells[7]?.text), 0);
  expect(sum).toBe(lines.reduce((all, { quantity }) => all + quantity, 0));
  expect(formulas).toBe(0);
  expect(names.some((name) => /externalLinks|vbaProject|connections/.test(name))).toBe(false);
});
