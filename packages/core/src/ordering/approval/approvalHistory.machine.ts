import type { ApprovalHistory } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** Who approved, recalled and returned a cart, and what changed since (O2). Parameters: `rightEnv` and `cartId`. */
export const approvalHistoryMachine = readingChart<ApprovalHistory>(
  'approvalHistory',
  'What became of the cart since it was approved',
);
