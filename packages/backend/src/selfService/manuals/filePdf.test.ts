import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { ownBrand } from '../../configuration/brand/testing/ownBrand.ts';
import { filePdf } from './filePdf.ts';

async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  return { pages: text, info: (await document.getMetadata()).info };
}

it('G4: a file has all its blocks, and a table its head on each page', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`Row ${at}`, `Value ${at}`]);
  const texts = {
    title: 'Sizes of Дім моди',
    description: 'All of them',
    fileName: 'Sizes.pdf',
    blocks: [
      { heading: 'Lengths' },
      { text: 'Trousers come in lengths 30, 32 and 34. '.repeat(4) },
      { points: ['A first point', 'A second point'] },
      { fields: ['Customer number', 'Signature'] },
      { rows: [['Size', 'Waist'], ...rows] },
    ],
  };
  const { pages, info } = await read(await filePdf(ownBrand, 'en', texts));
  expect(info).toMatchObject({ Title: 'Sizes of Дім моди', Subject: 'All of them' });
  const [first = ''] = pages;
  const said = ['Sizes of Дім моди', 'All of them', 'Lengths', 'lengths 30', 'Customer number', 'Signature'];
  for (const text of [...said, '• A first point', '• A second point']) expect(first).toContain(text);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Size Waist');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  for (const [label] of rows) expect(pages.filter((page) => page.includes(`${label} `))).toHaveLength(1);
});
