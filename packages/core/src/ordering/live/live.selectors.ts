import type { SnapshotFrom } from 'xstate';
import type { ShownStyle } from '../../contract/index.ts';
import type { liveMachine } from './live.machine.ts';
import { newestVisible } from './live.ts';

type Live = SnapshotFrom<typeof liveMachine>;

/** The style in front is the newest the host shows; otherwise the user stays at a chosen one. */
export const isFollowing = (snapshot: Live): boolean => snapshot.matches({ watching: { view: 'following' } });

/** The style in front; null: there is none the customer may see. */
export function presentedStyle(snapshot: Live): ShownStyle | null {
  const { shown, chosen } = snapshot.context;
  if (isFollowing(snapshot)) return newestVisible(shown);
  return (
    shown.find(({ position }) => position === chosen) ?? shown.find(({ style }) => style !== null) ?? null
  );
}

/** How many were shown since the user stays at a style. */
export const arrivedMeanwhile = (snapshot: Live): number =>
  isFollowing(snapshot)
    ? 0
    : snapshot.context.shown.filter(({ position }) => position > snapshot.context.seen).length;

/** The last style that came while the user was there; null: none came yet. */
export function lastArrival({ context: { shown, cameInAt } }: Live): ShownStyle | null {
  const last = shown.at(-1);
  return last && last.position > cameInAt ? last : null;
}

/** How many of those shown this customer may not see. */
export const hiddenCount = ({ context }: Live): number =>
  context.shown.filter(({ style }) => style === null).length;
