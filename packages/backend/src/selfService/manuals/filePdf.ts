import type { Language } from '@selvedge/core/contract';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';
import { say } from '../../language/words.ts';
import type { Block, FileTexts } from './manual.schema.ts';

const fonts: TFontDictionary = {
  Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' },
  Times: { normal: 'Times-Roman' },
};
pdfmake.setFonts(fonts);
// A file uses only its texts and the standard PDF fonts. It must never read an address or a path.
const fontNames = new Set(Object.values(fonts).flatMap((styles) => Object.values(styles).map(String)));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontNames.has(path));

const ink = '#151515';
const muted = '#565654';
const hair = '#c8c8c4';

const lines = (fields: readonly string[]): Content => ({
  table: {
    widths: ['34%', '*'],
    heights: 24,
    body: fields.map((label) => [{ text: label, margin: [0, 8, 0, 0] }, '']),
  },
  layout: { hLineColor: () => hair, hLineWidth: (line) => (line === 0 ? 0 : 0.5), vLineWidth: () => 0 },
  margin: [0, 4, 0, 12],
});

const table = (rows: readonly (readonly string[])[]): Content => {
  const columns = Math.max(...rows.map(({ length }) => length));
  return {
    table: {
      headerRows: 1,
      widths: Array.from({ length: columns }, (_, column) => (column === 0 ? 'auto' : '*')),
      body: rows.map((row, at) =>
        Array.from({ length: columns }, (_, column) => ({ text: row[column] ?? '', bold: at === 0 })),
      ),
    },
    layout: {
      hLineColor: () => hair,
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
    margin: [0, 4, 0, 12],
  };
};

function contentOf(block: Block): Content {
  if ('heading' in block) return { text: block.heading, bold: true, fontSize: 12, margin: [0, 12, 0, 4] };
  if ('text' in block) return { text: block.text, margin: [0, 0, 0, 8] };
  if ('points' in block) return { ul: [...block.points], margin: [0, 0, 0, 8] };
  return 'rows' in block ? table(block.rows) : lines(block.fields);
}

/** A form or a manual as a PDF file: `A4`, with its title at the top and page numbers. */
export function filePdf(
  language: Language,
  { title, description, blocks }: FileTexts,
): Promise<Uint8Array<ArrayBufferLike>> {
  const document: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [56, 64, 56, 64],
    language,
    info: { title, author: 'Selvedge', subject: description },
    defaultStyle: { font: 'Helvetica', fontSize: 10, lineHeight: 1.35, color: ink },
    header: { text: 'Selvedge', font: 'Times', fontSize: 13, margin: [56, 28, 56, 0] },
    footer: (at, of) => ({
      text: say(language, 'selfService.forms.page', { at, of }),
      color: muted,
      fontSize: 8,
      margin: [56, 24, 56, 0],
    }),
    content: [
      { text: title, font: 'Times', fontSize: 24, lineHeight: 1.1, margin: [0, 8, 0, 8] },
      { text: description, color: muted, margin: [0, 0, 0, 12] },
      ...blocks.map(contentOf),
    ],
  };
  return pdfmake.createPdf(document).getBuffer();
}
