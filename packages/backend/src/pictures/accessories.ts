import type { DrawPart, Sketch } from './garment.ts';
import { both, from, middle } from './outline.ts';

const brass = '#c2a468';
const ring = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#7d6534" stroke-width="5.4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${brass}" stroke-width="3.4"/>`;

const strap = ({ brush }: Sketch, path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${brush.tones.outline}" stroke-width="${width + 3}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${brush.tones.cloth}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${brush.tones.light}" stroke-width="${width * 0.3}" opacity=".4" stroke-linecap="round"/>`;

function tote(sketch: Sketch): string {
  const { brush } = sketch;
  const body = from(middle, 440)
    .line([middle + 206, 432])
    .curve([middle + 212, 560], [middle + 226, 700], [middle + 232, 800])
    .bend([middle + 226, 826], [middle + 196, 828])
    .bend([middle, 838], [middle, 838])
    .symmetric();
  const handle = `M${middle - 92} 470C${middle - 88} 180 ${middle + 88} 180 ${middle + 92} 470`;
  const tab = from(middle + 78, 452)
    .line([middle + 106, 452], [middle + 106, 540], [middle + 92, 556], [middle + 78, 540])
    .closed();
  return (
    `<g opacity=".72">${strap(sketch, `M${middle - 84} 446C${middle - 76} 214 ${middle + 76} 214 ${middle + 84} 446`, 13)}</g>` +
    brush.cloth(body) +
    brush.fold(`M${middle - 150} 500Q${middle - 120} 660 ${middle - 166} 790`, 30, 'dark', 0.22) +
    brush.fold(`M${middle + 60} 480Q${middle + 90} 640 ${middle + 70} 800`, 40, 'light', 0.24) +
    brush.stitch(`M${middle - 198} 456H${middle + 198}`) +
    both(brush.stitch(`M${middle + 196} 446C${middle + 202} 560 ${middle + 214} 700 ${middle + 220} 812`)) +
    strap(sketch, handle, 15) +
    both(brush.cloth(tab) + brush.button(middle + 92, 528, 4))
  );
}

function weekender(sketch: Sketch): string {
  const { brush } = sketch;
  const body = from(middle, 420)
    .line([middle + 214, 430])
    .curve([middle + 262, 450], [middle + 272, 560], [middle + 268, 730])
    .bend([middle + 262, 772], [middle + 220, 774])
    .bend([middle, 780], [middle, 780])
    .symmetric();
  const band = (x: number) =>
    brush.cloth(
      from(middle + x - 17, 424)
        .line([middle + x + 17, 424], [middle + x + 17, 776], [middle + x - 17, 777])
        .closed(),
      -0.08,
    );
  return (
    brush.cloth(body) +
    brush.fold(`M${middle - 200} 480Q${middle - 226} 620 ${middle - 200} 740`, 30, 'dark', 0.26) +
    brush.fold(`M${middle - 30} 470Q${middle - 10} 600 ${middle - 26} 740`, 46, 'light', 0.24) +
    `<path d="M${middle - 196} 452Q${middle} 438 ${middle + 196} 452" fill="none" stroke="${brass}" stroke-width="5" stroke-dasharray="3 2.4"/>` +
    both(band(110)) +
    strap(sketch, `M${middle - 110} 440C${middle - 104} 262 ${middle + 104} 262 ${middle + 110} 440`, 16) +
    both(
      ring(middle + 110, 448, 13) +
        brush.stitch(`M${middle + 252} 500C${middle + 258} 580 ${middle + 258} 660 ${middle + 254} 740`),
    )
  );
}

function crossbody(sketch: Sketch): string {
  const { brush } = sketch;
  const body = from(middle, 500)
    .line([middle + 170, 500])
    .bend([middle + 190, 502], [middle + 190, 526])
    .line([middle + 184, 740])
    .bend([middle + 182, 772], [middle + 150, 772])
    .line([middle, 772])
    .symmetric();
  const flap = from(middle, 488)
    .line([middle + 172, 488])
    .bend([middle + 196, 490], [middle + 196, 520])
    .curve([middle + 196, 620], [middle + 150, 668], [middle, 672])
    .symmetric();
  return (
    strap(sketch, `M${middle - 176} 500C${middle - 210} 90 ${middle + 210} 90 ${middle + 176} 500`, 11) +
    brush.cloth(body, -0.08) +
    brush.cloth(flap) +
    brush.fold(`M${middle - 100} 520Q${middle - 96} 590 ${middle - 60} 640`, 30, 'light', 0.34) +
    brush.stitch(
      `M${middle - 184} 520C${middle - 184} 612 ${middle - 142} 656 ${middle} 660C${middle + 142} 656 ${middle + 184} 612 ${middle + 184} 520`,
    ) +
    both(ring(middle + 176, 496, 11)) +
    `<rect x="${middle - 19}" y="634" width="38" height="50" rx="6" fill="${brass}" stroke="#7d6534" stroke-width="1.6"/><circle cx="${middle}" cy="660" r="5" fill="#7d6534"/>`
  );
}

export const drawBag: DrawPart = (sketch) => {
  if (sketch.says('Weekender')) return weekender(sketch);
  return sketch.says('Crossbody') ? crossbody(sketch) : tote(sketch);
};

/** A rolled-up belt, seen from slightly above. */
export const drawBelt: DrawPart = (sketch) => {
  const { brush, says } = sketch;
  const { deep, cloth, light, outline, shade } = brush.tones;
  const turn = (radius: number, y: number, height: number) => {
    const flat = radius * 0.4;
    const wall = `M${middle - radius} ${y}A${radius} ${flat} 0 0 0 ${middle + radius} ${y}V${y + height}A${radius} ${flat} 0 0 1 ${middle - radius} ${y + height}Z`;
    const woven = says('Woven')
      ? Array.from({ length: 22 }, (_, index) => {
          const angle = (Math.PI * (index + 0.5)) / 22;
          const x = middle - Math.cos(angle) * radius;
          const edge = y + Math.sin(angle) * flat;
          return `<path d="M${x - 7} ${edge + 8}L${x + 7} ${edge + height - 8}M${x + 7} ${edge + 8}L${x - 7} ${edge + height - 8}" stroke="${deep}" stroke-width="2.2" opacity=".55"/>`;
        }).join('')
      : brush.stitch(
          `M${middle - radius + 3} ${y + 13}A${radius} ${flat} 0 0 0 ${middle + radius - 3} ${y + 13}`,
        ) +
        brush.stitch(
          `M${middle - radius + 3} ${y + height - 13}A${radius} ${flat} 0 0 0 ${middle + radius - 3} ${y + height - 13}`,
        );
    return `<path d="${wall}" fill="${cloth}"/><path d="${wall}" fill="url(#cloth)"/><path d="${wall}" fill="url(#side)"/><path d="${wall}" fill="none" stroke="${outline}" stroke-width="1.8"/>${woven}`;
  };
  const spiral = [190, 168, 146, 124, 102]
    .map(
      (radius, index) =>
        `<ellipse cx="${middle}" cy="496" rx="${radius}" ry="${radius * 0.4}" fill="${index % 2 ? shade : deep}" stroke="${outline}" stroke-width="1.4"/><ellipse cx="${middle}" cy="498" rx="${radius - 9}" ry="${(radius - 9) * 0.4}" fill="${index === 4 ? '#e4dfd5' : deep}" opacity="${index === 4 ? 1 : 0.85}"/>`,
    )
    .join('');
  const buckle = `<g fill="none"><rect x="${middle - 66}" y="540" width="104" height="128" rx="12" stroke="#7d6534" stroke-width="15"/><rect x="${middle - 66}" y="540" width="104" height="128" rx="12" stroke="${brass}" stroke-width="11"/><path d="M${middle - 66} 604H${middle + 40}" stroke="#7d6534" stroke-width="11" stroke-linecap="round"/><path d="M${middle - 66} 604H${middle + 38}" stroke="${brass}" stroke-width="8" stroke-linecap="round"/></g>`;
  return (
    turn(190, 496, 96) +
    spiral +
    `<path d="M${middle - 190} 496A190 76 0 0 0 ${middle + 190} 496" fill="none" stroke="${light}" stroke-width="3" opacity=".6"/>` +
    buckle
  );
};

/** A scarf folded in half and hung over. */
export const drawScarf: DrawPart = ({ brush, random }) => {
  const long = random.between(820, 880);
  const back = from(middle - 40, 190)
    .line([middle + 120, 176], [middle + 142, long - 70], [middle - 6, long - 58])
    .closed();
  const front = from(middle - 126, 196)
    .bend([middle - 20, 150], [middle + 116, 182])
    .curve([middle + 60, 300], [middle + 30, 420], [middle + 26, long])
    .line([middle - 140, long + 6])
    .curve([middle - 132, 600], [middle - 132, 380], [middle - 126, 196])
    .closed();
  const fringe = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = x + index * 9.4;
      const sway = random.between(-4, 4);
      return `<path d="M${at} ${y}Q${at + sway} ${y + 26} ${at + sway * 1.6} ${y + 52}" fill="none" stroke="${index % 2 ? brush.tones.shade : brush.tones.cloth}" stroke-width="4.4" stroke-linecap="round"/>`;
    }).join('');
  return (
    fringe(middle + 2, long - 62, 15) +
    brush.cloth(back, -0.16) +
    fringe(middle - 134, long + 4, 18) +
    brush.cloth(front) +
    brush.fold(`M${middle - 90} 240Q${middle - 84} 520 ${middle - 96} ${long - 20}`, 18, 'dark', 0.26) +
    brush.fold(`M${middle - 30} 220Q${middle - 44} 520 ${middle - 46} ${long - 20}`, 24, 'light', 0.3) +
    brush.fold(`M${middle + 70} 230Q${middle + 16} 340 ${middle + 4} 520`, 16, 'dark', 0.34) +
    brush.seam(`M${middle - 139} ${long - 22}L${middle + 26} ${long - 28}`, 1.2)
  );
};
