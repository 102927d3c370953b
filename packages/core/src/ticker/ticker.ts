import type { Message } from '../contract/index.ts';
import type { Route } from '../navigation/routes.ts';

/** How long each message is shown, in milliseconds (R1). */
export const AUTOPLAY = 5_000;
/** With more messages than this, the first follows the last (R1). */
export const MOST_WITHOUT_LOOP = 2;

/**
 * Reasons why the ticker does not advance: the pointer over it, the focus in it, paused by the user, an open dialog,
 * or reduced motion.
 */
export type Hold = 'pointer' | 'focus' | 'user' | 'dialogs' | 'motion';

/** The loaded messages, and the ids of those dismissed in this browser. */
export interface News {
  readonly messages: readonly Message[];
  readonly dismissed: readonly string[];
}

export interface ShownNews extends News {
  /** The index of the message shown. */
  readonly place: number;
}

export interface TickerContext extends ShownNews {
  route: Route;
  holds: readonly Hold[];
}

export const isHome = ({ screen }: Route): boolean => screen === 'dashboard' || screen === 'content';

/** Whether there are messages to show. Dismissed messages stay hidden until a new one arrives. */
export const hasNews = ({ messages, dismissed }: News): boolean =>
  messages.some(({ id }) => !dismissed.includes(id));

/** Throws if there is no message: without messages the ticker is not shown. */
export function shownMessage({ messages, place }: ShownNews): Message {
  const message = messages[place];
  if (message === undefined) throw new RangeError(`There is no message ${place} of ${messages.length}`);
  return message;
}

export const isLooping = ({ messages }: News): boolean => messages.length > MOST_WITHOUT_LOOP;

export const isAtEnd = (shown: ShownNews): boolean =>
  !isLooping(shown) && shown.place >= shown.messages.length - 1;

/** The index `by` messages further, wrapping around if the ticker loops; null if there is no message. */
export function placeBeside(shown: ShownNews, by: number): number | null {
  const count = shown.messages.length;
  const next = shown.place + by;
  if (isLooping(shown)) return (next + count) % count;
  return next >= 0 && next < count ? next : null;
}

const distinct = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
];

/**
 * What to show when messages have been loaded: the same message as before if it still exists, else the first new one.
 */
export function withNews(before: ShownNews, news: News): ShownNews {
  const messages = distinct(news.messages);
  const shown = hasNews(before) ? before.messages[before.place]?.id : undefined;
  const kept = messages.findIndex(({ id }) => id === shown);
  // A dismissal made just now may not be stored yet.
  const dismissed = [...new Set([...before.dismissed, ...news.dismissed])];
  const firstNew = messages.findIndex(({ id }) => !dismissed.includes(id));
  return {
    messages,
    dismissed,
    place: Math.max(kept >= 0 ? kept : firstNew, 0),
  };
}

/** The reasons that are left when some have gone. */
export const without = (holds: readonly Hold[], gone: readonly Hold[]): readonly Hold[] =>
  holds.filter((hold) => !gone.includes(hold));

/** When the ticker leaves the page, the pointer and the focus leave it too, without an event. */
export const withoutTouch = (holds: readonly Hold[]): readonly Hold[] => without(holds, ['pointer', 'focus']);

export const withHold = (holds: readonly Hold[], hold: Hold, on: boolean): readonly Hold[] => {
  const others = without(holds, [hold]);
  return on ? [...others, hold].sort() : others;
};
