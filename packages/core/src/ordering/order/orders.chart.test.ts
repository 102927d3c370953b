import { orders } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import { readingSuite, sampleOrder } from '../../testing/index.ts';
import { ordersMachine } from './orders.machine.ts';

readingSuite(ordersMachine, {
  params: { rightEnv: 'preorder', customerId: 'c-1' },
  answer: [sampleOrder()],
  provided: (api) => ordersMachine.provide({ actors: { read: reader(api, orders) } }),
});
