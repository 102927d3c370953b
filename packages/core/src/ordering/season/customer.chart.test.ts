import { customer } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import { readingSuite, sampleCustomer } from '../../testing/index.ts';
import { customerMachine } from './customer.machine.ts';

readingSuite(customerMachine, {
  params: { rightEnv: 'preorder', customerId: 'c-1' },
  answer: sampleCustomer(),
  provided: (api) => customerMachine.provide({ actors: { read: reader(api, customer) } }),
});
