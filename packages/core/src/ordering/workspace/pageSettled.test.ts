import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { PORTAL } from '../../platform/portalName.ts';
import { buyerRights, missing, networkLost, samplePlace, settle } from '../../testing/index.ts';
import { workspaceMachine } from './workspace.machine.ts';

it.each([
  ['missing', missing],
  ['failed', networkLost],
])('B3 I1 a season that is %s keeps what accompanies the pages from nobody', async (state, error) => {
  const heard: string[] = [];
  const workspace = workspaceMachine.provide({
    actors: { loadPlace: fromPromise(() => Promise.reject(error)) as never },
  });
  const portal = setup({ actors: { workspace } }).createMachine({
    invoke: {
      id: 'workspace',
      src: 'workspace',
      input: { route: { screen: 'styles', place: samplePlace }, rights: buyerRights },
    },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  const actor = createActor(portal, { systemId: PORTAL }).start();
  await settle();
  expect(actor.getSnapshot().children.workspace?.getSnapshot().value).toBe(state);
  expect(heard).toEqual(['page.settled']);
  actor.stop();
});
