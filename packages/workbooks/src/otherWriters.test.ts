import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateFormat } from './dateFormats.ts';
import { readWorkbook } from './readWorkbook.ts';
import {
  relationsXml,
  sharedStringsOf,
  sheetOf,
  stylesOf,
  workbookOf,
  workbookXml,
} from './testing/workbookOf.ts';
import { writeWorkbook } from './writeWorkbook.ts';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** The rows of the first sheet. */
async function rowsOf(sheet: string, parts: Parts = {}) {
  const [first] = await readWorkbook(workbookOf([sheet], { parts }));
  return first?.rows;
}

const row = (cells: string, number = 1): string => sheetOf(`<row r="${number}">${cells}</row>`);

const utf16 = (text: string, first: 'little' | 'big'): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  const isLittle = first === 'little';
  bytes.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 + at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};

describe('Excel files as other programs write them', () => {
  it('M4 texts in the sheet or shared, in one run or several, without how they are pronounced', async () => {
    const strings = sharedStringsOf(
      '<si><t xml:space="preserve"> Größe &amp; &#x1F45C; </t></si>' +
        '<si><r><rPr><b/></rPr><t>Navy</t></r><r><t xml:space="preserve"> blue</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>' +
        '<si><t>_x0041_b_x005F_x0041_</t></si><si/>',
    );
    const cells =
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c>' +
      '<c r="E1" t="inlineStr"><is><r><t>13</t></r><r><t>-0</t></r></is></c><c r="F1" t="inlineStr"><is><t>001</t></is></c>';
    expect(await rowsOf(row(cells), { 'xl/sharedStrings.xml': strings })).toEqual([
      [' Größe & 👜 ', 'Navy blue', 'Ab_x0041_', '', '13-0', '001'],
    ]);
  });

  it('M4 of a formula what was last worked out, of an error its name, of formatting alone nothing', async () => {
    const cells =
      '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>2x</v></c><c r="C1" t="b"><v>1</v></c>' +
      '<c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1" s="1"/><c r="F1" t="str"><f>B2</f><v></v></c><c r="G1"><v>7</v></c>';
    expect(await rowsOf(row(cells))).toEqual([['2', '2x', 'true', '#DIV/0!', '', '', '7']]);
  });

  it('M4 a formula whose result was not written is no blank', async () => {
    const cells =
      '<c r="A1"><f>1+1</f></c><c r="B1"><f>1+1</f><v></v></c><c r="C1" t="str"><f>B2</f></c>' +
      '<c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="e"/><c r="F1"><v>7</v></c>';
    expect(await rowsOf(row(cells))).toEqual([['#VALUE!', '#VALUE!', '#VALUE!', '#N/A', '#VALUE!', '7']]);
  });

  it.each([
    ['of Excel', 14, '46307', '2026-10-12'],
    ['with its time', 22, '46307.75', '2026-10-12'],
    ['of its own', 164, '46307', '2026-10-12'],
    ['that is none', 165, '46307', '46307'],
    ['before all dates', 14, '-1', '-1'],
    ['after all dates', 14, '4006381333931', '4006381333931'],
  ])('M4 a number in a format %s', async (_, format, value, text) => {
    const styles = stylesOf([0, format], { 164: 'dd.mm.yyyy', 165: '0 &quot;days&quot;' });
    const sheet = row(`<c r="A1" s="1"><v>${value}</v></c>`);
    expect(await rowsOf(sheet, { 'xl/styles.xml': styles })).toEqual([[text]]);
  });

  it.each([
    ['in percent', 9, '0.19', '19%'],
    ['in percent with a decimal', 166, '8.1000000000000003E-2', '8.1%'],
    ['with zeros before it', 167, '7', '007'],
    ['with zeros before it, and more digits', 167, '1234', '1234'],
    ['with zeros, but a fraction', 167, '7.5', '7.5'],
    ['for general, with what computing left', 0, '129.90000000000001', '129.9'],
    ['for general, with all its digits', 0, '4006381333931', '4006381333931'],
  ])('M4 a number in a format %s is read as it is shown', async (_, format, value, text) => {
    const styles = stylesOf([0, format], { 166: '0.0%', 167: '000' });
    const sheet = row(`<c r="A1" s="1"><v>${value}</v></c>`);
    expect(await rowsOf(sheet, { 'xl/styles.xml': styles })).toEqual([[text]]);
  });

  it('M4 dates that are counted from 1904, and those that are written out', async () => {
    const sheet = row('<c r="A1" s="1"><v>44845</v></c><c r="B1" t="d"><v>2026-10-12T00:00:00</v></c>');
    const parts = { 'xl/workbook.xml': workbookXml(1, '<workbookPr date1904="1"/>') };
    expect(await rowsOf(sheet, parts)).toEqual([['2026-10-12', '2026-10-12']]);
  });

  it.each([
    ['yyyy-mm-dd', true],
    ['[$-407]dd. mmmm yyyy;@', true],
    ['[$-F800]dddd\\,\\ mmmm\\ dd', true],
    ['[h]:mm:ss', true],
    ['mm:ss.0', true],
    ['h:mm AM/PM', true],
    ['yyyy"年"m"月"d"日"', true],
    ['[<45000]"Old: "yyyy;yyyy-mm-dd', true],
    ['General', false],
    ['@', false],
    ['#,##0.00 "days"', false],
    ['0.00\\m', false],
    ['[Red]-0', false],
    ['_-* #,##0.00\\ "€"_-', false],
    ['0000000000000', false],
    ['', false],
    ['d'.repeat(300), false],
  ])('M4 whether %j is a format of dates: %j', (format, isDate) => {
    expect(isDateFormat(format)).toBe(isDate);
  });

  it('M4 rows and cells that do not say where they are follow those before', async () => {
    const sheet = sheetOf(
      '<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="3"><c><v>4</v></c></row><row><c><v>5</v></c></row>',
    );
    expect(await rowsOf(sheet)).toEqual([
      ['1', '', '', '2', '3'],
      [],
      ['4', '', '', '', ''],
      ['5', '', '', '', ''],
    ]);
  });

  it('M4 a cell that is there twice is not decided upon: the file is broken', async () => {
    const twice = rowsOf(row('<c r="A1"><v>1</v></c><c r="A1"><v>2</v></c>'));
    await expect(twice).rejects.toThrow('broken');
  });

  it.each([
    ['a text that is not there', '<c r="A1" t="s"><v>7</v></c>'],
    ['a kind that no cell has', '<c r="A1" t="x"><v>7</v></c>'],
    ['a truth that is neither', '<c r="A1" t="b"><v>7</v></c>'],
    ['a date that is none', '<c r="A1" t="d"><v>soon</v></c>'],
    ['an entity that nothing declares', '<c r="A1" t="str"><v>&nbsp;</v></c>'],
  ])('M4 a cell with %s makes the file a broken one', async (_, cell) => {
    await expect(rowsOf(row(cell))).rejects.toThrow('broken');
  });

  it('M4 sheets are found by their relations: in their order, hidden ones too, charts left out', async () => {
    const cell = (value: number): string => row(`<c r="A1"><v>${value}</v></c>`);
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const workbook =
      `<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:q="${strict}"><x:sheets>` +
      '<x:sheet name="Second" sheetId="9" q:id="b"/><x:sheet name="Chart" sheetId="3" q:id="c"/>' +
      '<x:sheet name="First" sheetId="1" state="hidden" q:id="a"/></x:sheets></x:workbook>';
    const relations = [
      { id: 'a', kind: 'worksheet', target: '/data/one.xml' },
      { id: 'b', kind: 'worksheet', target: '../data/two.xml' },
      { id: 'c', kind: 'chartsheet', target: 'chart.xml' },
    ];
    const parts = {
      '_rels/.rels': relationsXml([{ id: 'r', kind: 'officeDocument', target: 'book/main.xml' }]),
      'book/main.xml': workbook,
      'book/_rels/main.xml.rels': relationsXml(relations).replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        strict,
      ),
      'data/one.xml': cell(1),
      'data/two.xml': cell(2)
        .replaceAll(/<(\/?)(\w)/g, '<$1y:$2')
        .replace('xmlns=', 'xmlns:y='),
    };
    expect(await readWorkbook(workbookOf([], { parts }))).toEqual([
      { name: 'Second', rows: [['2']] },
      { name: 'First', rows: [['1']] },
    ]);
  });

  it.each(['little', 'big'] as const)('M4 a part in UTF-16, with the %s end first', async (first) => {
    const sheet = `<?xml version="1.0" encoding="UTF-16"?>${row('<c r="A1" t="str"><v>Größe 👜</v></c>')}`;
    const parts = { 'xl/worksheets/sheet1.xml': utf16(sheet, first) };
    expect(await rowsOf('', parts)).toEqual([['Größe 👜']]);
  });

  it('M4 characters of several bytes are read whole wherever a part is cut', async () => {
    const text = 'ö€👜'.repeat(30_000);
    for (const blanks of ['', ' ', '  ', '   ']) {
      const read = await rowsOf(row(`<c r="A1" t="str">${blanks}<v>${text}</v></c>`));
      expect(read?.[0]?.[0] === text).toBe(true);
    }
  });

  it('M4 cells that stand anywhere are read where they stand, whatever lies between', async () => {
    const places = fc.uniqueArray(
      fc.record({
        column: fc.integer({ min: 1, max: 26 }),
        row: fc.integer({ min: 1, max: 40 }),
        value: fc.nat(),
      }),
      { minLength: 1, maxLength: 30, selector: ({ column, row: number }) => `${column} ${number}` },
    );
    await fc.assert(
      fc.asyncProperty(places, async (cells) => {
        const letter = (column: number): string => String.fromCharCode(64 + column);
        const sheet = sheetOf(
          cells
            .map(
              ({ column, row: number, value }) =>
                `<row r="${number}"><c r="${letter(column)}${number}"><v>${value}</v></c></row>`,
            )
            .join(''),
        );
        const rows = (await rowsOf(sheet)) ?? [];
        for (const { column, row: number, value } of cells)
          expect(rows[number - 1]?.[column - 1]).toBe(String(value));
        expect(rows.flat().filter((cell) => cell !== '')).toHaveLength(cells.length);
        expect(rows).toHaveLength(Math.max(...cells.map((cell) => cell.row)));
      }),
      { numRuns: 50 },
    );
  });

  it('M4 any sheet that is written is read back: numbers, texts of any letters and empty cells', async () => {
    // The writer leaves out U+FFFD, which stands for a letter that could not be read.
    const isWritable = (text: string): boolean =>
      /^[^\p{Cc}\p{Cs}\uFFFD-\uFFFF]*$/u.test(text) && text.trim() === text;
    const text = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .filter((one) => one !== '' && isWritable(one));
    const cell = fc.oneof(text, fc.constant(''), fc.integer({ min: -9999, max: 9_999_999 }));
    const rows = fc.array(fc.tuple(text, cell, cell, cell, text), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const [sheet] = await readWorkbook(await writeWorkbook({ name: 'List', rows: all }));
        // The writer keeps words that every object knows apart with a blank.
        expect(sheet?.rows.map((cells) => cells.map((one) => one.trimEnd()))).toEqual(
          all.map((cells) => cells.map(String)),
        );
      }),
      { numRuns: 60 },
    );
  });
});
