import type { DrawPart, Sketch } from './garment.ts';
import { bandCollar, hood, lapels, shirtCollar } from './necks.ts';
import { both, from, middle } from './outline.ts';
import { blockOf, breastPocket, buttonedFront } from './tops.ts';
import { bodyOf, cuffOf, drawFit, drawSleeves, insideOf, type Sleeve, type Torso } from './torso.ts';

const flapPocket = ({ brush }: Sketch, x: number, y: number, width: number, height: number): string =>
  brush.cloth(
    from(middle + x, y)
      .line(
        [middle + x + width, y - 6],
        [middle + x + width + 1, y + height - 6],
        [middle + x + 1, y + height],
      )
      .closed(),
  ) + brush.stitch(`M${middle + x + 5} ${y + height - 7}L${middle + x + width - 4} ${y + height - 13}`);

const weltPocket = ({ brush }: Sketch, x: number, y: number): string =>
  brush.cloth(
    from(middle + x, y)
      .line([middle + x + 18, y - 4], [middle + x + 44, y + 92], [middle + x + 26, y + 98])
      .closed(),
  );

function zip({ brush }: Sketch, from_: number, to: number): string {
  const { deep, light } = brush.tones;
  return (
    brush.seam(`M${middle - 12} ${from_}V${to}M${middle + 12} ${from_}V${to}`) +
    `<path d="M${middle} ${from_}V${to}" stroke="${deep}" stroke-width="7"/><path d="M${middle} ${from_}V${to}" stroke="#c9c4ba" stroke-width="5" stroke-dasharray="2 2.2"/>` +
    `<rect x="${middle - 4}" y="${from_ + 4}" width="8" height="24" rx="3" fill="#d8d3c8" stroke="${deep}" stroke-width="1"/><circle cx="${middle}" cy="${from_ + 36}" r="4" fill="none" stroke="${light}" stroke-width="1.6"/>`
  );
}

function quilting({ brush }: Sketch, torso: Torso): string {
  const rows: string[] = [];
  for (let y = torso.top + 96; y < torso.hemAt - 10; y += 58) {
    const half = torso.waist - 6;
    rows.push(
      brush.seam(`M${middle - half} ${y}Q${middle} ${y + 14} ${middle + half} ${y}`, 1.6),
      brush.fold(
        `M${middle - half + 14} ${y + 12}Q${middle} ${y + 26} ${middle + half - 14} ${y + 12}`,
        10,
        'dark',
        0.24,
      ),
      brush.fold(
        `M${middle - half + 14} ${y - 22}Q${middle} ${y - 10} ${middle + half - 14} ${y - 22}`,
        14,
        'light',
        0.3,
      ),
    );
  }
  return rows.join('');
}

export const drawJacket: DrawPart = (sketch) => {
  const { brush, random, says } = sketch;
  const bomber = says('Bomber');
  const quilted = says('Quilted');
  const overshirt = says('Overshirt');
  const torso = blockOf(sketch, {
    shoulder: sketch.women ? 142 : 162,
    chest: sketch.women ? 154 : 176,
    waist: sketch.women ? 146 : 172,
    hem: bomber ? 150 : 172,
    hemAt: bomber ? 690 : 770,
    hemDip: 6,
  });
  const sleeve: Sleeve = { length: 'long', width: 42 };
  const start = torso.top + torso.neckDepth;
  const band = from(middle, torso.hemAt - 44)
    .line(
      [middle + torso.hem + 1, torso.hemAt - 44],
      [middle + torso.hem + 1, torso.hemAt + 12],
      [middle, torso.hemAt + 18],
    )
    .symmetric();
  const front = overshirt
    ? buttonedFront(sketch, torso, torso.hemAt, 6)
    : zip(sketch, start - 6, torso.hemAt - 2);
  const pockets = overshirt
    ? breastPocket(sketch, torso, true) +
      `<g transform="translate(${2 * middle} 0) scale(-1 1)">${breastPocket(sketch, torso, true)}</g>`
    : both(
        bomber || quilted
          ? weltPocket(sketch, 72, torso.hemAt - 190)
          : flapPocket(sketch, 46, torso.hemAt - 210, 92, 34) +
              flapPocket(sketch, 44, torso.top + 196, 76, 28),
      );
  const collar =
    bomber || (quilted && random.chance(0.6)) ? bandCollar(brush, torso) : shirtCollar(brush, torso, 12);
  return (
    drawSleeves(brush, torso, sleeve, cuffOf(torso, sleeve, bomber ? 48 : 30)) +
    brush.flat(insideOf(torso), brush.tones.inside) +
    brush.cloth(bodyOf(torso)) +
    (quilted ? quilting(sketch, torso) : drawFit(brush, torso)) +
    (bomber
      ? brush.cloth(band, -0.06)
      : brush.stitch(`M${middle - torso.hem + 6} ${torso.hemAt - 14}H${middle + torso.hem - 6}`)) +
    front +
    pockets +
    collar
  );
};

export const drawBlazer: DrawPart = (sketch) => {
  const { brush, random, women } = sketch;
  const double = random.chance(0.25);
  const torso = blockOf(sketch, {
    neckDepth: double ? 210 : 268,
    shoulder: women ? 138 : 160,
    chest: women ? 144 : 168,
    waist: women ? 120 : 152,
    hem: women ? 150 : 172,
    hemAt: women ? 720 : 770,
    hemDip: 10,
  });
  const sleeve: Sleeve = { length: 'long', width: 40 };
  const close = torso.top + torso.neckDepth;
  const buttons = double
    ? [-34, 34].flatMap((x) => [0, 72].map((y) => brush.button(middle + x, close + 16 + y, 7))).join('')
    : [0, 84].map((y) => brush.button(middle + 4, close + 14 + y, 7)).join('');
  const chest = from(middle + 62, torso.top + 206)
    .line([middle + 124, torso.top + 190], [middle + 126, torso.top + 205], [middle + 64, torso.top + 221])
    .closed();
  const sleeveButtons = [0, 17, 34]
    .map((y) => brush.button(middle + torso.shoulder + 78 - y * 0.14, torso.top + 510 - y, 4))
    .join('');
  return (
    drawSleeves(brush, torso, sleeve, null) +
    both(sleeveButtons) +
    brush.flat(insideOf(torso, true), brush.tones.inside) +
    brush.cloth(bodyOf(torso, true)) +
    drawFit(brush, torso) +
    both(
      brush.seam(
        `M${middle + 92} ${torso.top + 250}Q${middle + 78} ${torso.top + 380} ${middle + 96} ${torso.hemAt - 170}`,
        1.2,
      ),
    ) +
    brush.seam(
      `M${middle + (double ? 62 : 6)} ${close + 4}Q${middle + (double ? 62 : 8)} ${torso.hemAt - 80} ${middle + (double ? 58 : -18)} ${torso.hemAt + 9}`,
      1.8,
    ) +
    both(flapPocket(sketch, 54, torso.hemAt - 176, 84, 26)) +
    brush.cloth(chest) +
    lapels(brush, torso, close, random.pick([52, 60, 70])) +
    buttons
  );
};

export const drawCoat: DrawPart = (sketch) => {
  const { brush, random, says, women } = sketch;
  const parka = says('Parka');
  const trench = says('Trench');
  const double = trench || says('Double') || random.chance(0.2);
  const torso = blockOf(sketch, {
    top: 150,
    neckDepth: parka ? 44 : 220,
    shoulder: women ? 138 : 158,
    chest: women ? 150 : 172,
    waist: women ? 140 : 166,
    hem: women ? 182 : 196,
    hemAt: parka ? 850 : 930,
    hemDip: 10,
  });
  const sleeve: Sleeve = { length: 'long', width: 43 };
  const close = torso.top + torso.neckDepth;
  const beltAt = torso.top + 392;
  const rows = parka
    ? []
    : Array.from({ length: double ? 3 : 4 }, (_, index) => close + 18 + index * (double ? 84 : 96));
  const buttons = rows.flatMap((y) =>
    double
      ? [brush.button(middle - 42, y, 8), brush.button(middle + 42, y, 8)]
      : [brush.button(middle + 4, y, 8)],
  );
  const belt = from(middle, beltAt)
    .line(
      [middle + torso.waist + 1, beltAt - 6],
      [middle + torso.waist + 2, beltAt + 30],
      [middle, beltAt + 36],
    )
    .symmetric();
  const end = from(middle + 20, beltAt + 18)
    .line([middle + 52, beltAt + 22], [middle + 66, beltAt + 168], [middle + 40, beltAt + 172])
    .closed();
  return (
    drawSleeves(brush, torso, sleeve, trench ? cuffOf(torso, sleeve, 34) : null) +
    (parka ? hood(brush, torso) : '') +
    brush.flat(insideOf(torso, !parka), brush.tones.inside) +
    brush.cloth(bodyOf(torso, !parka)) +
    drawFit(brush, torso) +
    brush.fold(
      `M${middle - 60} ${beltAt + 60}Q${middle - 74} 760 ${middle - 92} ${torso.hemAt - 20}`,
      26,
      'dark',
      0.26,
    ) +
    brush.fold(
      `M${middle + 84} ${beltAt + 60}Q${middle + 104} 760 ${middle + 122} ${torso.hemAt - 20}`,
      24,
      'light',
      0.24,
    ) +
    brush.seam(`M${middle + (double ? 72 : 8)} ${close}V${torso.hemAt + 8}`, 1.8) +
    both(
      parka
        ? flapPocket(sketch, 52, 520, 96, 36) + flapPocket(sketch, 50, 340, 74, 30)
        : weltPocket(sketch, 82, beltAt + 66),
    ) +
    (parka
      ? zip(sketch, close, torso.hemAt) + hood(brush, torso)
      : lapels(brush, torso, close, random.pick([64, 74, 84]))) +
    (trench
      ? both(
          brush.cloth(
            from(middle + 44, torso.top + 92)
              .line(
                [middle + torso.shoulder - 10, torso.top + 60],
                [middle + 146, torso.top + 176],
                [middle + 84, torso.top + 190],
              )
              .closed(),
            -0.03,
          ),
        ) + lapels(brush, torso, close, 76)
      : '') +
    buttons.join('') +
    (trench
      ? brush.cloth(belt) +
        brush.cloth(end) +
        brush.flat(
          from(middle - 20, beltAt - 4)
            .line([middle + 22, beltAt - 4], [middle + 22, beltAt + 38], [middle - 20, beltAt + 38])
            .closed(),
          brush.tones.deep,
        )
      : '')
  );
};
