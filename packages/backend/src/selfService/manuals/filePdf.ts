import type { Language } from '@selvedge/core/contract';
import type { Brand } from '../../configuration/brand/brand.ts';
import { createPdfPage, LINE_GAP, left, muted, type PdfPage, width } from '../../pdf/page.ts';
import { createTimeSlice } from '../../work/timeSlice.ts';
import type { Block, FileTexts } from './manual.schema.ts';

const size = 10;
const gap = 12;
/** Above and below the text of a cell. */
const padding = 6;

function drawText(page: PdfPage, text: string, { indent = 0, bullet = '' } = {}): void {
  const column = width - indent;
  page.room(page.heightOf(text, column, { size, lineGap: LINE_GAP }));
  page.write(bullet, left, page.y, { size });
  page.paragraph(text, { size, x: left + indent });
}

function drawHeading(page: PdfPage, heading: string): void {
  const height = page.heightOf(heading, width, { face: 'strong', size: 12 });
  // Not at the bottom of a page, without what it is about.
  if (!page.room(height + 60)) page.y += 8;
  page.paragraph(heading, { face: 'strong', size: 12 });
  page.y += 4;
}

/** Lines to write on by hand. */
function drawFields(page: PdfPage, fields: readonly string[]): void {
  const column = width * 0.34;
  for (const label of fields) {
    const text = page.heightOf(label, column, { size });
    const height = Math.max(text + 10, 30);
    page.room(height);
    page.block(label, { x: left, y: page.y + height - text - 4, width: column }, { size });
    page.y += height;
    page.line(page.y);
  }
  page.y += gap;
}

const faceOf = (row: number): 'strong' | 'text' => (row === 0 ? 'strong' : 'text');

/** The widths of the columns: the first as its texts need it, the others alike. */
function columnsOf(page: PdfPage, rows: readonly (readonly string[])[]): readonly number[] {
  const others = Math.max(...rows.map(({ length }) => length)) - 1;
  const needs = rows.map(([label = ''], at) => page.measure(label, { face: faceOf(at), size }));
  const first = others === 0 ? width : Math.min(Math.max(...needs) + gap, width / 2);
  return [first, ...Array.from({ length: others }, () => (width - first) / others)];
}

/** A table whose head is repeated on each page. */
function drawTable(page: PdfPage, rows: readonly (readonly string[])[]): void {
  const columns = columnsOf(page, rows);
  const heightOf = (row: readonly string[], at: number): number =>
    2 * padding +
    Math.max(
      ...row.map((cell, column) =>
        page.heightOf(cell, (columns[column] ?? 0) - gap, { face: faceOf(at), size }),
      ),
    );
  const draw = (row: readonly string[], at: number): void => {
    const height = heightOf(row, at);
    let x = left;
    for (const [column, wide] of columns.entries()) {
      page.block(
        row[column] ?? '',
        { x, y: page.y + padding, width: wide - gap },
        { face: faceOf(at), size },
      );
      x += wide;
    }
    page.y += height;
    page.line(page.y);
  };
  const [head = []] = rows;
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    const together = heightOf(row, at) + (at === 0 && next ? heightOf(next, 1) : 0);
    if (page.room(together) && at > 0) draw(head, 0);
    draw(row, at);
  }
  page.y += gap;
}

function drawBlock(page: PdfPage, block: Block): void {
  if ('heading' in block) drawHeading(page, block.heading);
  else if ('rows' in block) drawTable(page, block.rows);
  else if ('fields' in block) drawFields(page, block.fields);
  else {
    if ('text' in block) drawText(page, block.text);
    else for (const point of block.points) drawText(page, point, { indent: 12, bullet: '•' });
    page.y += 8;
  }
}

/** A form or a manual as a PDF file: `A4`, with its title at the top and page numbers. */
export async function filePdf(
  brand: Brand,
  language: Language,
  { title, description, blocks }: FileTexts,
): Promise<Uint8Array<ArrayBufferLike>> {
  const page = await createPdfPage({
    brand,
    language,
    title,
    subject: description,
    running: title,
    made: Date.now(),
  });
  page.mark();
  page.y = 104;
  page.paragraph(title, { face: 'display', size: 25 });
  page.y += 6;
  page.paragraph(description, { size, colour: muted });
  page.y += 16;
  const yieldWhenDue = createTimeSlice();
  for (const block of blocks) {
    drawBlock(page, block);
    await yieldWhenDue();
  }
  return page.finish();
}
