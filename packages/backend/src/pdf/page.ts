import type { Language } from '@selvedge/core/contract';
import { wordmarkBox, wordmarkOutline, wordmarkThread } from '@selvedge/core/wordmark';
import PdfDocument from 'pdfkit';
import { printedLogo } from '../brand/printedLogo.ts';
import type { Brand } from '../configuration/brand/brand.ts';
import { say } from '../language/words.ts';
import { createTimeSlice } from '../work/timeSlice.ts';
import { ascent, type Face, facesOf } from './faces.ts';
import { inFonts, type Lettered, REPLACED } from './fonts.ts';

export const ink = '#151515';
export const muted = '#565654';
export const hair = '#c8c8c4';

/** Margins of an `A4` page, in points. */
export const left = 48;
export const right = 547;
export const width = right - left;
const top = 84;
const bottom = 778;

export interface Written {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  /** Longer text is cut and ends in '…'. */
  readonly within?: number;
  /** With `right` or `middle`, x is the end or the middle of the text. */
  readonly at?: 'left' | 'right' | 'middle';
}

export interface PdfPage {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next item begins, from the top of the page. */
  y: number;
  /** Writes one line of text with its top at y. */
  write(text: string, x: number, y: number, how?: Written): void;
  /** The width of a text. */
  measure(text: string, how?: Pick<Written, 'face' | 'size'>): number;
  /** Writes text of several lines at the left margin or at `x`, from `y` on, continuing on further pages. */
  paragraph(text: string, how?: Pick<Written, 'face' | 'size' | 'colour'> & { readonly x?: number }): void;
  /** The height of a text of several lines in a column. */
  heightOf(
    text: string,
    within: number,
    how?: Pick<Written, 'face' | 'size'> & { readonly lineGap?: number },
  ): number;
  /** Writes text of several lines in a column. Does not move `y`. */
  block(
    text: string,
    at: { readonly x: number; readonly y: number; readonly width: number },
    how?: Written,
  ): void;
  line(y: number, colour?: string): void;
  /** Draws the house's mark in the head of the first page. */
  mark(): void;
  /** Begins a page unless this one has room for the height; returns whether it did. */
  room(height: number): boolean;
  /** Numbers the pages and returns the file. */
  finish(): Promise<Buffer>;
}

/** Height available for content on a page, below its head. */
export const PAGE_ROOM = bottom - top;
/** The most room that a house's logo takes. */
const LOGO_WIDTH = 180;
/** The room that a paragraph leaves between its lines, in points. */
export const LINE_GAP = 2;

/** The portal's own wordmark. */
function drawWordmark(
  doc: PDFKit.PDFDocument,
  thread: string,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const scale = height / wordmarkBox.height;
  doc
    .save()
    .translate(x, y)
    .scale(scale)
    .translate(-wordmarkBox.x, -wordmarkBox.y)
    .path(wordmarkOutline)
    .fill(ink)
    .rect(wordmarkThread.x, wordmarkBox.y, wordmarkThread.width, wordmarkBox.height)
    .fill(thread)
    .restore();
}

/** A PDF document with the house's head on each page. `running` is printed in the head of all pages but the first. */
export async function createPdfPage({
  brand,
  language,
  title,
  subject,
  running,
  made,
  left: ended,
}: {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly subject?: string;
  readonly running: string;
  readonly made: number;
  /** Aborts when nobody waits for the document any more. Without it the document is made in any case. */
  readonly left?: AbortSignal;
}): Promise<PdfPage> {
  const logo = brand.isOwn ? null : await printedLogo(brand);
  const faces = facesOf(brand);
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    // Otherwise a font that is also registered by name would be read again for each text.
    font: '',
    info: {
      Title: title,
      ...(subject && { Subject: subject }),
      Author: brand.name,
      CreationDate: new Date(made),
      ModDate: new Date(made),
    },
  });
  for (const [face, source] of faces.sources) doc.registerFont(face, source);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const yieldWhenDue = createTimeSlice(ended);
  const thread = brand.accent.accent.light;

  const shortened = (text: string, within: number): string => {
    if (doc.widthOfString(text) <= within) return text;
    const letters = [...text];
    let fits = 0;
    let over = letters.length;
    while (over - fits > 1) {
      const middle = Math.floor((fits + over) / 2);
      if (doc.widthOfString(`${letters.slice(0, middle).join('')}…`) <= within) fits = middle;
      else over = middle;
    }
    return `${letters.slice(0, fits).join('').trimEnd()}…`;
  };

  let replaced = false;
  /** The printable form of a text, and the font that has its letters. */
  const lettered = (text: string, wished: Face): Lettered<string> => {
    const found = inFonts(text, faces.stack[wished], faces.letterIn);
    replaced ||= found.replaced;
    return found;
  };

  /** The logo at the left margin, between two heights. */
  const drawLogo = (from: number, height: number): void => {
    if (logo) doc.image(logo, left, from, { fit: [LOGO_WIDTH, height], valign: 'center' });
  };

  const page: PdfPage = {
    doc,
    y: top,
    write(text, x, y, { face = 'text', size = 9, colour = ink, within, at = 'left' } = {}) {
      const set = lettered(text, face);
      doc.font(set.face).fontSize(size).fillColor(colour);
      const shown = within === undefined ? set.text : shortened(set.text, within);
      if (shown === '') return;
      const wide = at === 'left' ? 0 : doc.widthOfString(shown);
      doc.text(shown, at === 'middle' ? x - wide / 2 : x - wide, y, {
        lineBreak: false,
        baseline: -ascent[face] * size,
      });
    },
    measure(text, { face = 'text', size = 9 } = {}) {
      const set = lettered(text, face);
      return doc.font(set.face).fontSize(size).widthOfString(set.text);
    },
    paragraph(text, { face = 'text', size = 9, colour = ink, x = left } = {}) {
      const column = right - x;
      for (const part of text.split(/\r?\n/)) {
        const set = lettered(part, face);
        doc.font(set.face).fontSize(size);
        const height = doc.heightOfString(set.text || ' ', { width: column, lineGap: LINE_GAP });
        page.room(Math.min(height, PAGE_ROOM));
        doc.font(set.face).fontSize(size).fillColor(colour);
        doc.text(set.text, x, page.y, { width: column, lineGap: LINE_GAP, height: PAGE_ROOM });
        page.y += height;
      }
    },
    heightOf(text, within, { face = 'text', size = 9, lineGap = 0 } = {}) {
      const set = lettered(text, face);
      return doc.font(set.face).fontSize(size).heightOfString(set.text, { width: within, lineGap });
    },
    block(text, { x, y, width: within }, { face = 'text', size = 9, colour = ink } = {}) {
      const set = lettered(text, face);
      doc.font(set.face).fontSize(size).fillColor(colour).text(set.text, x, y, { width: within });
    },
    line(y, colour = hair) {
      doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(colour).stroke();
    },
    mark() {
      if (logo) drawLogo(34, 30);
      else drawWordmark(doc, thread, { x: left - 1, y: 24, height: 48 });
    },
    room(height) {
      if (page.y + height <= bottom) return false;
      doc.addPage();
      if (logo) drawLogo(32, 16);
      else drawWordmark(doc, thread, { x: left, y: 26, height: 26 });
      page.write(running, right, 36, { size: 8, colour: muted, at: 'right', within: 380 });
      page.line(62);
      page.y = top;
      return true;
    },
    async finish() {
      if (replaced) {
        const meaning = say(language, 'document.replaced', { mark: REPLACED });
        page.y += 12;
        page.paragraph(meaning, { size: 7.5, colour: muted });
      }
      const { start, count } = doc.bufferedPageRange();
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(start + at);
        page.line(798);
        page.write(title, left, 806, { size: 7.5, colour: muted });
        const numbered = say(language, 'confirmation.page', { at: at + 1, of: count });
        page.write(numbered, right, 806, { size: 7.5, colour: muted, at: 'right' });
        await yieldWhenDue();
      }
      doc.end();
      return whole;
    },
  };
  doc.addPage();
  return page;
}
