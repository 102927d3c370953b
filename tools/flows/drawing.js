import { at, headOf, pathThrough } from './lines.js';
import { escaped } from './text.js';

/** @typedef {import('./layout.js').Layout} Layout */

const style = `
svg { --paper: #fcfcfb; --box: #fff; --region: #f3f3f1; --ink: #151515; --muted: #565654; --line: #c8c8c4;
  --event: #2134c4; --done: #1b6a43; --error: #b01e20; --delay: #7d5200; --always: #565654; --start: #151515; --mixed: #565654; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #121212; --box: #1b1b1b; --region: #191919; --ink: #f2f2ef; --muted: #b0b0ab; --line: #444442;
    --event: #9aa8ff; --done: #7fcca1; --error: #ff9a8f; --delay: #e2b566; --always: #b0b0ab; --start: #f2f2ef; --mixed: #b0b0ab; }
}
text { font-family: 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif; }
.name { font-size: 14px; font-weight: 650; fill: var(--ink); }
.about { font-size: 11.5px; fill: var(--muted); }
.does, .stays, .ignores, .label { font-family: Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: 11px; }
.does { fill: var(--done); } .stays { fill: var(--event); } .ignores { fill: var(--muted); }
.state { fill: var(--box); stroke: var(--line); stroke-width: 1.25; }
.holding { fill: var(--region); } .root { fill: var(--paper); } .region { stroke-dasharray: 5 4; }
.pending { stroke: var(--done); stroke-width: 1.75; } .failed { stroke: var(--error); stroke-width: 1.75; }
.final { fill: none; } .rule { stroke: var(--line); stroke-width: 1; }
.arrow { fill: none; stroke-width: 1.4; } .head { stroke: none; }
.ground { fill: var(--paper); opacity: 0.9; } .label { text-anchor: middle; }
${['event', 'done', 'error', 'delay', 'always', 'start', 'mixed']
  .map(
    (cause) =>
      `.${cause} .arrow { stroke: var(--${cause}); } .${cause} .head, .label.${cause} { fill: var(--${cause}); }`,
  )
  .join('\n')}
.delay .arrow, .always .arrow { stroke-dasharray: 6 4; } .dot { fill: var(--start); }`;

/**
 * A chart as a self-contained SVG, in light and dark.
 *
 * @param {import('./chart.js').Chart} chart
 * @param {Layout} layout
 * @returns {string}
 */
export function draw(chart, { width, height, states, starts, arrows }) {
  const title = chart.root.description || chart.name;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}\n</style>`,
    ...states.map((placed) => drawState(placed, placed.state === chart.root)),
    ...starts.map(({ x, y }) => `<circle class="dot" cx="${at(x + 5)}" cy="${at(y + 5)}" r="5"/>`),
    ...arrows.map(drawArrow),
    ...arrows.filter(({ lines }) => lines.length > 0).map(drawLabel),
    '</svg>',
    '',
  ].join('\n');
}

/**
 * @param {Layout['states'][number]} placed
 * @param {boolean} isRoot
 */
function drawState({ state, box, contents, region }, isRoot) {
  const kinds = [
    'state',
    ...(isRoot ? ['root'] : []),
    ...(!isRoot && state.states.length > 0 ? ['holding'] : []),
    ...(region ? ['region'] : []),
    ...state.tags.filter((tag) => tag === 'pending' || tag === 'failed'),
  ];
  const corner = `x="${at(box.x)}" y="${at(box.y)}" width="${at(box.width)}" height="${at(box.height)}"`;
  const inner = `x="${at(box.x + 3)}" y="${at(box.y + 3)}" width="${at(box.width - 6)}" height="${at(box.height - 6)}"`;
  const rule = box.y + contents.rule;
  return [
    `<g><rect class="${kinds.join(' ')}" ${corner} rx="8"/>`,
    ...(state.type === 'final' ? [`<rect class="state final" ${inner} rx="6"/>`] : []),
    ...(contents.rule
      ? [`<path class="rule" d="M${at(box.x + 14)} ${at(rule)}H${at(box.x + box.width - 14)}"/>`]
      : []),
    ...contents.lines.map(
      ({ style: face, text, x, y }) =>
        `<text class="${face}" x="${at(box.x + x)}" y="${at(box.y + y)}">${escaped(text)}</text>`,
    ),
    '</g>',
  ].join('');
}

/** @param {Layout['arrows'][number]} arrow */
function drawArrow({ points, cause }) {
  const end = headOf(points);
  const head = end ? `<path class="head" d="${end}"/>` : '';
  return `<g class="${cause}"><path class="arrow" d="${pathThrough(points)}"/>${head}</g>`;
}

/** @param {Layout['arrows'][number]} arrow */
function drawLabel({ lines, label: { x, y, width, height } }) {
  const ground = `<rect class="ground" x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="3"/>`;
  const texts = lines.map(
    ({ text, cause }, index) =>
      `<text class="label ${cause}" x="${at(x + width / 2)}" y="${at(y + 13 + index * 15)}">${escaped(text)}</text>`,
  );
  return `<g>${ground}${texts.join('')}</g>`;
}
