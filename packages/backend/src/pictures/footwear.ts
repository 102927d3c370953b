import type { DrawPart, Sketch } from './garment.ts';
import { from } from './outline.ts';

const sole = (path: string, fill: string): string =>
  `<path d="${path}" fill="${fill}" stroke="#5d564c" stroke-width="1.6" stroke-linejoin="round"/>`;

const laces = ({ brush }: Sketch, points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y]) => {
      const lace = `M${x - 22} ${y - 12}Q${x} ${y - 16} ${x + 24} ${y + 8}`;
      return `<path d="${lace}" fill="none" stroke="${brush.tones.deep}" stroke-width="10" stroke-linecap="round" opacity=".5"/><path d="${lace}" fill="none" stroke="${brush.tones.light}" stroke-width="7.4" stroke-linecap="round"/>`;
    })
    .join('');

function sneaker(sketch: Sketch): string {
  const { brush } = sketch;
  const upper = from(150, 600)
    .curve([146, 540], [150, 490], [172, 452])
    .curve([196, 436], [232, 438], [262, 450])
    .curve([296, 478], [326, 500], [366, 516])
    .curve([420, 534], [500, 536], [556, 560])
    .curve([592, 576], [600, 600], [598, 622])
    .line([152, 622])
    .closed();
  const toe = from(470, 548)
    .curve([476, 580], [474, 604], [466, 622])
    .line([598, 622])
    .curve([600, 600], [592, 576], [556, 560])
    .bend([516, 546], [470, 548])
    .closed();
  const heel = from(150, 600)
    .curve([146, 540], [150, 490], [172, 452])
    .line([214, 444])
    .curve([200, 500], [202, 560], [212, 622])
    .line([152, 622])
    .closed();
  const tongue = from(258, 452)
    .curve([268, 424], [292, 416], [312, 428])
    .line([388, 512])
    .curve([350, 508], [300, 480], [258, 452])
    .closed();
  const rubber = from(140, 612)
    .bend([372, 628], [610, 610])
    .curve([622, 636], [616, 662], [596, 664])
    .line([160, 664])
    .curve([140, 660], [134, 636], [140, 612])
    .closed();
  return (
    brush.cloth(tongue, -0.1) +
    brush.cloth(upper) +
    brush.cloth(toe, -0.04) +
    brush.cloth(heel, -0.08) +
    brush.fold('M250 560Q360 590 470 596', 26, 'dark', 0.22) +
    brush.fold('M260 500Q350 552 460 566', 18, 'light', 0.34) +
    brush.stitch('M280 470C300 500 344 526 402 534M280 470Q306 560 300 616') +
    brush.stitch('M462 554C468 582 466 604 458 618M220 452C208 500 210 560 219 618') +
    laces(sketch, [
      [296, 470],
      [326, 490],
      [356, 506],
      [388, 520],
    ]) +
    sole(rubber, '#efeae0') +
    '<path d="M146 640Q372 652 606 636" fill="none" stroke="#b9b0a0" stroke-width="2"/><path d="M148 652Q372 662 604 650" fill="none" stroke="#cfc7b8" stroke-width="3" stroke-dasharray="7 5"/>'
  );
}

function boot(sketch: Sketch): string {
  const { brush, says } = sketch;
  const upper = from(196, 700)
    .curve([186, 620], [196, 520], [192, 430])
    .curve([190, 380], [186, 330], [190, 286])
    .bend([270, 270], [352, 286])
    .curve([356, 360], [350, 430], [362, 492])
    .curve([374, 544], [436, 566], [500, 590])
    .curve([560, 612], [588, 648], [588, 700])
    .closed();
  const welt = from(180, 694).line([596, 694]).bend([604, 708], [596, 720]).line([182, 720]).closed();
  const heel = from(184, 720).line([300, 720], [294, 762], [188, 762]).closed();
  const tread = from(300, 720).line([598, 720]).bend([594, 738], [560, 738]).line([300, 738]).closed();
  const gusset = from(246, 300)
    .line([316, 302])
    .curve([320, 380], [306, 440], [282, 480])
    .curve([258, 440], [242, 380], [246, 300])
    .closed();
  const mouth = 'M190 287Q270 270 352 287Q270 306 190 287Z';
  return (
    brush.cloth(upper) +
    brush.flat(mouth, brush.tones.inside) +
    brush.fold('M222 330Q232 480 226 640', 20, 'light', 0.36) +
    brush.fold('M330 330Q322 470 350 540Q400 600 470 622', 20, 'dark', 0.34) +
    brush.fold('M400 566Q500 600 548 660', 18, 'light', 0.34) +
    brush.fold('M262 560Q320 600 398 606', 10, 'dark', 0.3) +
    brush.stitch('M196 610Q280 560 372 600Q420 624 430 694') +
    (says('Chelsea')
      ? `<path d="${gusset}" fill="${brush.tones.deep}" stroke="${brush.tones.outline}" stroke-width="1.6"/>${Array.from({ length: 9 }, (_, index) => `<path d="M${252 + index * 7.4} ${306 + index}Q${252 + index * 7} 390 ${262 + index * 4.4} 450" fill="none" stroke="${brush.tones.shade}" stroke-width="2"/>`).join('')}${brush.seam('M352 296V270H338V292', 3)}`
      : brush.seam('M300 292C300 400 318 480 356 540', 1.8) +
        laces(sketch, [
          [334, 330],
          [336, 372],
          [340, 414],
          [348, 456],
          [362, 498],
          [388, 534],
        ])) +
    sole(welt, '#6a4c33') +
    sole(heel, '#33271f') +
    sole(tread, '#3b2e25')
  );
}

/** The shoe at the front, and its partner half a step behind. */
const pair = (shoe: string, dx: number, dy: number): string =>
  `<g transform="translate(${dx} ${dy})" opacity=".93">${shoe}</g><g transform="translate(0 40)">${shoe}</g>`;

export const drawSneaker: DrawPart = (sketch) => pair(sneaker(sketch), 52, -120);
export const drawBoot: DrawPart = (sketch) => pair(boot(sketch), 66, -76);
