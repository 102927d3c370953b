import { createRandom, type Random } from '../demo/random.ts';
import { drawBag, drawBelt, drawScarf } from './accessories.ts';
import { drawJeans, drawShorts, drawSkirt, drawTrousers } from './bottoms.ts';
import { createBrush } from './brush.ts';
import type { ClothName } from './clothPattern.ts';
import { drawDress } from './dresses.ts';
import { drawBoot, drawSneaker } from './footwear.ts';
import type { DrawPart, Garment } from './garment.ts';
import { drawBlazer, drawCoat, drawJacket } from './outerwear.ts';
import { drawBlouse, drawCardigan, drawKnit, drawPolo, drawShirt, drawTshirt } from './tops.ts';

export type { Garment } from './garment.ts';

interface Craft {
  readonly draw: DrawPart;
  /** Cloths to choose from; repeated ones are likelier. */
  readonly cloths: readonly ClothName[];
}

const crafts: Readonly<Record<string, Craft>> = {
  shirt: {
    draw: drawShirt,
    cloths: ['plain', 'plain', 'plain', 'stripe', 'pinstripe', 'check', 'windowpane'],
  },
  blouse: { draw: drawBlouse, cloths: ['plain', 'plain', 'plain', 'pinstripe'] },
  polo: { draw: drawPolo, cloths: ['knit', 'plain', 'plain', 'breton'] },
  tshirt: { draw: drawTshirt, cloths: ['plain', 'plain', 'plain', 'breton'] },
  knitwear: { draw: drawKnit, cloths: ['knit'] },
  cardigan: { draw: drawCardigan, cloths: ['knit', 'rib'] },
  sweatshirt: { draw: drawKnit, cloths: ['plain'] },
  jacket: { draw: drawJacket, cloths: ['plain', 'twill'] },
  blazer: { draw: drawBlazer, cloths: ['twill', 'plain', 'pinstripe', 'windowpane'] },
  coat: { draw: drawCoat, cloths: ['twill', 'plain', 'plain'] },
  trousers: { draw: drawTrousers, cloths: ['twill', 'plain', 'plain', 'pinstripe'] },
  jeans: { draw: drawJeans, cloths: ['twill'] },
  shorts: { draw: drawShorts, cloths: ['twill', 'plain'] },
  skirt: { draw: drawSkirt, cloths: ['plain', 'plain', 'twill', 'check'] },
  dress: { draw: drawDress, cloths: ['plain', 'plain', 'plain', 'pinstripe'] },
  sneaker: { draw: drawSneaker, cloths: ['plain'] },
  boot: { draw: drawBoot, cloths: ['plain'] },
  bag: { draw: drawBag, cloths: ['grain'] },
  belt: { draw: drawBelt, cloths: ['plain'] },
  scarf: { draw: drawScarf, cloths: ['knit', 'rib'] },
};

const shirtCraft: Craft = { draw: drawShirt, cloths: ['plain'] };

/** What the name says of the cloth comes first. */
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

/** The flat drawing of a garment in one colour, on paper: an SVG of 740 × 1047. The same garment, the same drawing. */
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="740" height="1047" viewBox="0 0 740 1047"><defs>
<radialGradient id="paper" cx=".46" cy=".4" r=".82"><stop offset="0" stop-color="#f7f5f1"/><stop offset=".6" stop-color="#efece6"/><stop offset="1" stop-color="#e2ddd4"/></radialGradient>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="22"/><feOffset dx="16" dy="30" result="blurred"/><feFlood flood-color="#4a4036" flood-opacity=".34"/><feComposite in2="blurred" operator="in"/></filter>
<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="4" dy="7" result="blurred"/><feFlood flood-color="#3b332a" flood-opacity=".34"/><feComposite in2="blurred" operator="in"/></filter>
${brush.defs}<g id="garment">${garment}</g></defs>
<rect width="740" height="1047" fill="url(#paper)"/><use href="#garment" filter="url(#far)"/><use href="#garment" filter="url(#near)"/><use href="#garment"/></svg>`;
}
