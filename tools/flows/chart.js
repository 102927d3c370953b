/**
 * A chart for drawings and descriptions. It is read from an XState machine and independent of it afterwards.
 *
 * @typedef {'event' | 'done' | 'error' | 'delay' | 'always'} Cause
 *
 * @typedef {object} Transition
 * @property {string} source id of a state
 * @property {string[]} targets ids of states; empty when the state does not change
 * @property {boolean} reenter
 * @property {Cause} cause
 * @property {string} event the event's type as sent, for instance `xstate.done.actor.load`
 * @property {string} label the event for display, for instance `term.changed` or `after 200 ms`
 * @property {string} guard the condition, or empty
 * @property {string[]} actions
 *
 * @typedef {object} State
 * @property {string} id
 * @property {string} key
 * @property {'atomic' | 'compound' | 'parallel' | 'final' | 'history'} type
 * @property {string} description
 * @property {string[]} tags
 * @property {string[]} invokes
 * @property {string[]} entry actions when the state is entered
 * @property {string[]} exit actions when it is left
 * @property {string | undefined} initial id of the initial child
 * @property {State[]} states
 * @property {Transition[]} transitions
 *
 * @typedef {{ name: string, feature: string, root: State }} Chart
 */

/** @typedef {import('xstate').AnyStateMachine} Machine */
/** @typedef {import('xstate').AnyStateNode} StateNode */

/**
 * @param {string} name for instance `seasonCard`
 * @param {string} feature its folder in the core, for instance `ordering/season`
 * @param {Machine} machine
 * @returns {Chart}
 */
export function readChart(name, feature, machine) {
  return { name, feature, root: readState(machine.root, machine) };
}

/**
 * @param {StateNode} node
 * @param {Machine} machine
 * @returns {State}
 */
function readState(node, machine) {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    description: node.description ?? '',
    tags: [...node.tags],
    invokes: node.invoke.map(({ id }) => id),
    entry: node.entry.map(actionName),
    exit: node.exit.map(actionName),
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    states: Object.values(node.states).map((child) => readState(child, machine)),
    transitions: transitions.map((transition) => ({
      source: node.id,
      targets: (transition.target ?? []).map((target) => target.id),
      reenter: transition.reenter,
      event: transition.eventType,
      ...readCause(transition.eventType, node, machine),
      guard: guardName(transition.guard),
      actions: transition.actions.map(actionName),
    })),
  };
}

/**
 * @param {string} eventType
 * @param {StateNode} node
 * @param {Machine} machine
 * @returns {{ cause: Cause, label: string }}
 */
function readCause(eventType, node, machine) {
  if (eventType === '') return { cause: 'always', label: 'at once' };
  if (eventType === '*') return { cause: 'event', label: 'anything else' };
  const invoked = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (invoked) {
    const [, outcome, id] = invoked;
    return outcome === 'done'
      ? { cause: 'done', label: `${id} done` }
      : { cause: 'error', label: `${id} failed` };
  }
  if (eventType.startsWith('xstate.done.state.')) return { cause: 'done', label: 'finished' };
  if (eventType.startsWith('xstate.after.')) {
    const delay = eventType.slice('xstate.after.'.length, -`.${node.id}`.length);
    return { cause: 'delay', label: `after ${delayName(delay, machine)}` };
  }
  return { cause: 'event', label: eventType.replace(/^xstate\./, '') };
}

/**
 * @param {string} delay
 * @param {Machine} machine
 */
function delayName(delay, machine) {
  if (/^\d+$/.test(delay)) return `${delay} ms`;
  const known = machine.implementations.delays[delay];
  return typeof known === 'number' ? `${delay} (${known} ms)` : delay;
}

/**
 * @param {unknown} guard
 * @returns {string}
 */
function guardName(guard) {
  if (!guard) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && 'type' in guard) {
    const fixed = 'params' in guard && guard.params && typeof guard.params === 'object' ? guard.params : {};
    return [guard.type, ...Object.values(fixed)].join(' ');
  }
  if (typeof guard === 'function') {
    const inner = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : [];
    if (inner.length === 1) return `not ${inner[0]}`;
    if (inner.length > 1) return inner.join(guard.name === 'or' ? ' or ' : ' and ');
    return guard.name || 'a condition';
  }
  return 'a condition';
}

/**
 * @param {unknown} action
 * @returns {string}
 */
function actionName(action) {
  if (typeof action === 'string') return action;
  if (action && (typeof action === 'object' || typeof action === 'function')) {
    if ('type' in action) return String(action.type);
    if ('name' in action && action.name) return String(action.name);
  }
  return 'an action';
}

/**
 * The state and all states within it, outermost first.
 *
 * @template {{ readonly states: readonly T[] }} T
 * @param {T} state
 * @returns {T[]}
 */
export const allStates = (state) => [state, ...state.states.flatMap(allStates)];

/**
 * @param {Transition} transition
 */
export const isIgnored = ({ targets, actions }) => targets.length === 0 && actions.length === 0;
