import { dashboardScenes } from './dashboard.ts';
import { orderingScenes } from './ordering.ts';
import type { Scene } from './scene.ts';
import { sessionScenes } from './session.ts';

/** All scenes by id, in the order in which they are listed. */
export const scenes: readonly Scene[] = [...sessionScenes, ...dashboardScenes, ...orderingScenes];
