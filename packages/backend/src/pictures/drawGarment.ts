import { picturePresets } from '@selvedge/core/contract';
import { drawBag, drawBelt, drawScarf } from './accessories.ts';
import { drawJeans, drawShorts, drawSkirt, drawTrousers } from './bottoms.ts';
import { createBrush } from './brush.ts';
import type { ClothName } from './clothPattern.ts';
import { drawDress } from './dresses.ts';
import { drawBoot, drawSneaker } from './footwear.ts';
import type { DrawPart, Garment } from './garment.ts';
import { drawBlazer, drawCoat, drawJacket } from './outerwear.ts';
import { createRandom, type Random } from './random.ts';
import { drawBlouse, drawCardigan, drawKnit, drawPolo, drawShirt, drawTshirt } from './tops.ts';

export type { Garment } from './garment.ts';

interface Craft {
  readonly draw: DrawPart;
  /** Cloths to choose from; repeated entries are more likely. */
  readonly cloths: readonly ClothName[];
  /** How much the garment is enlarged to fill the sheet, around the height `centre`. */
  readonly scale?: number;
  readonly centre?: number;
}

const crafts: Readonly<Record<string, Craft>> = {
  shirt: {
    draw: drawShirt,
    cloths: ['plain', 'plain', 'plain', 'stripe', 'pinstripe', 'check', 'windowpane'],
    scale: 1.16,
    centre: 505,
  },
  blouse: { draw: drawBlouse, cloths: ['plain', 'plain', 'plain', 'pinstripe'], scale: 1.2, centre: 490 },
  polo: { draw: drawPolo, cloths: ['knit', 'plain', 'plain', 'breton'], scale: 1.18, centre: 490 },
  tshirt: { draw: drawTshirt, cloths: ['plain', 'plain', 'plain', 'breton'], scale: 1.18, centre: 488 },
  knitwear: { draw: drawKnit, cloths: ['knit'], scale: 1.16, centre: 490 },
  cardigan: { draw: drawCardigan, cloths: ['knit', 'rib'], scale: 1.16, centre: 495 },
  sweatshirt: { draw: drawKnit, cloths: ['plain'], scale: 1.14, centre: 480 },
  jacket: { draw: drawJacket, cloths: ['plain', 'twill'], scale: 1.1, centre: 490 },
  blazer: {
    draw: drawBlazer,
    cloths: ['twill', 'plain', 'pinstripe', 'windowpane'],
    scale: 1.14,
    centre: 490,
  },
  coat: { draw: drawCoat, cloths: ['twill', 'plain', 'plain'], scale: 1.06, centre: 540 },
  trousers: {
    draw: drawTrousers,
    cloths: ['twill', 'plain', 'plain', 'pinstripe'],
    scale: 1.04,
    centre: 523,
  },
  jeans: { draw: drawJeans, cloths: ['twill'], scale: 1.04, centre: 523 },
  shorts: { draw: drawShorts, cloths: ['twill', 'plain'], scale: 1.36, centre: 508 },
  skirt: { draw: drawSkirt, cloths: ['plain', 'plain', 'twill', 'check'], scale: 1.16, centre: 520 },
  dress: { draw: drawDress, cloths: ['plain', 'plain', 'plain', 'pinstripe'], scale: 1.1, centre: 520 },
  sneaker: { draw: drawSneaker, cloths: ['plain'], scale: 1.12, centre: 570 },
  boot: { draw: drawBoot, cloths: ['plain'], scale: 1.12, centre: 500 },
  bag: { draw: drawBag, cloths: ['grain'], scale: 1.12, centre: 550 },
  belt: { draw: drawBelt, cloths: ['plain'], scale: 1.4, centre: 540 },
  scarf: { draw: drawScarf, cloths: ['knit', 'rib'], scale: 1.08, centre: 530 },
};

const shirtCraft: Craft = { draw: drawShirt, cloths: ['plain'] };

/** A cloth that the name mentions takes precedence. */
const named: readonly (readonly [string, ClothName])[] = [
  ['Cable', 'cable'],
  ['Ribbed', 'rib'],
  ['Checked', 'check'],
  ['Cord', 'rib'],
  ['Flannel', 'check'],
  ['Knitted', 'knit'],
  ['Piqué', 'grain'],
  ['Suede', 'grain'],
];

const clothOf = (name: string, { cloths }: Craft, random: Random): ClothName => {
  const chosen = random.pick(cloths);
  return named.find(([word]) => name.includes(word))?.[1] ?? chosen;
};

const { width, height } = picturePresets.detail;

/**
 * The flat drawing of a garment in one colour on paper: an SVG of 740 × 1047. The same garment always gives the
 * same drawing.
 */
export function drawGarment({ hex, commodityClass, gender, name, drawing }: Garment): string {
  const craft = crafts[commodityClass] ?? shirtCraft;
  const random = createRandom(drawing);
  const brush = createBrush(hex, clothOf(name, craft, random));
  const garment = craft.draw({
    brush,
    random,
    women: gender === 'women',
    says: (word) => name.includes(word),
  });
  const { scale = 1, centre = height / 2 } = craft;
  const placed = `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-width / 2} ${-centre})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<radialGradient id="paper" cx=".46" cy=".4" r=".82"><stop offset="0" stop-color="#f7f5f1"/><stop offset=".6" stop-color="#efece6"/><stop offset="1" stop-color="#e2ddd4"/></radialGradient>
<filter id="far" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur in="SourceAlpha" stdDeviation="22"/><feOffset dx="16" dy="30" result="blurred"/><feFlood flood-color="#4a4036" flood-opacity=".34"/><feComposite in2="blurred" operator="in"/></filter>
<filter id="near" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="4" dy="7" result="blurred"/><feFlood flood-color="#3b332a" flood-opacity=".34"/><feComposite in2="blurred" operator="in"/></filter>
${brush.defs}<g id="garment" transform="${placed}">${garment}</g></defs>
<rect width="${width}" height="${height}" fill="url(#paper)"/><use href="#garment" filter="url(#far)"/><use href="#garment" filter="url(#near)"/><use href="#garment"/></svg>`;
}
