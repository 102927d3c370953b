import { isIgnored } from './chart.js';
import { monoWidthOf, widthOf, wrap } from './text.js';

/** @typedef {import('./chart.js').State} State */
/** @typedef {import('./chart.js').Transition} Transition */
/**
 * @typedef {{ style: string, text: string, x: number, y: number }} Line a line of text; its position is relative
 * to the box's corner
 */
/** @typedef {'states' | 'events' | 'full'} Detail state names only; also the events between them; everything */
/** @typedef {{ lines: Line[], width: number, height: number, rule: number }} Contents `rule` is the hairline's y, or 0 */

const pad = 14;
const faces = {
  name: { size: 14, height: 20 },
  about: { size: 11.5, height: 15 },
  does: { size: 11, height: 16 },
  stays: { size: 11, height: 16 },
  ignores: { size: 11, height: 16 },
};

/** The font of a name without further text, which is read from further away. */
const largeName = { size: 20, height: 27 };

/** @param {Transition} transition */
export const named = ({ label, guard, cause }) => {
  if (!guard) return label;
  return cause === 'always' ? `[${guard}]` : `${label} [${guard}]`;
};

/**
 * Whether a transition is shown as a line inside its state's box instead of an arrow: it stays in the state, or
 * enters one of its own children.
 *
 * @param {State} state
 * @param {Transition} transition
 */
export const isInner = (state, { targets }) =>
  targets.every((target) => target === state.id || target.startsWith(`${state.id}.`));

/**
 * The contents of a state's box: its name, its description, what it runs, and the events that do not leave it.
 *
 * @param {State} state
 * @param {Detail} [detail]
 * @returns {Contents}
 */
export function contentsOf(state, detail = 'full') {
  if (detail !== 'full') return nameOf(state);
  const inner = state.transitions.filter((transition) => isInner(state, transition));
  const heard = inner.filter((transition) => !isIgnored(transition));
  const ignored = inner.filter(isIgnored);
  const about = wrap(state.description, state.states.length > 0 ? 300 : 190, faces.about.size);
  /** @type {{ style: keyof typeof faces, text: string }[]} */
  const head = [
    { style: 'name', text: state.key },
    ...about.map((text) => ({ style: /** @type {const} */ ('about'), text })),
  ];
  /** @type {{ style: keyof typeof faces, text: string }[]} */
  const body = [
    ...state.invokes.map((id) => ({ style: /** @type {const} */ ('does'), text: `runs ${id}` })),
    ...heard.map((transition) => ({
      style: /** @type {const} */ ('stays'),
      text: heardAs(state, transition),
    })),
    ...ignored.map(({ label }) => ({ style: /** @type {const} */ ('ignores'), text: `${label} is ignored` })),
  ];

  let y = pad - 2;
  let rule = 0;
  let width = 0;
  /** @type {Line[]} */
  const lines = [];
  for (const { style, text } of [...head, ...body]) {
    if (lines.length === head.length) {
      rule = y + 5;
      y += 10;
    }
    const { size, height } = faces[style];
    lines.push({ style, text, x: pad, y: y + size });
    y += height;
    const wide = style === 'name' ? widthOf(text, size, 1.08) : widthOf(text, size);
    width = Math.max(width, style === 'name' || style === 'about' ? wide : monoWidthOf(text, size));
  }
  return { lines, width: Math.max(width + 2 * pad, 110), height: y + pad - 4, rule };
}

/**
 * @param {State} state
 * @returns {Contents}
 */
function nameOf(state) {
  const { size, height } = largeName;
  return {
    lines: [{ style: 'name', text: state.key, x: pad, y: pad + size - 2 }],
    width: Math.max(widthOf(state.key, size, 1.08) + 2 * pad, 90),
    height: height + 2 * pad - 8,
    rule: 0,
  };
}

/**
 * @param {State} state
 * @param {Transition} transition
 */
function heardAs(state, transition) {
  const [target] = transition.targets;
  if (!target) return named(transition);
  if (target === state.id) return `${named(transition)} ↻`;
  return `${named(transition)} → ${target.slice(state.id.length + 1)}`;
}
