import type { OrderingRight, ResolvedRights, RightEnv } from '../contract/index.ts';

/** Whether a right is held in a right environment (specification, section 6). */
export const holds = (rights: ResolvedRights, rightEnv: RightEnv, right: OrderingRight): boolean =>
  rights[rightEnv].rights.includes(right);
