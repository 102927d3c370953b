import type { OrderingRef } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';

/** The right environment of what is shown. */
export const rightEnvOf = (ordering: OrderingRef): RightEnv => {
  const { route } = ordering.getSnapshot().context;
  if ('place' in route) return route.place.rightEnv;
  return 'rightEnv' in route ? route.rightEnv : 'preorder';
};
