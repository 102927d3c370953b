import type { Ports } from '../../platform/ports.ts';
import { sampleNow } from '../../testing/samples/index.ts';
import { disagreements, faultsAtRest } from './agreement.ts';
import { stopClock } from './hours.ts';
import { FakeServer } from './server.ts';
import { pathTo, perform, type Step } from './steps.ts';
import { Visitor } from './visitor.ts';

/** Walks a path through the whole portal, and yields what it came by; throws with what does not agree, and after which step. */
export async function followSteps(
  path: readonly Step[],
  change?: (ports: Ports) => Ports,
): Promise<Visitor['met']> {
  const hours = stopClock(sampleNow);
  const visitor = await Visitor.arrive(pathTo('style'), new FakeServer(), hours, change);
  const hold = (step: number, faults: readonly string[]) => {
    if (faults.length > 0) throw new Error(`after step ${step}: ${faults.join('; ')}`);
  };
  try {
    hold(0, await faultsAtRest(visitor));
    for (const [index, { action, rest }] of path.entries()) {
      await perform(visitor, action);
      hold(index + 1, disagreements(visitor));
      if (rest !== null) await visitor.wait(rest);
      hold(index + 1, rest === null ? await faultsAtRest(visitor) : disagreements(visitor));
    }
    hold(path.length, await faultsAtRest(visitor));
    return visitor.met;
  } finally {
    visitor.tab.document?.portal.stop();
    hours.end();
  }
}
