import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../platform/actors/internals.ts';
import { charts as all } from './charts.ts';
import type { Charts } from './decode.ts';
import { openRecording, packed } from './pack.ts';
import { excerpt, type Recording } from './recording.ts';
import { replayFlow } from './replay.ts';

/** Ids of the innermost active states of a chart, for instance `cart.editing.stored`. */
export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id);

/** The state at the end of a recording. */
export interface End {
  /** `error`: the chart threw. */
  readonly status: string;
  /** Ids of states, see {@link statesOf}. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/**
 * Replays the single flow of a saved test and returns the state that the current chart reaches with the last event.
 *
 * @param text of the recording
 * @throws {Error} if it cannot be read, or the chart no longer exists
 */
export async function endOf(text: string, charts: Charts = all): Promise<End> {
  const recording = await openRecording(text);
  const [flow] = recording.flows;
  if (!flow) throw new Error('The recording holds no flow');
  const last = replayFlow(recording, flow, charts, { judged: true }).steps.at(-1)?.snapshot;
  if (!last) throw new Error('The recording holds no step');
  return { status: last.status, states: statesOf(last), context: last.context };
}

/** The correct result: the chart does not throw, is in a state, or is not in it. */
export type Expectation =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'isIn'; readonly state: string }
  | { readonly kind: 'isNotIn'; readonly state: string };

const said: Record<Expectation['kind'], string> = {
  goesOn: 'goes on',
  isIn: 'is in',
  isNotIn: 'is not in',
};

const claimOf = (expectation: Expectation): string => {
  if (expectation.kind === 'goesOn') return `expect(end.status).not.toBe('error');`;
  const state = JSON.stringify(expectation.state);
  return expectation.kind === 'isIn'
    ? `expect(end.states).toContain(${state});`
    : `expect(end.states).not.toContain(${state});`;
};

const WIDTH = 100;

const quoted = (text: string): string =>
  (text.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []).map((part) => `  '${part}',`).join('\n');

/**
 * Generates a regression test as a TypeScript file. It replays one flow up to a step and expects the correct result
 * there. It fails as long as the chart behaves as recorded, and is an ordinary test afterwards.
 */
export async function regressionTest(
  recording: Recording,
  {
    flow,
    step,
    expectation,
  }: { readonly flow: number; readonly step: number; readonly expectation: Expectation },
): Promise<string> {
  const part = excerpt(recording, flow, step);
  const { path = '', chart = '', steps = [] } = part.flows[0] ?? {};
  const event = String(
    replayFlow(part, part.flows[0] ?? missing(), all, { judged: true }).steps.at(-1)?.event.type ?? '',
  );
  const state = expectation.kind === 'goesOn' ? '' : ` ${expectation.state}`;
  const title = `${chart}: after '${event}' it ${said[expectation.kind]}${state}`;
  return `import { endOf } from '@selvedge/core/recorder';
import { expect, test } from 'vitest';

/** ${path}, ${steps.length} steps, recorded with version ${recording.version} on ${new Date(recording.madeAt).toISOString()}. */
const recording = [
${quoted(await packed(part))}
].join('');

test(${JSON.stringify(title)}, async () => {
  const end = await endOf(recording);
  ${claimOf(expectation)}
});
`;
}

function missing(): never {
  throw new Error('There is no such flow in the recording');
}
