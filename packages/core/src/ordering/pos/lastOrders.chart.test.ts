import { readingSuite, sampleOrder } from '../../testing/index.ts';
import { lastOrdersMachine } from './lastOrders.machine.ts';
import { lastOrdersActors } from './pos.actors.ts';

const { lines: _, ...head } = sampleOrder();

readingSuite(lastOrdersMachine, {
  params: { rightEnv: 'preorder', customerId: 'c-1' },
  answer: [head],
  provided: (api) => lastOrdersMachine.provide({ actors: lastOrdersActors(api) }),
});
