import { approvalHistory } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import { readingSuite, sampleApprovalHistory } from '../../testing/index.ts';
import { approvalHistoryMachine } from './approvalHistory.machine.ts';

readingSuite(approvalHistoryMachine, {
  params: { rightEnv: 'preorder', cartId: 'cart-1' },
  answer: sampleApprovalHistory(),
  provided: (api) => approvalHistoryMachine.provide({ actors: { read: reader(api, approvalHistory) } }),
});
