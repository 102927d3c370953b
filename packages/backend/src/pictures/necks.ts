import type { Brush } from './brush.ts';
import { both, from, middle, type Point } from './outline.ts';
import type { Torso } from './torso.ts';

/** The stand of a collar at the back of the neck, seen from inside. */
const stand = (brush: Brush, { neck, top }: Torso, height: number): string =>
  brush.flat(
    from(middle, top + 15)
      .bend([middle + neck * 0.55, top + 14], [middle + neck + 2, top + 2])
      .line([middle + neck - 3, top - height])
      .bend([middle + neck * 0.5, top - height + 10], [middle, top - height + 10])
      .symmetric(),
    brush.tones.shade,
  );

/** A shirt collar: two pointed leaves; `spread` moves them apart. */
export function shirtCollar(brush: Brush, torso: Torso, spread: number): string {
  const { neck, top, neckDepth } = torso;
  const leaf = from(middle + 1, top + neckDepth - 4)
    .bend([middle + neck * 0.7, top + 18], [middle + neck - 2, top - 20])
    .bend([middle + neck + 15, top - 4], [middle + neck + 20, top + 18])
    .line([middle + 26 + spread, top + neckDepth + 52])
    .closed();
  const edge = from(middle + neck + 13, top + 18).line(
    [middle + 27 + spread, top + neckDepth + 42],
    [middle + 9, top + neckDepth - 2],
  );
  return stand(brush, torso, 24) + both(brush.cloth(leaf) + brush.stitch(edge.open()));
}

/** A small upright collar. */
export function bandCollar(brush: Brush, torso: Torso): string {
  const { neck, top, neckDepth } = torso;
  const band = from(middle + 1, top + neckDepth)
    .bend([middle + neck * 0.86, top + neckDepth * 0.6], [middle + neck + 2, top])
    .line([middle + neck - 2, top - 22])
    .bend([middle + neck * 0.72, top + neckDepth * 0.34], [middle + 1, top + neckDepth - 24])
    .closed();
  return stand(brush, torso, 24) + both(brush.cloth(band));
}

/** A ribbed band around the neck; `height` in points. */
export function ribNeck(
  brush: Brush,
  { neck, top, neckDepth }: Torso,
  height: number,
  pointed: boolean,
): string {
  const outer = height * 0.92;
  const band = pointed
    ? from(middle, top + neckDepth + height)
        .bend([middle + (neck + outer) * 0.64, top + neckDepth * 0.5], [middle + neck + outer, top + 6])
        .line([middle + neck - 2, top - 4])
        .bend([middle + neck * 0.6, top + neckDepth * 0.4], [middle, top + neckDepth - 4])
        .symmetric()
    : from(middle, top + neckDepth + height)
        .curve(
          [middle + neck * 0.66, top + neckDepth + height],
          [middle + neck + outer, top + neckDepth * 0.62],
          [middle + neck + outer, top + 6],
        )
        .line([middle + neck - 2, top - 4])
        .curve(
          [middle + neck * 0.96, top + neckDepth * 0.55],
          [middle + neck * 0.58, top + neckDepth],
          [middle, top + neckDepth],
        )
        .symmetric();
  const back = from(middle, top + 16)
    .bend([middle + neck * 0.5, top + 15], [middle + neck, top])
    .line([middle + neck - 4, top - 8])
    .bend([middle + neck * 0.5, top + 2], [middle, top + 3])
    .symmetric();
  return brush.flat(back, brush.tones.shade) + brush.cloth(band);
}

/** A roll neck, turned over once. */
export function rollNeck(brush: Brush, { neck, top, neckDepth }: Torso): string {
  const rolled = from(middle, top - 62)
    .bend([middle + neck * 0.8, top - 64], [middle + neck - 4, top - 52])
    .curve([middle + neck + 6, top - 30], [middle + neck + 4, top - 10], [middle + neck + 10, top + 6])
    .bend([middle + neck * 0.7, top + neckDepth + 6], [middle, top + neckDepth + 8])
    .symmetric();
  const mouth = from(middle, top - 62)
    .bend([middle + neck * 0.7, top - 62], [middle + neck - 6, top - 53])
    .bend([middle + neck * 0.5, top - 42], [middle, top - 42])
    .symmetric();
  return (
    brush.cloth(rolled) +
    brush.flat(mouth, brush.tones.inside) +
    brush.seam(
      `M${middle - neck - 4} ${top - 6}Q${middle} ${top + neckDepth - 18} ${middle + neck + 4} ${top - 6}`,
    )
  );
}

/** A hood lying behind the neck, with its strings. */
export function hood(brush: Brush, { neck, top, neckDepth }: Torso): string {
  const back = from(middle, top - 86)
    .curve([middle + neck * 0.9, top - 90], [middle + neck + 46, top - 56], [middle + neck + 34, top + 16])
    .bend([middle + neck * 0.6, top + 40], [middle, top + neckDepth + 12])
    .symmetric();
  const opening = from(middle, top - 50)
    .curve([middle + neck * 0.7, top - 50], [middle + neck + 4, top - 30], [middle + neck - 2, top + 6])
    .bend([middle + neck * 0.62, top + neckDepth * 0.8], [middle, top + neckDepth + 4])
    .symmetric();
  const string = `M${middle + 26} ${top + neckDepth - 2}C${middle + 34} ${top + neckDepth + 44} ${middle + 26} ${top + neckDepth + 84} ${middle + 31} ${top + neckDepth + 128}`;
  return (
    brush.cloth(back, -0.06) +
    brush.flat(opening, brush.tones.inside) +
    brush.seam(`M${middle} ${top - 84}V${top - 52}`) +
    both(
      `<path d="${string}" fill="none" stroke="${brush.tones.deep}" stroke-width="5.4" stroke-linecap="round"/><path d="${string}" fill="none" stroke="${brush.tones.light}" stroke-width="3.4" stroke-linecap="round"/>`,
    )
  );
}

/** Lapels down to the button at `closeAt`. The wearer's left lapel lies over the right. */
export function lapels(brush: Brush, torso: Torso, closeAt: number, width: number): string {
  const { neck, top, neckDepth } = torso;
  const fold: Point = [middle + neck * 0.79, top + neckDepth * 0.22];
  const notch: Point = [middle + neck + width * 0.16, top + 88];
  const tip: Point = [middle + neck + width, top + 96];
  const along = (share: number, out: number): Point => [
    tip[0] + (middle + 3 - tip[0]) * share + out,
    tip[1] + (closeAt - tip[1]) * share + out * 0.5,
  ];
  const collar = from(...fold)
    .bend([middle + neck * 0.94, top + 30], [middle + neck - 3, top - 18])
    .bend([middle + neck + 18, top - 2], [middle + neck + 26, top + 24])
    .line([middle + neck + width * 0.62, top + 70], notch)
    .closed();
  const lapel = from(...fold)
    .line(notch, tip)
    .curve(along(0.34, 13), along(0.7, 10), [middle + 3, closeAt])
    .bend([middle + neck * 0.5, top + neckDepth * 0.52], fold)
    .closed();
  const stitch = from(tip[0] - 9, tip[1] + 5).curve(along(0.34, 6), along(0.7, 3), [
    middle + 8,
    closeAt - 14,
  ]);
  return (
    stand(brush, torso, 22) + both(brush.cloth(lapel) + brush.cloth(collar) + brush.stitch(stitch.open()))
  );
}
