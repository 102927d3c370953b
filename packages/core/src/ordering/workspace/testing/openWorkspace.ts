import { createActor, SimulatedClock } from 'xstate';
import type { ResolvedRights, StyleIndex } from '../../../contract/index.ts';
import type { OrderingRoute, PlaceRoute } from '../../../navigation/orderingRoute.ts';
import {
  createFakeApi,
  fakeBrowser,
  fakeOrderingDependencies,
  sampleCustomer,
  sampleIndex,
  sampleSeasonState,
  settle,
} from '../../../testing/index.ts';
import { workspaceChildren } from '../../children.ts';
import { workspaceActors } from '../workspace.actors.ts';
import { workspaceMachine } from '../workspace.machine.ts';

/** A workspace with its own charts beside a fake API, as far as its styles; every further call waits for its answer. */
export async function openWorkspace(route: PlaceRoute, rights: ResolvedRights, season = sampleSeasonState()) {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const page = fakeBrowser().open('https://portal.test/');
  const opened: { route: OrderingRoute; replace: boolean }[] = [];
  const dependencies = {
    ...fakeOrderingDependencies(fake.api, () => {}, page),
    openRoute: (route: OrderingRoute, replace: boolean) => void opened.push({ route, replace }),
  };
  const actor = createActor(workspaceMachine.provide({ actors: workspaceActors(dependencies) }), {
    input: { route, rights },
    clock,
  }).start();
  const answer = async (name: string, value: unknown) => {
    const call = fake.pending.find((one) => one.name === name);
    if (!call) throw new Error(`${name} was not asked; pending: ${fake.pending.map((one) => one.name)}`);
    call.answer(value);
    await settle();
    return call;
  };
  await answer('customer', sampleCustomer());
  await answer('seasonState', season);
  await answer('styleIndex', sampleIndex() satisfies StyleIndex);
  const fail = async (name: string, error: unknown) => {
    fake.pending.find((one) => one.name === name)?.fail(error);
    await settle();
  };
  const sent = (name: string) => fake.sent.filter((one) => one === name).length;
  return {
    actor,
    answer,
    fail,
    sent,
    clock,
    page,
    opened,
    fake,
    cart: () => workspaceChildren(actor.getSnapshot()).cart,
  };
}
