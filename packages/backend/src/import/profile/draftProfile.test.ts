import { describe, expect, it } from 'vitest';
import { heldContent } from '../packed/content.ts';
import { readFile } from '../reading/readFile.ts';
import { interchangeOf } from '../testing/edifactFiles.ts';
import { draftProfile } from './draftProfile.ts';

describe('a first profile', () => {
  it('finds the columns of a list by their names', async () => {
    const text = 'Artikelnummer;Größen;Farbcode;GTIN;Lagerort\r\nM1;S;01;4009900000017;A1\r\n';
    const { profile, unused } = draftProfile(
      await readFile({ name: 'Export 7.csv', content: heldContent(Buffer.from(text)) }),
    );
    expect(profile.files[0]?.kinds).toMatchObject({
      styles: { 'style number': 'Artikelnummer' },
      variants: { style: 'Artikelnummer', colour: 'Farbcode', EAN: 'GTIN' },
    });
    expect([...unused.values()]).toEqual([['Lagerort']]);
  });

  it('finds sizes that are columns, prices with their currency and the short words of the trade', async () => {
    const text =
      'Art.-Nr.;Saison;Farbnr;Farbton;EK EUR;UVP EUR;Gr 36;Gr 38;Gr XL\r\nM1;SS36;01;Rot;45,00;119,00;4009900000017;;\r\n';
    const { profile, unused } = draftProfile(
      await readFile({ name: 'ARTSTAMM.csv', content: heldContent(Buffer.from(text)) }),
    );
    const size = { column: 'size', part: [4, 12] };
    expect(profile.files[0]).toMatchObject({
      sizes: { columns: ['Gr *'], size: 'size', value: 'EAN' },
      kinds: {
        styles: { 'style number': 'Art.-Nr.', season: 'Saison', sizes: { ...size, list: true } },
        colours: { style: 'Art.-Nr.', colour: 'Farbnr' },
        variants: { style: 'Art.-Nr.', colour: 'Farbnr', EAN: 'EAN', size },
        prices: { style: 'Art.-Nr.', 'wholesale price': 'EK EUR', 'retail price': 'UVP EUR' },
      },
    });
    expect([...unused.values()]).toEqual([['Farbton']]);
  });

  it('takes the name of a colour from its own segment of a PRICAT, not from that of the style', async () => {
    const text = interchangeOf([
      [
        'UNH+PRICAT:D:01B:UN:EAN008',
        'BGM+9+K-1',
        'LIN+1++4009900000017:SRV',
        'PIA+5+M1:SA',
        'IMD+F+8+:::Jacket',
        'IMD+F+35+01:::Red',
        'IMD+F+98+:::M',
        'CNT+2:1',
      ],
    ]);
    const { profile } = draftProfile(
      await readFile({ name: 'K.edi', content: heldContent(Buffer.from(text, 'latin1')) }),
    );
    expect(profile.files[0]?.kinds).toMatchObject({
      styles: { 'name (en)': 'IMD 8' },
      colours: { colour: 'IMD 35 code', 'name (en)': 'IMD 35' },
    });
  });

  it('leaves out kinds of which a file says nothing but the key, and lists that are read as they are', async () => {
    const prices = 'EAN;Artikel;EK;UVP\r\n4009900000017;M1;45,00;119,00\r\n';
    const ours = 'price list;currency\r\nSE;SEK\r\n';
    const read = async (name: string, text: string) =>
      readFile({ name, content: heldContent(Buffer.from(text)) });
    const { profile } = draftProfile([
      ...(await read('Export.csv', prices)),
      ...(await read('price lists.csv', ours)),
    ]);
    expect(profile.files.map(({ files, kinds }) => [files, Object.keys(kinds)])).toEqual([
      [['Export.csv'], ['variants', 'prices']],
    ]);
  });
});
