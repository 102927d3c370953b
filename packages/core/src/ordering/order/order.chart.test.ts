import { order } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import { readingSuite, sampleOrder } from '../../testing/index.ts';
import { orderMachine } from './order.machine.ts';

readingSuite(orderMachine, {
  params: { orderId: 'o-1' },
  answer: sampleOrder(),
  provided: (api) => orderMachine.provide({ actors: { read: reader(api, order) } }),
});
