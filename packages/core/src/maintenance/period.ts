import type { Maintenance } from '../contract/index.ts';

/** Whether a moment, epoch ms, lies in a period of Unix seconds (E1); the start is included, the end is not. */
export const holds = ({ start, end }: Pick<Maintenance, 'start' | 'end'>, now: number): boolean =>
  start * 1000 <= now && now < end * 1000;
