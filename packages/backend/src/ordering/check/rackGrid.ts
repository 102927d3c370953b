import type { Hung } from '@selvedge/core/check';
import { picturePresets } from '@selvedge/core/contract';
import { hair, left, muted, PAGE_ROOM, type PdfPage, width } from '../../pdf/page.ts';
import type { PictureOf, PictureSize } from '../document/colourPictures.ts';
import type { Figures } from '../document/figures.ts';

/** Pieces per row by zoom, from the most pieces to the largest pictures. */
const columns = [8, 6, 5, 3, 2] as const;
const gap = 12;
/** Points for the text beneath a picture, and for the space beneath that text. */
const words = 38;
const air = 14;
/** Height of the head of a group, in points. */
export const groupHead = 40;

const columnsAt = (zoom: number): number => columns[zoom - 1] ?? 5;

/** Size of a picture on paper at a zoom, in points. Two groups of the largest pictures fill a page. */
export function pieceSize(zoom: number): PictureSize {
  const most = columnsAt(zoom);
  const wide = (width - (most - 1) * gap) / most;
  const high = PAGE_ROOM / 2 - groupHead - words - air;
  const ratio = picturePresets.list.height / picturePresets.list.width;
  const fitting = Math.min(wide, high / ratio);
  return { width: fitting, height: fitting * ratio };
}

interface RackDrawing {
  readonly page: PdfPage;
  readonly figures: Figures;
  readonly pictureOf: PictureOf;
  readonly zoom: number;
  /** Whether pieces and value are printed beneath each picture. */
  readonly counted: boolean;
}

/** Height of one row of pieces, in points. */
export const rowHeight = (zoom: number): number => pieceSize(zoom).height + words + air;

async function drawPiece(
  { page, figures, pictureOf, zoom, counted }: RackDrawing,
  { style, colour, sums }: Hung,
  x: number,
): Promise<void> {
  const { y, doc } = page;
  const size = pieceSize(zoom);
  const image = await pictureOf(colour.articleColorId);
  if (image) doc.image(image, x, y, { ...size });
  else doc.rect(x, y, size.width, size.height).lineWidth(0.5).fillAndStroke(colour.hex, hair);
  const small = zoom < 3;
  const below = y + size.height + 5;
  const within = size.width;
  page.write(style.name, x, below, { face: 'strong', size: small ? 6.5 : 8, within });
  const named = `${style.articleNumber} · ${colour.name}`;
  page.write(named, x, below + 10, { size: small ? 5.5 : 7, colour: muted, within });
  if (!counted) return;
  const pieces = figures.pieces(sums.pieces);
  const value = figures.sum(sums);
  const size8 = small ? 6 : 7.5;
  const both = page.measure(pieces, { size: size8 }) + page.measure(value, { size: size8 }) + 6;
  page.write(pieces, x, below + 20, { size: size8, within });
  // Side by side if both fit, otherwise one below the other.
  if (both <= within) page.write(value, x + within, below + 20, { size: size8, at: 'right' });
  else page.write(value, x, below + 28, { size: size8, within });
}

/** Draws pieces side by side, row by row, continuing on further pages. */
export async function drawPieces(
  drawing: RackDrawing,
  hung: readonly Hung[],
  yieldWhenDue: () => Promise<void>,
): Promise<void> {
  const { page, zoom } = drawing;
  const most = columnsAt(zoom);
  const size = pieceSize(zoom);
  const step = (width + gap) / most;
  for (let from = 0; from < hung.length; from += most) {
    page.room(rowHeight(zoom) - air);
    for (const [at, one] of hung.slice(from, from + most).entries()) {
      await drawPiece(drawing, one, left + at * Math.max(step, size.width + gap));
      await yieldWhenDue();
    }
    page.y += rowHeight(zoom);
  }
}
