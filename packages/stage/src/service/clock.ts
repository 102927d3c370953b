import { now } from './season.ts';

const opened = Date.now();

/** The time on the stage (epoch ms). The simulated season is always the one on sale. */
export const stageNow = (): number => now + (Date.now() - opened);
