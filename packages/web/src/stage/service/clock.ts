import { now } from '../../gallery/ordering/season.ts';

const opened = Date.now();

/** Epoch milliseconds on the stage: the made-up season is always the one that is sold. */
export const stageNow = (): number => now + (Date.now() - opened);
