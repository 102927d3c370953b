import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.ts';
import { sheetOf, workbookOf } from './testing/workbookOf.ts';
import { unpack } from './unpack.ts';
import { Unreadable } from './unreadable.ts';
import { writeWorkbook } from './writeWorkbook.ts';

const atOnce = { tell: () => {}, pause: async () => {} };

const problemOf = (bytes: Uint8Array) =>
  readWorkbook(bytes).then(
    () => null,
    (error: unknown) => (error instanceof Unreadable ? error.problem.code : error),
  );

describe('Excel files', () => {
  it.each([
    ['cells within cells', '<c r="A1"'.repeat(300_000)],
    ['cells that are never closed', '<c r="ZZZ1">'.repeat(300_000)],
    ['cells closed once, at the end', `${'<c r="A1">'.repeat(300_000)}</c>`],
    ['signs that begin no tag', `${'<'.repeat(3_000_000)}>`],
    ['rows within rows', `${'<row r="60000">'.repeat(200_000)}${' '.repeat(200_000)}</row>`],
    ['values that are never closed', `<row><c r="ZZZ1">${'<v'.repeat(1_000_000)}</c></row>`],
  ])('M4 a sheet of %s is read once and found broken', async (_, sheet) => {
    expect(await problemOf(workbookOf([sheet]))).toBe('broken');
    expect(await problemOf(workbookOf([sheetOf(sheet)]))).toBe('broken');
  });

  it('M4 what is written is read back: codes, leading zeros, formulas and dates stay what they are', async () => {
    const rows = [
      ['EAN', 'Code', 'Name', 'Quantity'],
      ['0069800000012', '13-0', '=1+1', 4],
      ['4069800000029', '001', '+49', 9999],
      ['13.00040', '3-4', '@x "Größe"; ä', 0],
    ];
    const [sheet] = await readWorkbook(await writeWorkbook({ name: 'Cart', rows }));
    expect(sheet).toEqual({ name: 'Cart', rows: rows.map((row) => row.map(String)) });
  });

  it.each([
    ['Quantities that are not in the order', 'Quantities that are not in the'],
    ['Mengen, die nicht im Auftrag sind', 'Mengen, die nicht im Auftrag si'],
    ['Shopping cart 10422400001 SS27 13-0', 'Shopping cart 10422400001 SS27'],
    ["'Cart' 10/4224: [SS27]*?\\", "Cart' 10 4224   SS27"],
    [`${'x'.repeat(30)}👜`, 'x'.repeat(30)],
    ['[]', '1'],
  ])('N3 a file goes out under any name: %j', async (name, sheetName) => {
    const [sheet] = await readWorkbook(await writeWorkbook({ name, rows: [['EAN'], ['1']] }));
    expect(sheet).toEqual({ name: sheetName, rows: [['EAN'], ['1']] });
  });

  it('M4 any texts and quantities survive the way out and in', async () => {
    const cell = fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
        fc.constantFrom('constructor', '__proto__'),
      )
      .filter((text) => text.trim() === text && text !== '');
    const rows = fc.array(fc.tuple(cell, cell, fc.nat(9999)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (body) => {
        const all = [['A', 'B', 'C'], ...body];
        const [sheet] = await readWorkbook(await writeWorkbook({ name: 'List', rows: all }));
        const read = sheet?.rows.map((row) => row.map((text) => text.trim()));
        expect(read).toEqual(all.map((row) => row.map(String)));
      }),
      { numRuns: 30 },
    );
  });

  it('M4 numbers keep every digit, and a date is seen to be one', async () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1"><v>4.006381333931E12</v></c><c r="B1"><v>4006381333931</v></c><c r="C1"><v>4.0</v></c><c r="D1" s="1"><v>46307</v></c></row>
    </sheetData></worksheet>`;
    const bytes = workbookOf([sheet]);
    const [read] = await readWorkbook(bytes);
    expect(read?.rows).toEqual([['4.006381333931E12', '4006381333931', '4', '2026-10-12']]);
  });

  it('M4 broken files are refused before and while they are unpacked', async () => {
    const good = await writeWorkbook({ name: 'List', rows: [['A'], ['1']] });
    expect(await problemOf(good.subarray(0, good.length - 30))).toBe('broken');
    expect(await problemOf(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('broken');
    expect(await problemOf(zipSync({ 'hello.txt': strToU8('no workbook') }))).toBe('broken');
  });

  it('M4 a small file that unpacks to very much is given up while it is unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(130_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await problemOf(bomb)).toBe('tooLarge');
    const end = bomb.length - 22;
    new DataView(bomb.buffer, bomb.byteOffset).setUint16(end + 10, 0, true);
    expect(await problemOf(bomb)).toBe('broken');
  }, 60_000);

  it('M4 what a file says of its size is not believed', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(2_000_000) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    const directory = view.getUint32(bomb.length - 6, true);
    view.setUint32(directory + 24, 10, true);
    view.setUint32(22, 10, true);
    await expect(unpack(bomb, atOnce, 1_000_000)).rejects.toThrow('tooLarge');
    expect((await unpack(bomb, atOnce))['xl/worksheets/sheet1.xml']).toHaveLength(2_000_000);
  });

  it('M4 pictures are left packed', async () => {
    const zip = zipSync({
      'xl/media/image1.png': new Uint8Array(2_000_000),
      'xl/workbook.xml': strToU8('<a/>'),
    });
    expect(Object.keys(await unpack(zip, atOnce, 1000))).toEqual(['xl/workbook.xml']);
  });

  it('M4 an empty cell at the far end of a sheet costs nothing; one that holds something is named', async () => {
    const near = '<row r="1"><c r="A1"><v>4</v></c><c r="XFD1" s="1"/></row>';
    const [read] = await readWorkbook(
      workbookOf([sheetOf(`${near}<row r="1048576"><c r="XFD1048576" s="1"/></row>`)]),
    );
    expect(read?.rows).toEqual([['4']]);
    const far = sheetOf(`${near}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`);
    const refused = await readWorkbook(workbookOf([far])).catch((error: unknown) => error);
    expect(refused).toMatchObject({ problem: { code: 'farCell', cell: 'XFD1048576' } });
  });

  it('M4 it is told how much of a file is read, never less than before', async () => {
    const received: number[] = [];
    await readWorkbook(await writeWorkbook({ name: 'List', rows: [['A'], ['1']] }), {
      tell: (share) => received.push(share),
    });
    expect(received.length).toBeGreaterThan(2);
    expect(received).toEqual(received.toSorted((one, other) => one - other));
    expect(received.at(-1)).toBe(1);
  });

  it('M4 others get their turn while a large file is read, and nothing more is read once nobody waits for it', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`${at}`, 'Coat', 'Navy', '38', '12']);
    const large = await writeWorkbook({ name: 'Stock', rows });
    let turns = 0;
    const [sheet] = await readWorkbook(large, {
      pause: async () => {
        turns += 1;
      },
    });
    expect(sheet?.rows).toHaveLength(20_000);
    expect(turns).toBeGreaterThan(40);
    let left = 20;
    const given = readWorkbook(large, {
      pause: async () => {
        left -= 1;
        if (left === 0) throw new Error('nobody waits');
      },
    });
    await expect(given).rejects.toThrow('nobody waits');
    expect(left).toBe(0);
  });
});
