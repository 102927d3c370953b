import { expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import { MOST_COPY_TARGETS } from '../../contract/index.ts';
import {
  type ChartHarness,
  chartSuite,
  copyRunEnds,
  copyRunEvents,
  createFakeApi,
  endRun,
  failedReport,
  filledCopyTarget,
  missing,
  runTells,
  sampleCopyPlan,
  sampleCopyTarget,
  sampleCustomer,
  settle,
  underMaintenance,
  wiringSuite,
} from '../../testing/index.ts';
import { copyKey, copyLogic } from './copy.actors.ts';
import { copyMachine } from './copy.machine.ts';

const opened = {
  type: 'copy.opened',
  source: { kind: 'cart', cartId: 'cart-1' },
  rightEnv: 'preorder',
  rightEnvs: ['preorder', 'postorder'],
  chosen: [],
};
const { customerId, customerNumber, name, city } = sampleCustomer({ customerId: 'c-3' });
const toggled = { type: 'target.toggled', customer: { customerId, customerNumber, name, city } };
const tooMany = Array.from({ length: MOST_COPY_TARGETS + 1 }, (_, at) => ({
  ...toggled.customer,
  customerId: `c-1${at}`,
}));

const tour = {
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.chosen.length,
    context.rightEnv,
    context.modes,
    context.plan?.targets[0].sums.copied,
    context.report?.targets.length,
    context.maintained,
  ],
  events: [
    opened,
    { ...opened, chosen: tooMany },
    { ...opened, rightEnvs: [] },
    { ...opened, unsaved: true },
    toggled,
    { type: 'environment.chosen', rightEnv: 'postorder' },
    { type: 'targets.retried' },
    { type: 'plan.requested' },
    { type: 'plan.retried' },
    { type: 'choosing.resumed' },
    { type: 'copyMode.chosen', customerId: filledCopyTarget.customerId, standing: 'add' },
    { type: 'run.requested' },
    ...copyRunEvents,
    { type: 'targets.statusChanged', standing: 'maintained' },
    { type: 'targets.statusChanged', standing: 'served' },
    { type: 'retry.requested' },
    { type: 'copy.closed' },
  ],
  answers: {
    plan: [sampleCopyPlan(sampleCopyTarget()), sampleCopyPlan(filledCopyTarget)],
    copyRun: copyRunEnds,
  },
};

chartSuite(copyMachine, {
  ...tour,
  invariants: {
    'something is copied only by a plan that was shown': (snapshot) =>
      !snapshot.matches('running') || snapshot.context.plan !== null,
    'N9 a retry belongs to the run it fixes': (snapshot) =>
      !snapshot.matches('ended') || snapshot.context.report !== null,
    'every way of failing says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.matches('ended') || snapshot.context.failure !== null,
    'B5 nothing is planned for customers that a maintenance keeps away': (snapshot) =>
      !snapshot.matches('planning') || !snapshot.context.maintained,
    'a closed dialog holds nothing': (snapshot) =>
      !snapshot.matches('closed') || snapshot.context.source === null,
  },
});

const waiting =
  (name: string) =>
  (_: unknown, { fake }: { fake: ReturnType<typeof createFakeApi> }) =>
    fake.pending.find((call) => name.split(' ').includes(call.name));
const answering =
  (names: string) => (output: unknown, dependencies: { fake: ReturnType<typeof createFakeApi> }) =>
    waiting(names)(output, dependencies)?.answer(output);
const failing =
  (names: string) => (error: unknown, dependencies: { fake: ReturnType<typeof createFakeApi> }) =>
    waiting(names)(error, dependencies)?.fail(error);

const targetsTell = async ({ standing }: AnyEventObject, { fake, actor }: ChartHarness) => {
  const search = () => waiting('customers')(null, { fake });
  if (standing === 'maintained') search()?.fail(underMaintenance);
  else search()?.answer([sampleCustomer()]);
  await settle();
  actor.send({ type: 'targets.retried' });
};

wiringSuite(copyMachine, {
  tour,
  machine: copyLogic,
  doing: {
    events: { 'run.statusChanged': runTells, 'targets.statusChanged': targetsTell },
    answers: { plan: answering('planCopy'), copyRun: endRun },
    failures: { plan: failing('planCopy') },
  },
});

it('B5 the real search tells its dialog of a maintenance and of its end', async () => {
  const fake = createFakeApi();
  const actor = createActor(copyLogic(fake.api)).start();
  actor.send(opened as never);
  const maintained = () => actor.getSnapshot().context.maintained;
  waiting('customers')(null, { fake })?.fail(underMaintenance);
  await settle();
  expect(maintained()).toBe(true);
  actor.send({ type: 'targets.retried' });
  expect(maintained()).toBe(true);
  waiting('customers')(null, { fake })?.answer([sampleCustomer()]);
  await settle();
  expect(maintained()).toBe(false);
});

const toRun = async () => {
  const fake = createFakeApi();
  const actor = createActor(copyLogic(fake.api)).start();
  const answer = async (names: string, value: unknown) => {
    answering(names)(value, { fake });
    await settle();
  };
  for (const event of [opened, toggled, { type: 'plan.requested' }]) actor.send(event as never);
  await answer('planCopy', sampleCopyPlan(sampleCopyTarget(), filledCopyTarget));
  actor.send({ type: 'run.requested' });
  return { fake, actor, answer };
};

it('N9 the same plan is one intention, another plan another', async () => {
  const { fake } = await toRun();
  const call = fake.pending.find((one) => one.name === 'runCopy');
  expect(call?.call.idempotencyKey).toBe(copyKey(sampleCopyPlan(sampleCopyTarget())));
  expect(copyKey({ version: 'other' })).not.toBe(copyKey({ version: 'plan-1' }));
});

it('C6 N9 a run that is refused as a whole is no failure to plan, and is planned anew by trying again', async () => {
  const { fake, actor } = await toRun();
  failing('runCopy')(missing, { fake });
  await settle();
  expect(actor.getSnapshot().value).toBe('refused');
  expect(actor.getSnapshot().context.failure?.message).toBe(missing.message);
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('planning');
});

it('N9 a retry plans the failed targets only, and belongs to the same run', async () => {
  const { fake, actor, answer } = await toRun();
  await answer('runCopy', failedReport);
  actor.send({ type: 'retry.requested' });
  await settle();
  const planning = fake.pending.find((one) => one.name === 'planCopy');
  expect(planning?.call.body).toMatchObject({
    targets: [{ customerId: filledCopyTarget.customerId, standing: null }],
  });
  await answer('planCopy', sampleCopyPlan(filledCopyTarget));
  actor.send({ type: 'copyMode.chosen', customerId: filledCopyTarget.customerId, standing: 'replace' });
  await answer(
    'planCopy',
    sampleCopyPlan({ ...sampleCopyTarget(), customerId: filledCopyTarget.customerId }),
  );
  actor.send({ type: 'run.requested' });
  expect(fake.pending.map((one) => one.name)).toEqual(['retryCopy']);
  expect(fake.pending[0]?.address).toContain(`/copies/${failedReport.copyId}/retry`);
});
