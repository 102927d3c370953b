/** @typedef {import('./steps.js').Step} Step */
/** @typedef {'passed' | 'failed' | 'blocked'} Outcome */

/**
 * The steps of a plan and all their prerequisites, in the order of the list.
 *
 * @param {Step[]} steps
 * @param {string[]} names
 * @returns {Step[]}
 * @throws {Error} when a name is unknown
 */
export function withPrerequisites(steps, names) {
  const wanted = new Set();
  /** @param {string} name */
  const want = (name) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (!step) throw new Error(`There is no step “${name}”`);
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const earlier of step.after ?? []) want(earlier);
  };
  for (const name of names) want(name);
  return steps.filter(({ name }) => wanted.has(name));
}

/**
 * Runs every step once its prerequisites have succeeded, as many at a time as there are cores. A step whose
 * prerequisite failed is blocked. The others still run, so that one pass shows every fault.
 *
 * @param {Step[]} steps
 * @param {number} cores
 * @param {(step: Step) => Promise<boolean>} run
 * @returns {Promise<Map<string, Outcome>>}
 */
export async function schedule(steps, cores, run) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  let busy = 0;

  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length;
    for (const step of [...waiting]) {
      const earlier = (step.after ?? []).map((name) => outcomes.get(name));
      if (earlier.some((outcome) => outcome === 'failed' || outcome === 'blocked')) {
        outcomes.set(step.name, 'blocked');
        waiting.splice(waiting.indexOf(step), 1);
        continue;
      }
      const load = Math.min(step.cores ?? 1, cores);
      if (earlier.some((outcome) => outcome === undefined) || busy + load > cores) continue;
      waiting.splice(waiting.indexOf(step), 1);
      busy += load;
      running.set(
        step.name,
        run(step).then((succeeded) => {
          outcomes.set(step.name, succeeded ? 'passed' : 'failed');
          running.delete(step.name);
          busy -= load;
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length === before) {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return outcomes;
}
