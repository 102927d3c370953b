import { reader } from '../../actors/reading.ts';
import { order } from '../../contract/index.ts';
import { readingSuite, sampleOrder } from '../../testing/index.ts';
import { orderMachine } from './order.machine.ts';

readingSuite(orderMachine, {
  params: { orderId: 'o-1' },
  answer: sampleOrder(),
  provided: (api) => orderMachine.provide({ actors: { read: reader(api, order) } }),
});
