import type { SnapshotFrom } from 'xstate';
import type { ShownStyle } from '../../contract/index.ts';
import type { liveMachine } from './live.machine.ts';
import { newestVisible } from './live.ts';

type Live = SnapshotFrom<typeof liveMachine>;

/** Whether the user follows the host, so that the newest style is shown; otherwise a chosen style stays. */
export const isFollowing = (snapshot: Live): boolean => snapshot.matches({ watching: { view: 'following' } });

/** The style on screen; null: there is none the customer may see. */
export function presentedStyle(snapshot: Live): ShownStyle | null {
  const { shown, chosen } = snapshot.context;
  if (isFollowing(snapshot)) return newestVisible(shown);
  return (
    shown.find(({ position }) => position === chosen) ?? shown.find(({ style }) => style !== null) ?? null
  );
}

/** Number of styles shown since the user stopped following. */
export const arrivedMeanwhile = (snapshot: Live): number =>
  isFollowing(snapshot)
    ? 0
    : snapshot.context.shown.filter(({ position }) => position > snapshot.context.seen).length;

/** The last style shown since the user joined; null: none yet. */
export function lastArrival({ context: { shown, cameInAt } }: Live): ShownStyle | null {
  const last = shown.at(-1);
  return last && last.position > cameInAt ? last : null;
}

/** Number of shown styles that this customer may not see. */
export const hiddenCount = ({ context }: Live): number =>
  context.shown.filter(({ style }) => style === null).length;
