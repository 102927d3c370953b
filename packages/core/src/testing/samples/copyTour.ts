import type { AnyEventObject } from 'xstate';
import { failureOf } from '../../platform/api/failure.ts';
import { ASK_AGAIN_DELAY, MOST_ASKINGS } from '../../rules/askAgain.ts';
import { networkLost } from '../samples.ts';
import { type ChartHarness, settle } from '../walkPath.ts';
import { missing, serverDown } from './carts.ts';
import {
  copiedReport,
  failedReport,
  filledCopyTarget,
  sampleCopyPlan,
  sampleCopyTarget,
  warnedReport,
} from './copies.ts';

/** Everything that can happen to the run of a plan, for its chart and for the screen. */
export const copyRunTour = {
  input: {
    source: { kind: 'cart', cartId: 'cart-1' },
    plan: sampleCopyPlan(sampleCopyTarget(), filledCopyTarget),
    copyId: null,
  },
  events: [{ type: 'run.retried' }],
  answers: { run: [copiedReport] },
  failures: { run: [networkLost, serverDown, missing] },
};

const ended = (report: unknown) => ({ report, failure: null });

/** How a run ends, and what it tells on the way, for the chart above it. */
export const copyRunEnds = [
  ...[copiedReport, warnedReport, failedReport].map(ended),
  { report: null, failure: failureOf(missing) },
];
/** What the run of a copy tells of where it stands, for the paths of the copy. */
export const copyRunEvents = [
  { type: 'run.statusChanged', status: 'uncertain' },
  { type: 'run.statusChanged', status: 'underWay' },
];

const call = ({ fake }: ChartHarness) =>
  fake.pending.find(({ name }) => ['runCopy', 'retryCopy'].includes(name));

/** Brings about in the real chart of the run what it ended with in the tour. */
export const endRun = (output: unknown, world: ChartHarness): void => {
  const { report } = output as { report: unknown };
  if (world.actor.getSnapshot().matches({ running: 'uncertain' }))
    world.actor.getSnapshot().children.copyRun.send({ type: 'run.retried' });
  if (report === null) call(world)?.fail(missing);
  else call(world)?.answer(report);
};

/** Brings about in the real chart of the run what it tells in the tour. */
export const runTells = async (event: AnyEventObject, world: ChartHarness): Promise<void> => {
  if (event.status === 'underWay') {
    world.actor.getSnapshot().children.copyRun?.send({ type: 'run.retried' });
    return;
  }
  for (let asking = 0; asking <= MOST_ASKINGS; asking += 1) {
    call(world)?.fail(networkLost);
    await settle();
    world.clock.increment(ASK_AGAIN_DELAY);
    await settle();
  }
};
