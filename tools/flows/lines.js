/** @typedef {import('./layout.js').Point} Point */

/** @param {number} value a coordinate, rounded to a tenth of a pixel */
export const at = (value) => String(Math.round(value * 10) / 10);

/**
 * The path along the points, with rounded corners.
 *
 * @param {Point[]} points
 */
export function pathThrough(points) {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${at(first.x)} ${at(first.y)}`;
  rest.forEach((point, index) => {
    const before = points[index];
    const after = rest[index + 1];
    if (!before || !after) {
      d += `L${at(point.x)} ${at(point.y)}`;
      return;
    }
    const from = towards(point, before);
    const to = towards(point, after);
    d += `L${at(from.x)} ${at(from.y)}Q${at(point.x)} ${at(point.y)} ${at(to.x)} ${at(to.y)}`;
  });
  return d;
}

/**
 * The point up to 6 pixels from a corner towards the next one, never beyond the middle.
 *
 * @param {Point} corner
 * @param {Point} next
 * @returns {Point}
 */
function towards(corner, next) {
  const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
  const share = Math.min(6, length / 2) / length;
  return { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
}

/**
 * The arrow head at the end of a path.
 *
 * @param {Point[]} points
 */
export function headOf(points) {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const left = { x: end.x - dx * 8 - dy * 4, y: end.y - dy * 8 + dx * 4 };
  const right = { x: end.x - dx * 8 + dy * 4, y: end.y - dy * 8 - dx * 4 };
  return `M${at(end.x)} ${at(end.y)}L${at(left.x)} ${at(left.y)}L${at(right.x)} ${at(right.y)}Z`;
}
