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
  const upper = from(128, 612)
    .curve([120, 560], [124, 524], [140, 492])
    .curve([156, 478], [182, 490], [214, 500])
    .curve([240, 506], [256, 500], [276, 484])
    .curve([318, 508], [366, 538], [420, 552])
    .curve([492, 562], [566, 566], [606, 590])
    .curve([624, 602], [626, 612], [624, 624])
    .line([130, 624])
    .closed();
  const toe = from(470, 560)
    .curve([492, 584], [492, 606], [486, 624])
    .line([624, 624])
    .curve([626, 612], [624, 602], [606, 590])
    .curve([574, 570], [524, 564], [470, 560])
    .closed();
  const counter = from(128, 612)
    .curve([120, 560], [124, 524], [140, 492])
    .curve([160, 484], [174, 488], [196, 496])
    .curve([204, 540], [214, 584], [226, 624])
    .line([130, 624])
    .closed();
  const tongue = from(262, 494)
    .curve([262, 462], [282, 446], [306, 456])
    .curve([330, 490], [364, 520], [404, 546])
    .curve([352, 540], [300, 520], [262, 494])
    .closed();
  const mouth = from(144, 490)
    .curve([180, 500], [232, 512], [270, 490])
    .curve([252, 474], [172, 470], [144, 490])
    .closed();
  const rubber = from(118, 616)
    .bend([372, 630], [636, 612])
    .curve([646, 632], [640, 656], [618, 660])
    .line([140, 662])
    .curve([116, 660], [112, 636], [118, 616])
    .closed();
  return (
    brush.flat(mouth, brush.tones.inside) +
    brush.cloth(tongue, -0.1) +
    brush.cloth(upper) +
    brush.cloth(toe, -0.03) +
    brush.cloth(counter, -0.1) +
    brush.fold('M232 560Q340 596 470 606', 22, 'dark', 0.22) +
    brush.fold('M226 530Q330 566 450 582', 16, 'light', 0.36) +
    brush.fold('M530 580Q586 586 606 606', 12, 'light', 0.4) +
    brush.stitch('M276 492C318 520 370 548 430 560M272 500Q318 560 330 618') +
    brush.stitch('M478 568C494 588 494 606 488 620M204 502C212 546 222 584 234 620') +
    laces(sketch, [
      [304, 498],
      [334, 516],
      [364, 532],
      [396, 545],
    ]) +
    sole(rubber, '#efeae0') +
    '<path d="M124 640Q372 652 636 634" fill="none" stroke="#b9b0a0" stroke-width="2"/><path d="M126 651Q372 661 630 647" fill="none" stroke="#cfc7b8" stroke-width="3" stroke-dasharray="7 5"/>'
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

export const drawSneaker: DrawPart = (sketch) => pair(sneaker(sketch), 34, -150);
export const drawBoot: DrawPart = (sketch) => pair(boot(sketch), 66, -76);
