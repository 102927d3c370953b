import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { Consent } from './consent.machine.ts';

/** The cookie, its lifetime in seconds (R1, I1), and the prefix of messages between pages. */
export const CONSENT_COOKIE = 'enable-tracking';
export const CONSENT_LASTS = 15_552_000;
const NEWS = 'consent.';

const choices: Readonly<Record<string, Consent>> = { true: 'accepted', false: 'declined' };

/** The storage of the choice: the cookie, or this page's memory if cookies are blocked. */
export interface ConsentStore {
  /** Any value other than true or false counts as no choice (HZ40). */
  read(): Consent;
  /** Stores a choice and tells the other pages. Returns whether it survives leaving the page. */
  keep(choice: Exclude<Consent, 'undecided'>): boolean;
  /** Calls the listener when another page has chosen. Returns an unsubscribe function. */
  listen(listener: () => void): () => void;
}

export const createConsentStore = ({
  cookies,
  channel,
  wake,
}: Pick<OverlaysDependencies['ports'], 'cookies' | 'channel' | 'wake'>): ConsentStore => {
  /** Stays undecided as long as the cookie holds the choice. */
  let memory: Consent = 'undecided';
  const inCookie = (): Consent | undefined => choices[cookies.read(CONSENT_COOKIE) ?? ''];
  return {
    read: () => (memory === 'undecided' ? (inCookie() ?? memory) : memory),
    keep(choice) {
      cookies.write(CONSENT_COOKIE, String(choice === 'accepted'), CONSENT_LASTS);
      memory = inCookie() === choice ? 'undecided' : choice;
      channel.post(NEWS + choice);
      return memory === 'undecided';
    },
    listen(listener) {
      const stopHearing = channel.listen((message) => {
        const reported = Object.values(choices).find((choice) => message === NEWS + choice);
        if (reported === undefined) return;
        memory = inCookie() === reported ? 'undecided' : reported;
        listener();
      });
      const stopWaking = wake.subscribe(listener);
      return () => {
        stopHearing();
        stopWaking();
      };
    },
  };
};
