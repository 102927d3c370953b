import elk from 'elkjs/lib/elk.bundled.js';
import { allStates } from './chart.js';
import { contentsOf, isInner, named } from './contents.js';
import { monoWidthOf } from './text.js';

/** @typedef {import('./chart.js').State} State */
/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./chart.js').Cause} Cause */
/** @typedef {import('elkjs/lib/elk-api.js').ElkNode} ElkNode */
/** @typedef {import('./contents.js').Detail} Detail */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/**
 * @typedef {object} Arrow
 * @property {string} id
 * @property {string} source
 * @property {string} target
 * @property {Cause | 'start' | 'mixed'} cause `mixed` when its lines have different causes
 * @property {{ text: string, cause: Cause }[]} lines
 */
/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {{ state: State, box: Box, contents: import('./contents.js').Contents, region: boolean }[]} states
 * @property {Box[]} starts dots with an arrow to an initial state
 * @property {{ id: string, source: string, target: string, points: Point[], cause: Arrow['cause'], lines: Arrow['lines'], label: Box }[]} arrows
 */

/** @typedef {'DOWN' | 'RIGHT'} Direction */

/** Font size and line height of labels. */
export const labels = {
  states: { size: 13, line: 17 },
  events: { size: 13, line: 17 },
  full: { size: 11, line: 15 },
};
/**
 * The distances between elements.
 *
 * @param {{ node: number, edge: number, line: number }} room between states, between a state and an arrow, between
 * arrows
 */
const spacingOf = ({ node, edge, line }) => ({
  'elk.spacing.nodeNode': String(node - 4),
  'elk.spacing.edgeNode': String(edge),
  'elk.spacing.edgeEdge': String(line),
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(node),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(edge),
  'elk.layered.spacing.edgeEdgeBetweenLayers': String(line),
});
const spacings = {
  states: spacingOf({ node: 28, edge: 14, line: 10 }),
  events: spacingOf({ node: 34, edge: 18, line: 12 }),
  full: spacingOf({ node: 40, edge: 22, line: 16 }),
};

/**
 * Lays out the states and arrows of a chart. The result is the same for the same chart.
 *
 * @param {Chart} chart
 * @param {Detail} [detail]
 * @param {Direction} [direction]
 * @returns {Promise<Layout>}
 */
export async function layOut(chart, detail = 'full', direction = 'DOWN') {
  const arrows = arrowsOf(chart.root, detail);
  const narrow = await placeSomehow(chart, arrows, { detail, direction, wider: new Map() });
  const wider = missingWidths(chart, narrow, detail);
  const placed = await placeSomehow(chart, arrows, { detail, direction, wider });
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    ...read(placed, chart, arrows, detail),
  };
}

/**
 * Puts the initial state first where possible. That reads best, but not every nesting can be laid out so.
 *
 * @param {Chart} chart
 * @param {Arrow[]} arrows
 * @param {Omit<Wish, 'initialFirst'>} wish
 */
const placeSomehow = (chart, arrows, wish) =>
  place(chart, arrows, { initialFirst: true, ...wish }).catch(() =>
    place(chart, arrows, { initialFirst: false, ...wish }),
  );

/**
 * How much wider than its inner states a state must be, so that its own text fits.
 *
 * @param {Chart} chart
 * @param {ElkNode} placed
 * @param {Detail} detail
 * @returns {Map<string, number>} id → pixels
 */
function missingWidths(chart, placed, detail) {
  const nodes = nodesById(placed);
  const missing = allStates(chart.root).map((state) => {
    const width = nodes.get(state.id)?.width ?? 0;
    return /** @type {const} */ ([state.id, Math.max(0, contentsOf(state, detail).width - width)]);
  });
  return new Map(missing);
}

/** @typedef {{ initialFirst: boolean, wider: Map<string, number>, detail: Detail, direction: Direction }} Wish */

/**
 * @param {Chart} chart
 * @param {Arrow[]} arrows
 * @param {Wish} wish
 * @returns {Promise<ElkNode>}
 */
function place(chart, arrows, wish) {
  return new elk.default().layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': wish.direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      ...spacings[wish.detail],
    },
    children: [nodeOf(chart.root, wish, false)],
    edges: arrows.map(({ id, source, target, lines }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: lines.length === 0 ? [] : [labelOf(id, lines, labels[wish.detail])],
    })),
  });
}

/**
 * @param {ElkNode} placed
 * @param {Chart} chart
 * @param {Arrow[]} arrows
 * @param {Detail} detail
 */
function read(placed, chart, arrows, detail) {
  const nodes = nodesById(placed);
  const regions = new Set(
    allStates(chart.root).flatMap(({ type, states }) => (type === 'parallel' ? states : [])),
  );
  return {
    states: allStates(chart.root).map((state) => ({
      state,
      box: boxOf(nodes.get(state.id)),
      contents: contentsOf(state, detail),
      region: regions.has(state),
    })),
    starts: [...nodes.values()].filter(({ id }) => id.startsWith('start of ')).map(boxOf),
    arrows: arrows.map(({ id, source, target, cause, lines }) => {
      const edge = placed.edges?.find((candidate) => candidate.id === id);
      const [section] = edge?.sections ?? [];
      if (!section) throw new Error(`The arrow ${id} has no way`);
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      return { id, source, target, points, cause, lines, label: boxOf(edge?.labels?.[0]) };
    }),
  };
}

/**
 * @param {ElkNode} node
 * @returns {Map<string, ElkNode>}
 */
const nodesById = (node) =>
  new Map([[node.id, node], ...(node.children ?? []).flatMap((child) => [...nodesById(child)])]);

/**
 * @param {Partial<Box> | undefined} shape
 * @returns {Box}
 */
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 } = {}) => ({ x, y, width, height });

/**
 * @param {string} id
 * @param {Arrow['lines']} lines
 * @param {{ size: number, line: number }} face
 */
const labelOf = (id, lines, { size, line }) => ({
  id: `label of ${id}`,
  text: lines.map(({ text }) => text).join(' '),
  width: Math.max(...lines.map(({ text }) => monoWidthOf(text, size))) + 10,
  height: lines.length * line + 4,
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

const layer = 'elk.layered.layering.layerConstraint';

/**
 * @param {State} state
 * @param {Wish} wish
 * @param {boolean} isInitial
 * @returns {ElkNode}
 */
function nodeOf(state, wish, isInitial) {
  const { initialFirst, wider, detail } = wish;
  const { width, height } = contentsOf(state, detail);
  /** @type {Record<string, string>} */
  const first = initialFirst && isInitial ? { [layer]: 'FIRST' } : {};
  if (state.states.length === 0) return { id: state.id, width, height, layoutOptions: first };
  const start = {
    id: `start of ${state.id}`,
    width: 10,
    height: 10,
    layoutOptions: { [layer]: initialFirst ? 'FIRST_SEPARATE' : 'FIRST' },
  };
  const children = state.states.map((child) => nodeOf(child, wish, child.id === state.initial));
  const side = 18 + (wider.get(state.id) ?? 0) / 2;
  return {
    id: state.id,
    layoutOptions: {
      ...first,
      'elk.padding': `[top=${height + 12},left=${side},bottom=18,right=${side}]`,
      ...spacings[detail],
    },
    children: [...(state.initial ? [start] : []), ...children],
  };
}

/**
 * The arrows of a chart. All transitions from one state to another share one arrow.
 *
 * @param {State} root
 * @param {Detail} detail
 * @returns {Arrow[]}
 */
function arrowsOf(root, detail) {
  /** @type {Map<string, Arrow>} */
  const arrows = new Map();
  for (const state of allStates(root)) {
    if (state.initial) {
      const id = `start of ${state.id}`;
      arrows.set(id, { id: `${id}, arrow`, source: id, target: state.initial, cause: 'start', lines: [] });
    }
    for (const transition of state.transitions) {
      if (isInner(state, transition)) continue;
      const { cause } = transition;
      for (const target of transition.targets) {
        const id = `${state.id} → ${target}`;
        const arrow = arrows.get(id) ?? { id, source: state.id, target, cause, lines: [] };
        if (arrow.cause !== cause) arrow.cause = 'mixed';
        arrow.lines.push(...linesOf(transition, detail, arrow.lines));
        arrows.set(id, arrow);
      }
    }
  }
  return [...arrows.values()];
}

/**
 * The lines that a transition adds to the label of its arrow.
 *
 * @param {import('./chart.js').Transition} transition
 * @param {Detail} detail
 * @param {Arrow['lines']} present
 * @returns {Arrow['lines']}
 */
function linesOf(transition, detail, present) {
  const { cause, label } = transition;
  if (detail === 'full') return broken(named(transition)).map((text) => ({ text, cause }));
  if (detail === 'states' || present.some(({ text }) => text === label)) return [];
  return [{ text: label, cause }];
}

/**
 * Puts the guard of a long label on a line of its own.
 *
 * @param {string} label
 */
function broken(label) {
  const guard = label.indexOf(' [');
  return label.length > 26 && guard > 0 ? [label.slice(0, guard), label.slice(guard + 1)] : [label];
}
