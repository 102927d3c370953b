import { labels, layOut } from '../flows/layout.js';
import { at, headOf, pathThrough } from '../flows/lines.js';

/** @typedef {import('@selvedge/atlas/data').Chart['drawings']['full']} Drawing */
/** @typedef {import('../flows/contents.js').Detail} Detail */
/** @typedef {import('../flows/layout.js').Layout} Layout */

/** The window size that drawings are laid out for, in pixels. */
const window = { width: 900, height: 680 };

/**
 * The scale at which a drawing fits into the window; at most 1.
 *
 * @param {Layout} layout
 */
const scaleOf = ({ width, height }) => Math.min(1, window.width / width, window.height / height);

/**
 * Laid out downwards or to the right, whichever fits at the larger scale.
 *
 * @param {import('../flows/chart.js').Chart} chart
 * @param {Detail} detail
 */
async function bestOf(chart, detail) {
  const down = await layOut(chart, detail, 'DOWN');
  if (detail === 'full' || scaleOf(down) === 1) return down;
  const right = await layOut(chart, detail, 'RIGHT');
  return scaleOf(right) > scaleOf(down) ? right : down;
}

/**
 * A chart's layout, as data for `ChartDrawing` of the atlas.
 *
 * @param {import('../flows/chart.js').Chart} chart
 * @param {Detail} detail
 * @returns {Promise<Drawing>}
 */
export async function drawingOf(chart, detail) {
  const { width, height, states, starts, arrows } = await bestOf(chart, detail);
  return {
    detail,
    width,
    height,
    states: states.map((placed) => stateOf(placed, placed.state === chart.root)),
    starts: starts.map(({ x, y }) => ({ x: rounded(x + 5), y: rounded(y + 5) })),
    arrows: arrows.map((arrow) => arrowOf(arrow, labels[detail].line)),
  };
}

/** @param {number} value */
const rounded = (value) => Number(at(value));

/**
 * @param {Layout['states'][number]} placed
 * @param {boolean} isRoot
 * @returns {Drawing['states'][number]}
 */
function stateOf({ state, box, contents, region }, isRoot) {
  const tone = state.tags.find((tag) => tag === 'pending' || tag === 'failed');
  const inner = state.states.length > 0 ? 'holding' : 'leaf';
  return {
    id: state.id,
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
    kind: isRoot ? 'root' : inner,
    region,
    final: state.type === 'final',
    tone: tone === 'pending' || tone === 'failed' ? tone : null,
    rule: contents.rule,
    lines: contents.lines.map(({ style, text, x, y }) => ({
      style: /** @type {Drawing['states'][number]['lines'][number]['style']} */ (style),
      text,
      x,
      y,
    })),
  };
}

/**
 * @param {Layout['arrows'][number]} arrow
 * @param {number} line line height of its label
 * @returns {Drawing['arrows'][number]}
 */
function arrowOf({ id, source, target, cause, points, lines, label }, line) {
  return {
    id,
    source,
    target,
    cause,
    d: pathThrough(points),
    head: headOf(points),
    label:
      lines.length === 0
        ? null
        : {
            x: rounded(label.x),
            y: rounded(label.y),
            width: rounded(label.width),
            height: rounded(label.height),
            lines: lines.map((said, index) => ({ ...said, y: rounded(label.y + line - 2 + index * line) })),
          },
  };
}
