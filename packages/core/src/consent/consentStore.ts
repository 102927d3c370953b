import type { OverlaysDependencies } from '../overlays/dependencies.ts';
import type { Consent } from './consent.machine.ts';

/** The cookie, its life in seconds (R1, I1), and what pages tell each other. */
export const CONSENT_COOKIE = 'enable-tracking';
export const CONSENT_LASTS = 15_552_000;
const NEWS = 'consent.';

const choices: Readonly<Record<string, Consent>> = { true: 'accepted', false: 'declined' };

/** Where the choice is kept: the cookie, or this page's memory where cookies are blocked. */
export interface ConsentStore {
  /** Any other value than true or false counts as none (HZ40). */
  read(): Consent;
  /** Keeps a choice and tells the other pages; whether it outlives the page. */
  keep(choice: Exclude<Consent, 'undecided'>): boolean;
  /** Reports when another page has chosen; returns how to stop. */
  listen(listener: () => void): () => void;
}

export const createConsentStore = ({
  cookies,
  channel,
  wake,
}: Pick<OverlaysDependencies['ports'], 'cookies' | 'channel' | 'wake'>): ConsentStore => {
  /** Undecided where the cookie holds what was chosen. */
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
        const told = Object.values(choices).find((choice) => message === NEWS + choice);
        if (told === undefined) return;
        memory = inCookie() === told ? 'undecided' : told;
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
