import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { approvalMachine } from '../ordering/approval/approval.machine.ts';
import { quiet } from '../platform/actors/quiet.ts';
import { ApiError, failure } from '../platform/api/failure.ts';
import { createFlightRecorder } from '../platform/flightRecorder/flightRecorder.ts';
import { sampleHead } from '../testing/samples/index.ts';
import { charts } from './charts.ts';
import type { Charts } from './decode.ts';
import { openRecording, packedFlows } from './pack.ts';
import { replay } from './replay.ts';
import { type Expectation, endOf, regressionTest, statesOf } from './savedTest.ts';

/** A chart with a fault: that a cart was changed by somebody else is taken for any other refusal. */
const brokenCharts: Charts = {
  ...charts,
  approval: approvalMachine.provide({ guards: { isOutdated: () => false } }),
};
/** Another: it stumbles over the refusal. */
const stumbling: Charts = {
  ...charts,
  approval: approvalMachine.provide({
    guards: {
      isOutdated: () => {
        throw new TypeError('of undefined');
      },
    },
  }),
};

const recorded = async (faulty: Charts) => {
  const recorder = createFlightRecorder(() => 0);
  const chart = faulty.approval ?? approvalMachine;
  const house = setup({ actors: { approval: quiet(chart) } }).createMachine({
    id: 'house',
    invoke: {
      id: 'approval',
      src: 'approval',
      input: { head: sampleHead(), holdsInsert: true, holdsSubmit: false, opensAt: null },
      onError: {},
    },
  });
  const root = createActor(house, { inspect: recorder.inspect }).start();
  const tell = (event: { type: string }) => root.getSnapshot().children.approval?.send(event);
  tell({ type: 'findings.changed', findings: [] } as { type: string });
  tell({ type: 'approval.requested' });
  const error = new ApiError(
    failure({ kind: 'refused', status: 409, code: 'versionConflict', message: 'Bea Buyer was here' }),
  );
  tell({ type: 'xstate.error.actor.approve', error } as { type: string });
  const text = await packedFlows(recorder.flows(), { charts: faulty, version: '1.0.0', now: 0 });
  root.stop();
  return openRecording(text);
};

/** Runs a saved test against some charts; resolves with what it fails with. */
const outcomeOf = async (file: string, against: Charts): Promise<unknown> => {
  const body = file.replaceAll(/^import .*$/gm, '');
  const run = new Function('endOf', 'expect', 'test', body);
  let outcome: Promise<unknown> = Promise.resolve(null);
  run(
    (text: string) => endOf(text, against),
    expect,
    (_: string, body_: () => Promise<void>) => {
      outcome = body_().then(
        () => null,
        (error: unknown) => error,
      );
    },
  );
  return outcome;
};

const saved = async (faulty: Charts, expectation: Expectation) => {
  const recording = await recorded(faulty);
  const flow = recording.flows.findIndex(({ chart }) => chart === 'approval');
  const step = (recording.flows[flow]?.steps.length ?? 0) - 1;
  return { recording, flow, file: await regressionTest(recording, { flow, step, expectation }) };
};

describe('a recording saved as a test', () => {
  it('Q2 fails on the fault it holds, and passes when it is fixed: the wrong state', async () => {
    const { recording, flow, file } = await saved(brokenCharts, {
      kind: 'isIn',
      state: 'approval.refused.rereading',
    });
    const last = replay(recording, brokenCharts)[flow]?.steps.at(-1)?.snapshot;
    expect(last && statesOf(last)).toEqual(['approval.refused.shown']);
    expect(await outcomeOf(file, brokenCharts)).toMatchObject({ name: 'AssertionError' });
    expect(await outcomeOf(file, charts)).toBeNull();
    expect(file).toContain(
      "approval: after 'xstate.error.actor.approve' it is in approval.refused.rereading",
    );
    expect(file).not.toContain('Buyer');
  });

  it('Q2 fails on the fault it holds, and passes when it is fixed: a state never to be in', async () => {
    const { file } = await saved(brokenCharts, { kind: 'isNotIn', state: 'approval.refused.shown' });
    expect(await outcomeOf(file, brokenCharts)).toMatchObject({ name: 'AssertionError' });
    expect(await outcomeOf(file, charts)).toBeNull();
  });

  it('Q2 fails on the fault it holds, and passes when it is fixed: a chart that throws', async () => {
    const { recording, flow, file } = await saved(stumbling, { kind: 'goesOn' });
    expect(replay(recording, stumbling)[flow]?.steps.at(-1)?.snapshot.status).toBe('error');
    expect(await outcomeOf(file, stumbling)).toMatchObject({ name: 'AssertionError' });
    expect(await outcomeOf(file, charts)).toBeNull();
  });
});
