import type { DrawPart, Sketch } from './garment.ts';
import { bandCollar, hood, ribNeck, rollNeck, shirtCollar } from './necks.ts';
import { both, from, middle } from './outline.ts';
import { bodyOf, cuffOf, drawFit, drawSleeves, insideOf, type Sleeve, type Torso } from './torso.ts';

/** The basic shape of all tops; the women's is narrower and has a waist. */
export function blockOf({ women }: Sketch, change: Partial<Torso> = {}): Torso {
  const block: Torso = women
    ? {
        neck: 50,
        neckDepth: 42,
        shoulder: 132,
        chest: 140,
        waist: 122,
        hem: 144,
        top: 214,
        hemAt: 760,
        hemDip: 8,
      }
    : {
        neck: 52,
        neckDepth: 40,
        shoulder: 152,
        chest: 162,
        waist: 154,
        hem: 160,
        top: 204,
        hemAt: 800,
        hemDip: 6,
      };
  return { ...block, ...change };
}

/** A buttoned front from the neck to `end`: the placket's edges, its stitching and the buttons. */
export function buttonedFront(
  { brush }: Sketch,
  { top, neckDepth }: Torso,
  end: number,
  count: number,
): string {
  const start = top + neckDepth;
  const step = (end - start - 40) / (count - 1);
  const buttons = Array.from({ length: count }, (_, index) =>
    brush.button(middle, start + 22 + index * step),
  );
  return (
    brush.seam(`M${middle + 15} ${start + 4}V${end}`) +
    brush.seam(`M${middle - 15} ${start + 4}V${end}`, 1) +
    brush.stitch(`M${middle + 10} ${start + 8}V${end - 4}`) +
    brush.stitch(`M${middle - 10} ${start + 8}V${end - 4}`) +
    buttons.join('')
  );
}

/** A patch pocket on the wearer's left breast. */
export function breastPocket({ brush }: Sketch, { top }: Torso, flap: boolean): string {
  const x = middle + 44;
  const y = top + 176;
  const pocket = from(x, y)
    .line([x + 68, y - 2], [x + 68, y + 66], [x + 34, y + 82], [x, y + 67])
    .closed();
  const lid = from(x - 3, y - 6)
    .line([x + 71, y - 8], [x + 71, y + 18], [x + 34, y + 30], [x - 3, y + 19])
    .closed();
  return (
    brush.cloth(pocket) +
    brush.stitch(
      from(x + 5, y + 12)
        .line([x + 63, y + 11], [x + 63, y + 63], [x + 34, y + 76], [x + 5, y + 64], [x + 5, y + 12])
        .open(),
    ) +
    (flap ? brush.cloth(lid) + brush.button(x + 34, y + 18, 4.4) : '')
  );
}

const hemStitch = ({ brush }: Sketch, { hem, hemAt, hemDip }: Torso, rise: number): string =>
  brush.stitch(
    `M${middle - hem + 5} ${hemAt - rise}Q${middle - hem * 0.6} ${hemAt + hemDip - rise} ${middle} ${hemAt + hemDip - rise}Q${middle + hem * 0.6} ${hemAt + hemDip - rise} ${middle + hem - 5} ${hemAt - rise}`,
  );

export const drawShirt: DrawPart = (sketch) => {
  const { brush, random } = sketch;
  const torso = blockOf(sketch, { hemDip: 44, hemAt: 782 });
  const short = random.chance(0.18);
  const sleeve: Sleeve = short ? { length: 'short', width: 66 } : { length: 'long', width: 34 };
  const collar = random.chance(0.16)
    ? bandCollar(brush, torso)
    : shirtCollar(brush, torso, random.between(-6, 14));
  return (
    drawSleeves(brush, torso, sleeve, short ? cuffOf(torso, sleeve, 16) : cuffOf(torso, sleeve, 46)) +
    brush.flat(insideOf(torso), brush.tones.inside) +
    brush.cloth(bodyOf(torso)) +
    drawFit(brush, torso) +
    both(
      brush.seam(
        `M${middle + 54} ${torso.top + 6}Q${middle + 100} ${torso.top + 44} ${middle + torso.shoulder - 4} ${torso.top + 66}`,
        1.2,
      ),
    ) +
    buttonedFront(sketch, torso, torso.hemAt + 40, 7) +
    (random.chance(0.62) ? breastPocket(sketch, torso, random.chance(0.3)) : '') +
    hemStitch(sketch, torso, 10) +
    collar
  );
};

export const drawBlouse: DrawPart = (sketch) => {
  const { brush, random } = sketch;
  const wide = random.chance(0.5);
  const torso = blockOf(
    { ...sketch, women: true },
    { hemDip: 22, waist: wide ? 138 : 124, hem: wide ? 158 : 146 },
  );
  const neck = random.pick(['bow', 'band', 'collar', 'v'] as const);
  const pointed = neck === 'v';
  const cut = pointed ? { ...torso, neckDepth: 138 } : torso;
  const sleeve: Sleeve = random.chance(0.3) ? { length: 'half', width: 60 } : { length: 'long', width: 44 };
  const bow = from(middle, torso.top + 52)
    .curve([middle + 24, torso.top + 20], [middle + 78, torso.top + 26], [middle + 74, torso.top + 62])
    .curve([middle + 66, torso.top + 88], [middle + 24, torso.top + 76], [middle, torso.top + 58])
    .closed();
  const tail = from(middle + 2, torso.top + 60)
    .line([middle + 46, torso.top + 214], [middle + 16, torso.top + 226])
    .closed();
  const necks = {
    bow: () =>
      bandCollar(brush, torso) +
      both(brush.cloth(tail) + brush.cloth(bow)) +
      brush.cloth(
        from(middle, torso.top + 44)
          .bend([middle + 13, torso.top + 46], [middle + 11, torso.top + 72])
          .line([middle, torso.top + 74])
          .symmetric(),
      ),
    band: () => bandCollar(brush, torso),
    collar: () => shirtCollar(brush, torso, 4),
    v: () =>
      brush.stitch(
        `M${middle - 45} ${cut.top + 8}Q${middle - 30} ${cut.top + 70} ${middle} ${cut.top + 150}Q${middle + 30} ${cut.top + 70} ${middle + 45} ${cut.top + 8}`,
      ),
  };
  const gathers = [-96, -72, -48, 48, 72, 96].map((x) =>
    brush.fold(
      `M${middle + x} ${torso.top + 74}Q${middle + x * 1.08} ${torso.top + 190} ${middle + x * 1.02} ${torso.top + 330}`,
      5,
      'dark',
      0.2,
    ),
  );
  return (
    drawSleeves(brush, cut, sleeve, cuffOf(cut, sleeve, sleeve.length === 'long' ? 30 : 14)) +
    brush.flat(insideOf(cut, pointed), brush.tones.inside) +
    brush.cloth(bodyOf(cut, pointed)) +
    drawFit(brush, cut) +
    gathers.join('') +
    (pointed ? '' : buttonedFront(sketch, torso, torso.hemAt + 16, 8)) +
    hemStitch(sketch, torso, 8) +
    necks[neck]()
  );
};

export const drawPolo: DrawPart = (sketch) => {
  const { brush, random } = sketch;
  const torso = blockOf(sketch, { hemAt: sketch.women ? 740 : 770 });
  const sleeve: Sleeve = { length: 'short', width: 62 };
  const end = torso.top + torso.neckDepth + random.pick([104, 128]);
  return (
    drawSleeves(brush, torso, sleeve, cuffOf(torso, sleeve, 18)) +
    brush.flat(insideOf(torso), brush.tones.inside) +
    brush.cloth(bodyOf(torso)) +
    drawFit(brush, torso) +
    brush.cloth(
      from(middle - 14, torso.top + torso.neckDepth - 2)
        .line([middle + 14, torso.top + torso.neckDepth - 2], [middle + 14, end], [middle - 14, end])
        .closed(),
    ) +
    brush.stitch(`M${middle - 10} ${torso.top + 70}V${end - 16}H${middle + 10}V${torso.top + 70}`) +
    brush.button(middle, torso.top + torso.neckDepth + 24, 4.8) +
    brush.button(middle, torso.top + torso.neckDepth + 66, 4.8) +
    hemStitch(sketch, torso, 14) +
    shirtCollar(brush, torso, 2)
  );
};

export const drawTshirt: DrawPart = (sketch) => {
  const { brush, random, women } = sketch;
  const pointed = random.chance(women ? 0.35 : 0.15);
  const torso = blockOf(sketch, {
    neckDepth: pointed ? 96 : 52,
    neck: women ? 62 : 58,
    hemAt: women ? 730 : 770,
  });
  const sleeve: Sleeve = random.chance(0.12) ? { length: 'long', width: 36 } : { length: 'short', width: 68 };
  return (
    drawSleeves(brush, torso, sleeve, null) +
    brush.flat(insideOf(torso, pointed), brush.tones.inside) +
    brush.cloth(bodyOf(torso, pointed)) +
    drawFit(brush, torso) +
    (random.chance(0.22) ? breastPocket(sketch, torso, false) : '') +
    hemStitch(sketch, torso, 15) +
    hemStitch(sketch, torso, 20) +
    ribNeck(brush, torso, 15, pointed)
  );
};

/** A ribbed hem below the body. */
function ribHem({ brush }: Sketch, { hem, hemAt, hemDip }: Torso, height: number): string {
  const band = from(middle, hemAt + hemDip - height)
    .line([middle + hem + 1, hemAt - height + 2], [middle + hem + 1, hemAt + 7])
    .bend([middle + hem * 0.6, hemAt + hemDip + 6], [middle, hemAt + hemDip + 6])
    .symmetric();
  const ribs = Array.from({ length: Math.floor(hem / 9) }, (_, index) =>
    brush.seam(`M${middle + index * 9 + 4} ${hemAt - height + 6}V${hemAt + hemDip}`, 0.9),
  );
  return brush.cloth(band, -0.04) + both(ribs.join(''));
}

export const drawKnit: DrawPart = (sketch) => {
  const { brush, random, says } = sketch;
  const neck = random.pick(['crew', 'crew', 'v', 'roll'] as const);
  const torso = blockOf(sketch, { neckDepth: neck === 'v' ? 128 : 46, hemAt: sketch.women ? 730 : 774 });
  const pointed = neck === 'v';
  const sleeve: Sleeve = { length: 'long', width: 36 };
  const hooded = says('Hooded');
  const pouch = from(middle, 596)
    .line([middle + 74, 596], [middle + 112, 664], [middle + 112, 720], [middle, 720])
    .symmetric();
  return (
    drawSleeves(brush, torso, sleeve, cuffOf(torso, sleeve, 52)) +
    brush.flat(insideOf(torso, pointed), brush.tones.inside) +
    brush.cloth(bodyOf(torso, pointed)) +
    drawFit(brush, torso) +
    (hooded
      ? brush.cloth(pouch) +
        brush.stitch(`M${middle - 70} 602L${middle - 106} 666M${middle + 70} 602L${middle + 106} 666`)
      : '') +
    ribHem(sketch, torso, 46) +
    (hooded ? hood(brush, torso) : '') +
    (!hooded && neck === 'roll' && !says('sweatshirt') ? rollNeck(brush, torso) : '') +
    (!hooded && (neck !== 'roll' || says('sweatshirt')) ? ribNeck(brush, torso, 22, pointed) : '')
  );
};

export const drawCardigan: DrawPart = (sketch) => {
  const { brush, random } = sketch;
  const torso = blockOf(sketch, { neckDepth: random.pick([150, 190]), hemAt: sketch.women ? 740 : 780 });
  const sleeve: Sleeve = { length: 'long', width: 37 };
  const start = torso.top + torso.neckDepth;
  const end = torso.hemAt + torso.hemDip;
  const count = random.pick([5, 6]);
  const edge = from(middle - 13, end)
    .line([middle - 13, start + 16])
    .bend([middle - 42, torso.top + 70], [middle - torso.neck - 9, torso.top + 2]);
  const pocket = from(middle + 52, 612)
    .line([middle + 124, 608], [middle + 124, 692], [middle + 52, 694])
    .closed();
  return (
    drawSleeves(brush, torso, sleeve, cuffOf(torso, sleeve, 52)) +
    brush.flat(insideOf(torso, true), brush.tones.inside) +
    brush.cloth(bodyOf(torso, true)) +
    drawFit(brush, torso) +
    ribHem(sketch, torso, 44) +
    both(brush.cloth(pocket) + brush.stitch(`M${middle + 56} 626L${middle + 120} 623`)) +
    ribNeck(brush, torso, 22, true) +
    brush.cloth(
      from(middle - 14, start + 8)
        .line([middle + 14, start + 8], [middle + 14, end + 5], [middle - 14, end + 5])
        .closed(),
    ) +
    brush.seam(edge.open(), 1) +
    Array.from({ length: count }, (_, index) =>
      brush.button(middle, start + 34 + (index * (end - start - 60)) / (count - 1), 7),
    ).join('')
  );
};
