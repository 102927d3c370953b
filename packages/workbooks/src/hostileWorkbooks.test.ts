import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MOST_PLACES } from './limits.ts';
import { createLittleReader } from './testing/littleReader.ts';
import {
  relationsXml,
  sharedStringsOf,
  sheetOf,
  stylesOf,
  workbookOf,
  workbookXml,
} from './testing/workbookOf.ts';

// Files that unfold to a lot take a slow machine long; what counts is what is said of them.
vi.setConfig({ testTimeout: 60_000 });

const near = '<row r="1"><c r="A1"><v>4</v></c></row>';
const farIn = (cell: string): string => sheetOf(`${near}<row r="1048576">${cell}</row>`);
const farCell = { problem: { code: 'farCell', cell: 'XFD1048576', columns: 100, rows: 50_000 } };
const broken = { problem: { code: 'broken' } };
const tooManyCells = { problem: { code: 'tooManyCells', most: MOST_PLACES } };

const shared = (text: string, count: number): Uint8Array =>
  workbookOf(
    Array.from({ length: 4 }, () =>
      sheetOf(
        Array.from(
          { length: count / 4 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
        ).join(''),
      ),
    ),
    { parts: { 'xl/sharedStrings.xml': sharedStringsOf(`<si><t>${text}</t></si>`) } },
  );

/** A sheet whose parts lie elsewhere than where it says, or are used twice. */
const related = (relations: Parameters<typeof relationsXml>[0], count = relations.length): Uint8Array =>
  workbookOf([sheetOf(near)], {
    parts: { 'xl/workbook.xml': workbookXml(count), 'xl/_rels/workbook.xml.rels': relationsXml(relations) },
  });

/** Small files that unpack, unfold or point to very much: a process with little memory says what is wrong with each. */
const reader = createLittleReader();
afterAll(() => reader.stop());

describe('hostile workbooks', () => {
  it.each([
    ['as Excel writes it', workbookOf([farIn('<c r="XFD1048576"><v>1</v></c>')])],
    ['in single quotes', workbookOf([farIn("<c r='XFD1048576'><v>1</v></c>")])],
    ['with blanks around the sign', workbookOf([farIn('<c r = "XFD1048576"><v>1</v></c>')])],
    [
      'behind a value with the sign that ends tags',
      workbookOf([farIn('<c x=">" r="XFD1048576"><v>1</v></c>')]),
    ],
    ['with a reference to a character', workbookOf([farIn('<c r="&#88;FD1048576"><v>1</v></c>')])],
    [
      'in a sheet that lies elsewhere',
      workbookOf([farIn('<c r="XFD1048576"><v>1</v></c>')], {
        target: (number) => `lists/list${number}.xml`,
      }),
    ],
    [
      'as the last of a row without references',
      workbookOf([farIn(`${'<c/>'.repeat(16_383)}<c><v>1</v></c>`)]),
    ],
    [
      'whose text stands between comments',
      workbookOf([farIn('<c r="XFD1048576"><v><!-- > --><![CDATA[1]]></v></c>')]),
    ],
  ])('M4 a far cell is told, not filled up to: %s', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(5000);
    expect(await reader.read(bytes)).toEqual(farCell);
  });

  it.each(['AAAAA20', 'XFE1', 'A1048577', 'A99999999', 'A0', 'a1', 'A', '1', 'A1:XFD1048576', 'A1.5', 'A-1'])(
    'M4 a cell at a place that no sheet has makes the file a broken one: %s',
    async (reference) => {
      expect(await reader.read(workbookOf([farIn(`<c r="${reference}"><v>1</v></c>`)]))).toEqual(broken);
    },
  );

  it('M4 what lies between two cells far apart costs next to nothing, also on several sheets', async () => {
    const apart = sheetOf(`${near}<row r="50000"><c r="CV50000"><v>1</v></c></row>`);
    const bytes = workbookOf(Array.from({ length: 12 }, () => apart));
    expect(await reader.read(bytes)).toEqual({ sheets: 12, rows: 600_000, filled: 24 });
    const many = workbookOf(Array.from({ length: 1000 }, () => apart));
    expect(await reader.read(many)).toEqual(tooManyCells);
  });

  it('M4 a thousand small sheets are read', async () => {
    const bytes = workbookOf(Array.from({ length: 1000 }, () => sheetOf(near)));
    expect(await reader.read(bytes)).toEqual({ sheets: 1000, rows: 1000, filled: 1000 });
  });

  it('M4 what lies before a cell in its row is counted with it', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 1}"><c r="CV${at + 1}"><v>1</v></c></row>`,
    );
    const sheet = sheetOf(rows.join(''));
    expect(await reader.read(workbookOf([sheet]))).toEqual({ sheets: 1, rows: 20_000, filled: 20_000 });
    expect(await reader.read(workbookOf([sheet, sheet, sheet]))).toEqual(tooManyCells);
  });

  it('M4 a text that many cells share is counted once for each', async () => {
    expect(await reader.read(shared('x'.repeat(32_000), 20_000))).toMatchObject({
      problem: { code: 'tooLarge' },
    });
    expect(await reader.read(shared('x'.repeat(100), 20_000))).toMatchObject({ filled: 20_000 });
  });

  it.each([
    ['a sheet', { 'xl/worksheets/sheet1.xml': new Uint8Array(130_000_000) }],
    ['a part that nothing needs', { 'xl/other.xml': new Uint8Array(130_000_000) }],
    [
      'many parts together',
      Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`xl/${at}.xml`, new Uint8Array(1_000_000)])),
    ],
  ])('M4 a small file that unpacks to very much is given up while it is unpacked: %s', async (_, parts) => {
    const bytes = workbookOf([sheetOf(near)], { parts });
    expect(bytes.length).toBeLessThan(200_000);
    expect(await reader.read(bytes)).toMatchObject({ problem: { code: 'tooLarge' } });
  });

  it.each<[string, string, Record<string, string>?]>([
    ['elements within elements', sheetOf(`${'<row>'.repeat(1_000_000)}${'</row>'.repeat(1_000_000)}`)],
    [
      'elements within elements, each with a name of its own',
      sheetOf(Array.from({ length: 300_000 }, (_, at) => `<e${at}>`).join('')),
    ],
    [
      'attributes without end',
      sheetOf(`<row ${Array.from({ length: 2_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    ],
    [
      'a text of references without end',
      sheetOf(`<row><c r="A1"><v>${'&amp;'.repeat(10_000_000)}</v></c></row>`),
    ],
    ['a name without end', sheetOf(`<${'x'.repeat(50_000_000)}/>`)],
    ['a comment without end', sheetOf(`<!--${'x'.repeat(50_000_000)}-->`)],
    [
      'strings without end',
      sheetOf(near),
      { 'xl/sharedStrings.xml': sharedStringsOf('<si/>'.repeat(10_000_000)) },
    ],
    ['formats without end', sheetOf(near), { 'xl/styles.xml': stylesOf(Array(3_000_000).fill(14)) }],
    ['sheets without end', sheetOf(near), { 'xl/workbook.xml': workbookXml(1_000_000) }],
    [
      'relations without end',
      sheetOf(near),
      {
        'xl/_rels/workbook.xml.rels': relationsXml(
          Array.from({ length: 500_000 }, (_, at) => ({
            id: `rId${at + 1}`,
            kind: 'worksheet',
            target: 'worksheets/sheet1.xml',
          })),
        ),
      },
    ],
  ])('M4 a part of %s is given up', async (_, sheet, parts = {}) => {
    expect(await reader.read(workbookOf([sheet], { parts }))).toEqual(broken);
  });

  it.each([
    ['laughs', `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`, '&b;'],
    ['another file', '<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/passwd">]>', '&b;'],
    ['nothing', '<!DOCTYPE worksheet>', '1'],
  ])('M4 a part that declares its own document type is refused: %s', async (_, declaration, value) => {
    const sheet = `${declaration}${sheetOf(`<row r="1"><c r="A1" t="str"><v>${value}</v></c></row>`)}`;
    expect(await reader.read(workbookOf([sheet]))).toEqual(broken);
  });

  it.each([
    [
      'outside of the file',
      related([
        { id: 'rId1', kind: 'worksheet', target: 'https://example.com/sheet1.xml', isExternal: true },
      ]),
    ],
    [
      'outside of the file, with the name of a part',
      related([{ id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet1.xml', isExternal: true }]),
    ],
    ['nowhere', related([{ id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet9.xml' }])],
    [
      'above the file',
      related([{ id: 'rId1', kind: 'worksheet', target: '../../../worksheets/sheet1.xml' }]),
    ],
    ['to a name that every object knows', related([{ id: 'rId1', kind: 'worksheet', target: '/__proto__' }])],
    [
      'by a name that no relation has',
      related([{ id: 'other', kind: 'worksheet', target: 'worksheets/sheet1.xml' }]),
    ],
    [
      'twice to the same part',
      related([
        { id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet1.xml' },
        { id: 'rId2', kind: 'worksheet', target: '/xl/worksheets/./sheet1.xml' },
      ]),
    ],
    [
      'by a relation that is there twice',
      related(
        [
          { id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet1.xml' },
          { id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet2.xml' },
        ],
        1,
      ),
    ],
  ])('M4 a sheet that is related %s makes the file a broken one', async (_, bytes) => {
    expect(await reader.read(bytes)).toEqual(broken);
  });

  it('M4 a zip whose entries share their bytes is counted for each of them', async () => {
    const one = zipSync({ 'xl/a.xml': new Uint8Array(1_000_000), 'xl/b.xml': strToU8('<a/>') });
    const view = new DataView(one.buffer, one.byteOffset);
    const end = one.length - 22;
    const directory = view.getUint32(end + 16, true);
    const entry = one.subarray(directory, directory + 46 + 'xl/a.xml'.length);
    const count = 100;
    const overlapping = new Uint8Array(directory + count * entry.length + 22);
    overlapping.set(one.subarray(0, directory));
    for (let at = 0; at < count; at += 1) overlapping.set(entry, directory + at * entry.length);
    overlapping.set(one.subarray(end), overlapping.length - 22);
    const changed = new DataView(overlapping.buffer);
    changed.setUint16(overlapping.length - 22 + 8, count, true);
    changed.setUint16(overlapping.length - 22 + 10, count, true);
    expect(await reader.read(overlapping)).toMatchObject({ problem: { code: 'tooLarge' } });
  });
});
