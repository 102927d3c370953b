import type { Route } from '../app/routes.ts';
import type { Message } from '../contract/index.ts';

/** How long a message is shown before the next one, milliseconds (R1). */
export const AUTOPLAY = 5_000;
/** With more messages than this the last is followed by the first (R1). */
export const MOST_WITHOUT_LOOP = 2;

/**
 * What keeps the ticker from turning: a hand over it, the focus in it, the user who paused it, a dialog, or the wish for
 * less motion.
 */
export type Hold = 'pointer' | 'focus' | 'user' | 'dialogs' | 'motion';

/** What was fetched, and which messages this browser's user has put away, by their ids. */
export interface News {
  readonly messages: readonly Message[];
  readonly dismissed: readonly string[];
}

export interface ShownNews extends News {
  /** The index of the message that is shown. */
  readonly place: number;
}

export const isHome = ({ screen }: Route): boolean => screen === 'dashboard' || screen === 'content';

/** Messages put away stay away until there is one among them that is new. */
export const hasNews = ({ messages, dismissed }: News): boolean =>
  messages.some(({ id }) => !dismissed.includes(id));

/** Throws where there is none: the ticker shows nothing without messages. */
export function shownMessage({ messages, place }: ShownNews): Message {
  const message = messages[place];
  if (message === undefined) throw new RangeError(`There is no message ${place} of ${messages.length}`);
  return message;
}

export const isLooping = ({ messages }: News): boolean => messages.length > MOST_WITHOUT_LOOP;

export const isAtEnd = (shown: ShownNews): boolean =>
  !isLooping(shown) && shown.place >= shown.messages.length - 1;

/** The index `by` further, round the end where the ticker loops; null where there is no message. */
export function placeBeside(shown: ShownNews, by: number): number | null {
  const count = shown.messages.length;
  const next = shown.place + by;
  if (isLooping(shown)) return (next + count) % count;
  return next >= 0 && next < count ? next : null;
}

const distinct = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
];

/** What is shown once news are there: the message shown before where it is still among them, else the first new one. */
export function withNews(before: ShownNews, news: News): ShownNews {
  const messages = distinct(news.messages);
  const shown = hasNews(before) ? before.messages[before.place]?.id : undefined;
  const kept = messages.findIndex(({ id }) => id === shown);
  // What is being put away at this moment may not be stored yet.
  const dismissed = [...new Set([...before.dismissed, ...news.dismissed])];
  const firstNew = messages.findIndex(({ id }) => !dismissed.includes(id));
  return {
    messages,
    dismissed,
    place: Math.max(kept >= 0 ? kept : firstNew, 0),
  };
}

export const withHold = (holds: readonly Hold[], hold: Hold, on: boolean): readonly Hold[] => {
  const others = holds.filter((other) => other !== hold);
  return on ? [...others, hold].sort() : others;
};
