import { fromPromise } from 'xstate';
import { type CopyPlan, type CopyReport, planCopy, retryCopy, runCopy } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import { posActors } from '../pos/pos.actors.ts';
import { copyMachine } from './copy.machine.ts';
import { copyRunMachine, type RunInput } from './copyRun.machine.ts';
import type { PlanInput } from './planInput.ts';
import { targetsMachine } from './targets.machine.ts';

/** Idempotency key of a plan: sending the same plan again after a lost response or a reload copies nothing twice. */
export const copyKey = ({ version }: Pick<CopyPlan, 'version'>): string => `copy-${version}`;

export const copyActors = (api: Api) => ({
  targets: targetsMachine.provide({ actors: { findCustomers: posActors(api).findCustomers } }),
  plan: fromPromise<CopyPlan, PlanInput>(({ input: { rightEnv, source, targets }, signal }) =>
    api.send(planCopy, { params: { rightEnv }, body: { source, targets: [...targets] }, signal }),
  ),
  copyRun: copyRunMachine.provide({
    actors: {
      run: fromPromise<CopyReport, RunInput>(({ input: { source, plan, copyId } }) => {
        const { rightEnv } = plan;
        const targets = plan.targets.map(({ customerId, standing, version }) => ({
          customerId,
          standing,
          version,
        }));
        if (copyId !== null) return api.send(retryCopy, { params: { rightEnv, copyId }, body: { targets } });
        return api.send(runCopy, {
          params: { rightEnv },
          body: { source, targets },
          idempotencyKey: copyKey(plan),
        });
      }),
    },
  }),
});

/** The copy dialog's chart with its services. */
export const copyLogic = (api: Api) => copyMachine.provide({ actors: copyActors(api) });
